import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { importsOf } from '../../scripts/build/moduleGraph.ts'
import { addEntry, entryOf, releaseYear } from '../../scripts/release/changelog.ts'
import { formatNotes } from '../../scripts/release/changesetNotes.ts'
import { planRelease } from '../../scripts/release/plan.ts'
import { ROOT } from './support/projectCopy.ts'

describe('the changelog', () => {
  const intro = '# @jobsite/shell\n\nWhat changes for page teams.\n'

  it('tells the year of the newest version, so that a later build of it is the same', () => {
    const older = '## 1.0.0 (2020-11-20)\n\nThe first version.\n'
    expect(releaseYear(`${intro}\n${older}`)).toBe(2020)
    expect(releaseYear(`${intro}\n## 1.1.0 (2021-01-02)\n\n### Added\n\n- Came.\n\n${older}`)).toBe(2021)
  })

  it('has the notes of all changesets by kind, then by area, in whatever order they were written', () => {
    const notes = {
      '.changeset/search.md': '- Fixed: finds,\n  two lines.\n\n  ```ts\n  find()\n  ```\n\n- Added: a key.',
      '.changeset/size.md': '- Size: `.` loads 4 % more.',
      '../../.changeset/header.md': '- Fixed: sticks.\r\n- Fixed: shows.\r\n- Changed: `looks`.',
      '.changeset/urls.md': '- Breaking: moved.\n- Upgrade: move.',
    }
    expect(formatNotes(notes)).toBe(
      [
        '### Breaking changes\n\n- **URLs and config**: Moved.',
        '### Upgrade steps\n\n- **URLs and config**: Move.',
        '### Added\n\n- **Search**: A key.',
        '### Changed\n\n- **Header and menus**: `looks`.\n- **Size and speed**: `.` loads 4 % more.',
        '### Fixed\n\n- **Header and menus**: Sticks.\n- **Header and menus**: Shows.\n- **Search**: Finds,\n  two lines.\n\n  ```ts\n  find()\n  ```',
      ].join('\n\n'),
    )
  })

  it('has a new version on top', () => {
    const first = addEntry(intro, '1.0.0', '2026-11-20', 'The first version.')
    expect(first).toBe(`${intro}\n## 1.0.0 (2026-11-20)\n\nThe first version.\n`)
    const second = addEntry(first, '1.1.0', '2027-01-02', '### Fixed\n\n- Works.')
    expect(second).toBe(first.replace('## 1.0.0', '## 1.1.0 (2027-01-02)\n\n### Fixed\n\n- Works.\n\n## 1.0.0'))
    expect(entryOf(second, '1.1.0')).toBe('## 1.1.0 (2027-01-02)\n\n### Fixed\n\n- Works.')
    expect(entryOf(second, '3.0.0')).toBeUndefined()
  })
})

describe('the plan of a release', () => {
  const state = { isCanary: false, changesets: 0, isTagged: true, versionCommit: () => 'abc' }
  it.each([
    ['no changesets, released', {}, 'nothing', false, ''],
    ['changesets, released', { changesets: 2 }, 'version', true, ''],
    ['a merged version', { isTagged: false }, 'publish', false, 'abc'],
    ['a merged version, and changesets since', { isTagged: false, changesets: 1 }, 'publish', true, 'abc'],
    ['a canary', { isCanary: true, changesets: 1 }, 'canary', false, ''],
    ['a canary of an unreleased version', { isCanary: true, changesets: 1, isTagged: false }, 'canary', false, ''],
    ['a canary without changesets', { isCanary: true }, 'nothing', false, ''],
  ])('%s', (_, change, step, hasChangesets, commit) => {
    expect(planRelease({ ...state, ...change })).toEqual({ step, hasChangesets, commit })
  })
})

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  readonly environment?: string
  readonly needs?: string | readonly string[]
}

const workflow = (name: string): { permissions: unknown; jobs: Record<string, Job> } =>
  parse(readFileSync(join(ROOT, '.github/workflows', name), 'utf8'))

const all = readdirSync(join(ROOT, '.github/workflows')).flatMap((file) =>
  Object.entries(workflow(file).jobs).map(([name, job]) => ({ file, name, job })),
)

describe.each(all)('the job $name of $file', ({ file, name, job }) => {
  const { permissions = {}, steps } = job

  it('pins every action by digest', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((uses) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses))).toEqual([])
  })

  it('has minimal permissions, and leaves no token in the clone', () => {
    expect(workflow(file).permissions).toEqual({})
    const hasIdentity = ['release.yml publish', 'pages.yml deploy'].includes(`${file} ${name}`)
    expect(permissions['id-token']).toBe(hasIdentity ? 'write' : undefined)
    const writes = Object.keys(permissions).filter((one) => permissions[one] === 'write' && one !== 'id-token')
    expect(writes).toEqual(
      {
        version: ['contents', 'pull-requests'],
        tag: ['contents'],
        comment: ['actions', 'pull-requests'],
        deploy: ['pages'],
      }[name] ?? [],
    )
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.every((step) => step.with?.['persist-credentials'] === false)).toBe(true)
  })

  it('puts no untrusted input into a script', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  })
})

it('a protected branch requires every job of a pull request', () => {
  const { gate, nightly, ...others } = workflow('ci.yml').jobs
  expect(nightly).toBeDefined()
  expect([...(gate?.needs ?? [])].sort()).toEqual(Object.keys(others).sort())
})

describe('the job that publishes', () => {
  const { publish } = workflow('release.yml').jobs
  const steps = publish?.steps ?? []

  it('installs nothing and restores nothing from a cache', () => {
    const text = JSON.stringify(steps)
    expect(text).not.toMatch(/npm ci|npm install|npx|actions\/cache|"cache"/)
    const node = steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))
    expect(node?.with?.['package-manager-cache']).toBe(false)
  })

  it('publishes by OIDC with provenance, in an environment, without a token', () => {
    expect(publish?.environment).toMatch(/step == 'canary' && 'npm-canary' \|\| 'npm' \}\}$/)
    expect(steps.at(-1)?.run).toBe('npm run release:publish -- $PROVENANCE')
    expect(steps.at(-1)?.env?.PROVENANCE).toMatch(/!github\.event\.repository\.private && '--provenance' \|\| ''/)
    expect(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')).not.toMatch(
      /secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/,
    )
  })

  it('runs a script without dependencies', () => {
    const imports = importsOf(readFileSync(join(ROOT, 'scripts/release/publish.ts'), 'utf8'))
    expect(imports.filter((from) => !from.startsWith('node:'))).toEqual([])
  })
})
