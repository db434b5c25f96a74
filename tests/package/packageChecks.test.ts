import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundledPackages } from '../../scripts/build/recordBundledPackages.ts'
import { CHECKS } from '../../scripts/checks/checks.ts'
import { readManifest } from '../../scripts/checks/entryPoints.ts'
import { brotliSize } from '../../scripts/checks/package/bundleForPage.ts'
import { checkLicenses, isAllowed, readShipped } from '../../scripts/checks/package/licenses.ts'
import { checkLockFile } from '../../scripts/checks/package/lockFile.ts'
import { checkReproducible } from '../../scripts/checks/package/reproducible.ts'
import { findSecrets } from '../../scripts/checks/package/secrets.ts'
import { checkGrowth, checkPromises, measureSizes } from '../../scripts/checks/package/sizes.ts'
import { judgeCeilings } from '../../scripts/checks/package/sizesFile.ts'
import { checkTarball, pack } from '../../scripts/checks/package/tarball.ts'
import { checkUnloaded, checkUnused } from '../../scripts/checks/package/unused.ts'
import { copyParts, copyWholeProject, ROOT } from './support/projectCopy.ts'

describe('the entry points in package.json', () => {
  const GENERATE = 'package.json is out of date. Run "npm run generate", review the difference, and commit it.'

  it.each([
    ['missing in exports', 'package.json', /"\.\/core": \{.*?\n {4}\},\n/s, ''],
    ['missing in typesVersions', 'package.json', /"core": \[.*?\],\n/s, ''],
    [
      'added to tsconfig.json alone',
      'tsconfig.json',
      '"@jobsite/shell/core"',
      '"@jobsite/shell/new": ["./src/new.ts"], "@jobsite/shell/core"',
    ],
    ['removed from tsconfig.json alone', 'tsconfig.json', /"@jobsite\/shell\/core".*\n/, ''],
    ['without its build for browsers', 'package.json', /"browser": "\.\/dist\/islands\.browser\.js",/, ''],
    [
      'in an import between builds that lacks a runtime',
      'package.json',
      /"workerd": "\.\/dist\/style-registry\.js",/,
      '',
    ],
  ])('are compared with tsconfig.json: %s', async (_, file, from, to) => {
    const copy = copyParts('package.json', 'tsconfig.json')
    expect(await CHECKS.entries(copy.root)).toEqual([])
    copy.change(file, from, to)
    expect(await CHECKS.entries(copy.root)).toEqual([GENERATE])
  })

  it('have no build that belongs to none of them', async () => {
    const copy = copyParts('package.json', 'tsconfig.json')
    copy.change('tsconfig.json', '@jobsite/shell/islands', '@jobsite/shell/isles')
    await expect(CHECKS.entries(copy.root)).rejects.toThrow('no path of the entry points islands')
  })
})

describe('sizes', () => {
  /** The core entry point alone, for speed. */
  const coreAlone = () => {
    const copy = copyParts('dist')
    const manifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const exports = { './core': manifest.exports['./core'] }
    copy.write('package.json', JSON.stringify({ ...manifest, exports }))
    return copy
  }

  it('that have grown since the last version are reported, unless a changeset tells page teams', async () => {
    const copy = coreAlone()
    const lastRelease = { version: '1.0.0', sizes: await measureSizes(copy.root) }
    expect(checkGrowth(await measureSizes(copy.root), lastRelease, '')).toEqual([])
    const ballast = Array.from({ length: 3000 }, (_, index) => (index * 2654435761) % 4294967296).join()
    copy.write('dist/core.js', `${copy.read('dist/core.js')}\nexport const ballast = '${ballast}'\n`)
    const sizes = await measureSizes(copy.root)
    const reported = [expect.stringMatching(/^\.\/core loads \d+ bytes first, [\d.]+ % more than in 1\.0\.0 \(\d+\)/)]
    expect(checkGrowth(sizes, lastRelease, '')).toEqual(reported)
    expect(checkGrowth(sizes, lastRelease, 'Size: `./core/x` loads more.')).toEqual(reported)
    expect(checkGrowth(sizes, lastRelease, 'Header: new.\n\nSize: `./core` loads 40 % more, because …')).toEqual([])
  })

  it.each(['embed.light.global.js', 'embed.global.js', 'islands.js'])(
    'do not depend on the version, nor on the hashes that follow from it: %s',
    (file) => {
      const text = readFileSync(join(ROOT, 'dist', file), 'utf8')
      const size = brotliSize(`import "./chunk-ABCDEFGH.js";${text}`)
      const next = text.replaceAll(`"${readManifest(ROOT).version}"`, '"12.3.4"')
      expect(brotliSize(`import "./chunk-IJKLMNOP.js";${next}`)).toBe(size)
    },
  )

  const ceilings = { 'islands: first load': { promise: 'At most 8 KB.', most: { rolldown: 8000, esbuild: 8000 } } }
  it.each([
    ['below the ceiling', { rolldown: 7999, esbuild: 8000 }, []],
    [
      'above it by one bundler',
      { rolldown: 7999, esbuild: 8001 },
      [/\(esbuild\) is 8001, its ceiling is 8000: At most 8 KB/],
    ],
    ['not measured', { rolldown: 7999 }, [/\(esbuild\) has a ceiling, but is not measured/]],
    ['measured in a new way', { rolldown: 1, esbuild: 1, file: 1 }, [/\(file\) is 1 and has no ceiling/]],
  ])('of a promise, %s', (_, values, problems) => {
    const found = checkPromises({ 'islands: first load': values }, ceilings)
    expect(found).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  })

  const most = (first: number, files?: number) => ({
    first: { promise: '', most: { rolldown: first } },
    ...(files !== undefined && { files: { promise: '', most: { esbuild: files } } }),
  })
  it.each([
    ['the same', most(8, 3), []],
    ['lower', most(7, 3), []],
    ['raised', most(9, 3), [/raises the ceiling of first \(rolldown\) from 8 to 9/]],
    ['raised, and another one lowered', most(9, 2), []],
    ['removed', most(8), [/lost the ceiling of files \(esbuild\), which was 3/]],
  ])('have ceilings: %s', (_, after, problems) => {
    expect(judgeCeilings(most(8, 3), after)).toEqual(problems.map((problem) => expect.stringMatching(problem)))
  })
})

describe('the lock file', () => {
  it('has the integrity of every package, of other platforms too; one without is named', () => {
    const copy = copyParts('package-lock.json')
    expect(checkLockFile(copy.root)).toEqual([])
    const lock = JSON.parse(copy.read('package-lock.json'))
    delete lock.packages['node_modules/@biomejs/cli-darwin-arm64'].integrity
    lock.packages['node_modules/made-up'] = { version: '1.0.0', integrity: '' }
    copy.write('package-lock.json', JSON.stringify(lock))
    expect(checkLockFile(copy.root)).toEqual([
      expect.stringMatching(/no integrity of node_modules\/@biomejs\/cli-darwin-arm64@\d/),
      expect.stringMatching(/made-up@1\.0\.0.*npm view made-up@1\.0\.0 dist\.integrity/),
    ])
    copy.write('package-lock.json', '{}')
    expect(checkLockFile(copy.root)).toEqual([expect.stringContaining('lists no packages')])
  })
})

describe('unused code', () => {
  it('is found: a file, an export, a dependency; also an undeclared dependency', () => {
    const copy = copyWholeProject()
    copy.write('src/core/text/forgotten.ts', 'export const forgotten = 1\n')
    copy.change('src/routers/ShellStyleRegistry.tsx', /$/, '\n/** Nobody asks. */\nexport const nobodyAsks = 1\n')
    copy.change('src/routers/ShellStyleRegistry.tsx', /^/, "import 'left-pad'\n")
    copy.change('scripts/freePort.ts', /$/, '\n/** Nobody asks. */\nexport const nobodyAsksHere = 1\n')
    copy.change('package.json', '"yaml":', '"is-odd": "3.0.1",\n    "yaml":')
    expect(checkUnused(copy.root)).toEqual([
      'Unused files (1)',
      'src/core/text/forgotten.ts: src/core/text/forgotten.ts',
      'Unused devDependencies (1)',
      'package.json: is-odd',
      'Unlisted dependencies (1)',
      'src/routers/ShellStyleRegistry.tsx: left-pad',
      'Unused exports (2)',
      'scripts/freePort.ts: nobodyAsksHere',
      'src/routers/ShellStyleRegistry.tsx: nobodyAsks',
    ])
  })
})

describe('a dependency', () => {
  it('is loaded by a built file', () => {
    const copy = copyParts('dist')
    const dependencies = { 'js-cookie': '^3.0.8', dompurify: '^3.4.18', parse5: '~7.3.0' }
    copy.write('package.json', JSON.stringify({ dependencies }))
    expect(checkUnloaded(copy.root)).toEqual([
      'package.json: parse5 is a dependency, but no file of dist loads it. Move it to devDependencies.',
    ])
  })

  it('requires no newer Node than the package', () => {
    const oldest = (range: string): number =>
      Math.min(...range.split('||').map((part) => Number.parseInt(part.replace(/^\D*/, ''), 10)))
    const { engines } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
    const installed = readShipped(ROOT).filter(({ from }) => from[0] !== 'dist')
    const demanding = installed.filter(({ folder }) => {
      const wanted = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).engines?.node
      return wanted !== undefined && oldest(wanted) > oldest(engines.node)
    })
    expect(installed.length).toBeGreaterThan(4)
    expect(demanding.map(({ name, version }) => `${name}@${version}`)).toEqual([])
  })
})

describe('licenses', () => {
  it('that are not allowed are rejected at any depth', () => {
    const copy = copyParts('LICENSE')
    copy.write('.cache/bundled/server.esm.json', JSON.stringify(['node_modules/inside']))
    const manifest = (name: string, license: string, dependencies = {}, more = {}) =>
      JSON.stringify({ name, version: '1.0.0', license, dependencies, ...more })
    copy.write(
      'package.json',
      manifest(
        'page',
        'MIT',
        { fine: '1.0.0' },
        { optionalDependencies: { extra: '1' }, peerDependencies: { host: '1' } },
      ),
    )
    const deeper = { optionalDependencies: { extra2: '1', absent: '1' }, peerDependencies: { host2: '1' } }
    copy.write('node_modules/fine/package.json', manifest('fine', 'MIT', { greedy: '1.0.0' }, deeper))
    for (const name of ['extra', 'extra2', 'host', 'host2'])
      copy.write(`node_modules/${name}/package.json`, manifest(name, 'AGPL-3.0-only'))
    copy.write('node_modules/greedy/package.json', manifest('greedy', 'AGPL-3.0-only'))
    copy.write('node_modules/inside/package.json', manifest('inside', 'GPL-3.0-only', { aside: '1.0.0' }))
    const refused = (name: string, license: string, from: string) =>
      `${name}@1.0.0 is licensed "${license}", which is not allowed for consumers (through ${from}). Use another dependency.`
    expect(checkLicenses(copy.root)).toEqual([
      ...['greedy', 'host2', 'extra2'].map((name) => refused(name, 'AGPL-3.0-only', 'fine')),
      ...['host', 'extra'].map((name) => refused(name, 'AGPL-3.0-only', 'dependencies')),
      refused('inside', 'GPL-3.0-only', 'dist'),
    ])
  })

  it.each([
    ['MIT', true],
    ['(MPL-2.0 OR Apache-2.0)', true],
    ['MIT AND GPL-3.0-only', false],
    ['none', false],
  ])('%s: %s', (expression, allowed) => {
    expect(isAllowed(expression)).toBe(allowed)
  })

  it('of bundled packages are read from the records of builds', () => {
    const copy = copyParts()
    copy.write('dist/core.js', 'x()\n')
    expect(() => bundledPackages(copy.root)).toThrow(/The packages bundled in dist\/ are unknown/)
    copy.write('.cache/bundled/embed.esm.json', JSON.stringify(['node_modules/@scope/inside', 'node_modules/inside']))
    copy.write('.cache/bundled/index-core.cjs.json', JSON.stringify(['node_modules/inside']))
    expect(bundledPackages(copy.root)).toEqual(['node_modules/@scope/inside', 'node_modules/inside'])
  })

  it('of bundled packages are recorded by the build of every entry point', () => {
    const noted = readdirSync(join(ROOT, '.cache/bundled')).join('\n')
    for (const build of [/index.*\n.*index/, /islands\.browser/, /server\.shared/, /embed.*\.iife/, /mocks/, /doctor/])
      expect(noted).toMatch(build)
  })
})

describe('the tarball', () => {
  it('contains exactly the needed files, and no dead links', async () => {
    const copy = copyWholeProject('dist')
    expect(await checkTarball(copy.root, await pack(copy.root))).toEqual([])
    copy.write('dist/.env', 'PASSWORD=1\n')
    copy.write('dist/notes.txt', 'to do\n')
    copy.write('dist/build.json', JSON.stringify({ built: join(copy.root, 'dist') }))
    copy.write('dist/token.js', `export const token = 'npm_${'a1'.repeat(18)}'\n//# sourceMappingURL=token.js.map\n`)
    copy.change('docs/theming.md', '(events.md#', '(adr/0001-route-lookup-by-segment.md#')
    copy.change('package.json', '"scripts": {', '"scripts": {\n    "postinstall": "node surprise.js",')
    copy.change('package.json', '    "llms.txt"\n', '    "CHANGELOG.md"\n')
    const problems = await checkTarball(copy.root, await pack(copy.root))
    for (const seen of [
      /^llms\.txt is not in the tarball/,
      /^dist\/\.env is in the tarball, but consumers do not need it/,
      /^dist\/notes\.txt is in the tarball/,
      /^dist\/build\.json contains the path of the build folder/,
      /^dist\/token\.js contains a secret \(@secretlint\/secretlint-rule-npm\)/,
      /^dist\/token\.js refers to token\.js\.map/,
      /^docs\/theming\.md links to docs\/adr\/0001-route-lookup-by-segment\.md/,
      /^The script "postinstall" would run/,
    ]) {
      expect(problems).toContainEqual(expect.stringMatching(seen))
    }
  })
})

describe('a secret', () => {
  const random = (length: number) =>
    Array.from({ length }, (_, index) => 'q7Rk2ZpX9sLm4TvB8wYc1NdH6jFg3eAu'[(index * 7) % 32]).join('')
  it.each([
    ['dist/settings.json', `{"id":"AKIA${'Q7RK2ZPX9SLM4TVB'}"}`],
    ['dist/settings.json', `{"aws_secret_access_key": "${random(40)}"}`],
    ['dist/notes.js', `// github_pat_${random(22)}_${random(59)}`],
    ['dist/notes.js', `// glpat-${random(20)}`],
    ['dist/notes.js', `pay('sk_live_${random(24)}')`],
    ['dist/.npmrc', '//registry.example/:_authToken=none'],
    ['docs/page.md', `The bot's token is xoxb-${'1'.repeat(12)}-${random(24)}`],
    ['docs/page.md', `Authorization: Bearer eyJ${random(17)}.eyJ${random(20)}.${random(30)}`],
    ['docs/page.md', `Authorization: Bearer ${random(40)}`],
    ['dist/core.js', `connect("postgres://app:${random(12)}@db.internal/jobs")`],
    ['dist/config.json', `{"session":"${random(32)}"}`],
    ['dist/key.js', '-----BEGIN EC PRIVATE KEY-----'],
  ])('in %s is found: %s', async (file, text) => {
    expect(await findSecrets(file, text)).not.toEqual([])
  })

  it('is not reported in clean files', async () => {
    const harmless = {
      'dist/sri.json': `{"integrity":"sha384-${random(64)}"}`,
      'docs/events.md':
        'Bearer tokens are sent in one header. `accessToken`, https://user@example.vn, mailto:a@example.vn',
      'dist/names.json': '{"profileSettings":"quan-ly-nghe-nghiep/nha-tuyen-dung-nao-xem-ho-so-cua-ban"}',
    }
    for (const [file, text] of Object.entries(harmless)) expect(await findSecrets(file, text), file).toEqual([])
  })
})

it('a build that contains its folder is rejected', async () => {
  const { root, write } = copyParts('LICENSE')
  const scripts = { build: 'node build.mjs' }
  write('package.json', JSON.stringify({ name: 'two-folders', version: '1.0.0', files: ['dist'], scripts }))
  const code = `mkdirSync('dist')\nwriteFileSync('dist/index.js', process.cwd())\n`
  write('build.mjs', `import { mkdirSync, writeFileSync } from 'node:fs'\n${code}`)
  execFileSync(process.execPath, ['build.mjs'], { cwd: root })
  expect(await checkReproducible(root)).toEqual([
    expect.stringMatching(/different digests: [0-9a-f]{64} and [0-9a-f]{64}/),
  ])
})
