import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { entryOf, tidyChangelog } from '../../scripts/release/changelog.ts'
import { isNewer } from '../../scripts/release/isNewer.ts'
import { ROOT } from './support/seed.ts'

describe('the changelog', () => {
  const intro = '# @jobsite/shell\n\nWhat changes for page teams.\n'

  it('begins with a first version that has no heading of its kind', () => {
    const after =
      '# @jobsite/shell\n\n## 1.0.0\n\n### Major Changes\n\nThe first version.\n\nWhat changes for page teams.\n'
    expect(tidyChangelog(intro, after, '1.0.0', '2026-11-20')).toBe(
      '# @jobsite/shell\n\nWhat changes for page teams.\n\n## 1.0.0 (2026-11-20)\n\nThe first version.\n',
    )
  })

  it('puts a new version on top, under headings that say what to do', () => {
    const before = `${intro}\n## 1.0.0 (2026-11-20)\n\nThe first version.\n`
    const entry =
      '## 2.0.0\n\n### Major Changes\n\nMoved.\n\n### Minor Changes\n\nCame.\n\n### Patch Changes\n\nWorks.\n'
    const after = before.replace('## 1.0.0', `${entry}\n## 1.0.0`)
    const tidy = tidyChangelog(before, after, '2.0.0', '2027-01-02')
    expect(tidy).toContain(
      '## 2.0.0 (2027-01-02)\n\n### What you have to change\n\nMoved.\n\n### New\n\nCame.\n\n### Mended\n\nWorks.\n\n## 1.0.0 (2026-11-20)',
    )
    expect(entryOf(tidy, '2.0.0')).toMatch(/^## 2\.0\.0[\s\S]*Works\.$/)
    expect(entryOf(tidy, '3.0.0')).toBeUndefined()
  })
})

it.each([
  ['1.10.0', '1.9.3', true],
  ['2.0.0', '1.99.99', true],
  ['1.2.3', '1.2.3', false],
  ['1.2.4', '2.0.0', false],
])('%s comes after %s: %s', (version, than, newer) => {
  expect(isNewer(version, than)).toBe(newer)
})

interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
}

interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly steps: readonly Step[]
  readonly environment?: string
}

const workflow = (name: string): { permissions: unknown; jobs: Record<string, Job> } =>
  parse(readFileSync(join(ROOT, '.github/workflows', name), 'utf8'))

const all = ['ci.yml', 'release.yml'].flatMap((file) =>
  Object.entries(workflow(file).jobs).map(([name, job]) => ({ file, name, job })),
)

describe.each(all)('the job $name of $file', ({ file, name, job }) => {
  const { permissions = {}, steps } = job

  it('pins every action by digest', () => {
    const actions = steps.flatMap(({ uses }) => uses ?? [])
    expect(actions.length).toBeGreaterThan(0)
    expect(actions.filter((uses) => !/^[\w-]+\/[\w-]+@[0-9a-f]{40}$/.test(uses))).toEqual([])
  })

  it('has only the permissions that it needs, and leaves no token in the clone', () => {
    expect(workflow(file).permissions).toEqual({})
    expect(permissions['id-token']).toBe(file === 'release.yml' && name === 'publish' ? 'write' : undefined)
    const writes = Object.keys(permissions).filter((one) => permissions[one] === 'write' && one !== 'id-token')
    expect(writes).toEqual({ version: ['contents', 'pull-requests'], tag: ['contents'] }[name] ?? [])
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'))
    expect(checkouts.every((step) => step.with?.['persist-credentials'] === false)).toBe(true)
  })

  it('puts nothing that others can write into a script', () => {
    expect(steps.filter(({ run }) => run?.includes('${{'))).toEqual([])
  })
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

  it('publishes by identity, with a statement of origin, behind an environment, and no token', () => {
    expect(publish?.environment).toBe('npm')
    expect(steps.at(-1)?.run).toBe('npm run release:publish -- --provenance')
    expect(readFileSync(join(ROOT, '.github/workflows/release.yml'), 'utf8')).not.toMatch(
      /secrets\.|NODE_AUTH_TOKEN|NPM_TOKEN/,
    )
  })

  it('runs a script that needs nothing but Node', () => {
    const imports = [...readFileSync(join(ROOT, 'scripts/release/publish.ts'), 'utf8').matchAll(/from '([^']+)'/g)]
    expect(imports.map(([, from]) => from).filter((from) => !/^(?:node:|\.\/isNewer\.ts$)/.test(from ?? ''))).toEqual(
      [],
    )
  })
})
