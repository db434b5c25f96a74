import { execFileSync, spawnSync } from 'node:child_process'
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { parse } from 'yaml'
import { importsOf } from '../../scripts/build/moduleGraph.ts'
import { bundledPackages } from '../../scripts/build/recordBundledPackages.ts'
import { readManifest } from '../../scripts/checks/entryPoints.ts'
import { digestOf } from '../../scripts/checks/package/tarball.ts'
import { addEntry, entryOf, releaseYear } from '../../scripts/release/changelog.ts'
import { formatNotes } from '../../scripts/release/changesetNotes.ts'
import { planRelease } from '../../scripts/release/plan.ts'
import { buildSbom } from '../../scripts/release/sbom.ts'
import { emptyFolder, ROOT } from './support/projectCopy.ts'

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

  it('folds many fixes, and nothing else', () => {
    const many = (kind: string) => Array.from({ length: 9 }, (_, index) => `- ${kind}: item ${index}.`).join('\n')
    const notes = formatNotes({ '.changeset/header.md': `${many('Breaking')}\n${many('Added')}\n${many('Fixed')}` })
    expect(notes.match(/<details>/g)).toHaveLength(1)
    const [shown, folded] = notes.split('<details><summary>9 faults are gone</summary>\n\n')
    expect(shown).toMatch(/### Breaking changes[\s\S]+Item 8\.[\s\S]+### Added[\s\S]+Item 8\.\n\n### Fixed\n\n$/)
    expect(folded).toMatch(/Item 0\.[\s\S]+Item 8\.\n\n<\/details>$/)
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
  readonly strategy?: unknown
  readonly environment?: string
  readonly needs?: string | readonly string[]
}

const workflow = (name: string): { permissions: unknown; jobs: Record<string, Job> } =>
  parse(readFileSync(join(ROOT, '.github/workflows', name), 'utf8'))

const all = readdirSync(join(ROOT, '.github/workflows')).flatMap((file) =>
  Object.entries(workflow(file).jobs).map(([name, job]) => ({ file, name, job })),
)

test('jobs that build Storybook have the history: its page "What changed" compares with the last tag', () => {
  const builds = /build:storybook|scripts\/visual|test:tools|test:nightly|\.ci\/run/
  const depths = all
    .filter(({ job }) => builds.test(JSON.stringify([job.strategy, job.steps.map(({ run }) => run)])))
    .map(({ file, name, job: { steps } }) => ({
      name: `${file} ${name}`,
      depth: steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['fetch-depth'],
    }))
  expect(depths.length).toBeGreaterThan(5)
  expect(depths.filter(({ depth }) => depth !== 0)).toEqual([])
})

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

  it('runs no tool of the network but those of a digest', () => {
    const scripts = steps.map(({ run = '' }) => run)
    expect(
      scripts.filter((run) =>
        /\b(?:go run|go install|pipx|pip install|uvx|npx (?!playwright )|npm exec|docker)\b|\| *(?:ba)?sh\b/.test(run),
      ),
    ).toEqual([])
    for (const { run = '', env = {} } of steps.filter((step) => step.run?.includes('tar -x'))) {
      const [urls, digests] = [/^https:/, /^[0-9a-f]{64}$/].map((of) =>
        Object.values(env).filter((one) => of.test(one)),
      )
      expect(urls).not.toEqual([])
      expect(digests).toHaveLength(urls?.length ?? 0)
      expect(run.search('sha256sum --check --strict &&')).toBeLessThan(run.search('tar -x'))
    }
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

it.each([
  ['the expected digest', '', true],
  ['another digest', 'tampered', false],
])('a tool with %s is installed: %s', (_, added, installed) => {
  const folder = emptyFolder()
  for (const tool of ['actionlint', 'zizmor']) {
    folder.write(tool, `#!/bin/sh\necho ${tool}\n`)
    execFileSync('tar', ['-czf', `${tool}.tar.gz`, tool], { cwd: folder.root })
    rmSync(join(folder.root, tool))
  }
  const step = workflow('ci.yml').jobs.workflows?.steps.find(({ run }) => run?.includes('tar -x'))
  const digests = ['actionlint', 'zizmor'].map((tool) => digestOf(join(folder.root, `${tool}.tar.gz`)))
  appendFileSync(join(folder.root, 'zizmor.tar.gz'), added)
  const { status } = spawnSync('bash', ['-e', '-c', step?.run ?? 'exit 2'], {
    env: {
      PATH: process.env.PATH,
      RUNNER_TEMP: folder.root,
      ACTIONLINT: `file://${folder.root}/actionlint.tar.gz`,
      ACTIONLINT_SHA256: digests[0],
      ZIZMOR: `file://${folder.root}/zizmor.tar.gz`,
      ZIZMOR_SHA256: digests[1],
    },
  })
  expect(existsSync(join(folder.root, 'actionlint'))).toBe(true)
  expect(existsSync(join(folder.root, 'zizmor'))).toBe(installed)
  expect(status === 0).toBe(installed)
})

describe('the list of what a tarball brings to consumers (SBOM)', () => {
  const integrity = `sha512-${Buffer.alloc(64, 7).toString('base64')}`
  const { name, version, dependencies } = readManifest(ROOT)
  const sbom = buildSbom(ROOT, integrity)
  const refs = sbom.components.map((component) => component['bom-ref'])

  it('names the tarball by its digest, and is the same each time', () => {
    expect(sbom.metadata.component).toMatchObject({
      name,
      version,
      hashes: [{ alg: 'SHA-512', content: '07'.repeat(64) }],
    })
    expect(buildSbom(ROOT, integrity)).toEqual(sbom)
  })

  it('has the packages that are installed, whatever depth, and those inside its files, in each copy', () => {
    const lock: Record<string, { version: string; integrity: string }> = JSON.parse(
      readFileSync(join(ROOT, 'package-lock.json'), 'utf8'),
    ).packages
    const inside = bundledPackages(ROOT).map(
      (folder) => `${folder.split('node_modules/').at(-1)}@${lock[folder]?.version}`,
    )
    const listed = sbom.components.filter(({ properties }) => properties?.some(({ value }) => value === 'true'))
    expect(listed.map((component) => component['bom-ref'])).toEqual(expect.arrayContaining([...new Set(inside)]))
    expect(inside).toEqual(
      expect.arrayContaining([expect.stringMatching(/^preact@/), expect.stringMatching(/^sanitize-html@/)]),
    )
    for (const dependency of Object.keys(dependencies))
      expect(refs).toContain(`${dependency}@${lock[`node_modules/${dependency}`]?.version}`)
    expect(refs).toContain(`tslib@${lock['node_modules/tslib']?.version}`)
    expect(refs.filter((ref) => /^(?:react|react-dom|next|vite)@/.test(ref))).toEqual([])
    expect(new Set(refs).size).toBe(refs.length)
  })

  it('has version, license and digest of each, and what depends on it', () => {
    const digests = new Set(
      Object.values<{ integrity?: string }>(
        JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')).packages,
      ).map((entry) => Buffer.from(entry.integrity?.replace('sha512-', '') ?? '', 'base64').toString('hex')),
    )
    for (const component of sbom.components) {
      expect(component.version).toMatch(/^\d+\.\d+\.\d+$/)
      expect(digests).toContain(component.hashes[0]?.content)
      expect(JSON.stringify(component.licenses)).toMatch(/MIT|BSD|ISC|0BSD|CC0|Apache/)
    }
    expect(sbom.dependencies.map(({ ref }) => ref)).toEqual([sbom.metadata.component['bom-ref'], ...refs])
    const reached = new Set(sbom.dependencies.flatMap(({ dependsOn }) => dependsOn))
    expect(refs.filter((ref) => !reached.has(ref))).toEqual([])
  })

  it('is an asset of the release, beside the tarball', () => {
    const { pack, tag } = workflow('release.yml').jobs
    expect(pack?.steps.at(-1)?.with?.path).toBe('release/*.tgz\nrelease/*.cdx.json\n')
    expect(tag?.steps.at(-1)?.run).toMatch(/gh release create .* release\/\*\n/)
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
