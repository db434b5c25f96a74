import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { bundledIn } from '../../scripts/gates/bundledIn.ts'
import { checkLicences, isAllowed, readShipped } from '../../scripts/gates/licences.ts'
import { checkReproducible } from '../../scripts/gates/reproducible.ts'
import { budgetsFor, checkSizes, measureSizes, readBudgets } from '../../scripts/gates/sizes.ts'
import { checkTarball, pack } from '../../scripts/gates/tarball.ts'
import { checkUnloaded, checkUnused } from '../../scripts/gates/unused.ts'
import { ROOT, seed, seedProject } from './support/seed.ts'

describe('the budget of a door', () => {
  /** The core door alone, for speed. */
  const coreAlone = () => {
    const seeded = seed('package.json', 'dist')
    const { exports } = JSON.parse(seeded.read('package.json'))
    seeded.write(
      'package.json',
      JSON.stringify({ ...JSON.parse(seeded.read('package.json')), exports: { './core': exports['./core'] } }),
    )
    return seeded
  }
  const budgets = { './core': readBudgets(ROOT)['./core'] ?? { first: 0, later: 0 } }

  it('is broken by what grows', async () => {
    const seeded = coreAlone()
    expect(checkSizes(await measureSizes(seeded.root), budgets)).toEqual([])
    const ballast = Array.from({ length: 3000 }, (_, index) => (index * 2654435761) % 4294967296).join()
    seeded.write('dist/core.js', `${seeded.read('dist/core.js')}\nexport const ballast = '${ballast}'\n`)
    expect(checkSizes(await measureSizes(seeded.root), budgets)).toEqual([
      expect.stringMatching(/^\.\/core is \d+ bytes \(first\), its budget is \d+/),
    ])
  })

  it('is asked for where there is none, with the command that writes it', () => {
    expect(checkSizes({ './new': { first: 1, later: 0 } }, {})).toEqual([
      expect.stringMatching(/\.\/new has no size budget.*npm run sizes -- --set/),
    ])
    expect(checkSizes({}, { Gone: { first: 1, later: 0 } })).toEqual([
      expect.stringMatching(/Gone has a budget and is gone/),
    ])
  })

  it('leaves today little room', () => {
    expect(budgetsFor({ a: { first: 10_000, later: 0 } })).toEqual({ a: { first: 10_200, later: 0 } })
  })
})

describe('what nobody uses', () => {
  it('is found: a file, an export, a dependency, and one that is used without being named', async () => {
    const seeded = seedProject()
    seeded.write('src/core/text/forgotten.ts', 'export const forgotten = 1\n')
    seeded.change('src/next/ShellStyleRegistry.tsx', /$/, '\n/** Nobody asks. */\nexport const nobodyAsks = 1\n')
    seeded.change('src/next/ShellStyleRegistry.tsx', /^/, "import 'left-pad'\n")
    seeded.change('package.json', '"yaml":', '"is-odd": "3.0.1",\n    "yaml":')
    expect((await checkUnused(seeded.root)).sort()).toEqual([
      'package.json: is-odd (devDependencies)',
      'src/core/text/forgotten.ts: src/core/text/forgotten.ts (files)',
      'src/next/ShellStyleRegistry.tsx: left-pad (unlisted)',
      'src/next/ShellStyleRegistry.tsx: nobodyAsks (exports)',
    ])
  })
})

describe('what is installed with the package', () => {
  it('is loaded by what was built', () => {
    const seeded = seed('dist')
    const dependencies = { 'js-cookie': '^3.0.8', dompurify: '^3.4.18', parse5: '~7.3.0' }
    seeded.write('package.json', JSON.stringify({ dependencies }))
    expect(checkUnloaded(seeded.root)).toEqual([
      'package.json: parse5 is installed with the package, and no file of dist loads it. Move it to devDependencies.',
    ])
  })

  it('asks for no newer Node than the package does', () => {
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

describe('licences', () => {
  it('that ask too much of a site are refused, however deep', () => {
    const seeded = seed('LICENSE')
    seeded.write('dist/server.js', 'x()\n')
    seeded.write('dist/server.js.map', JSON.stringify({ sources: ['../node_modules/inside/index.js'] }))
    const manifest = (name: string, license: string, dependencies = {}) =>
      JSON.stringify({ name, version: '1.0.0', license, dependencies })
    seeded.write('package.json', manifest('page', 'MIT', { fine: '1.0.0' }))
    seeded.write('node_modules/fine/package.json', manifest('fine', 'MIT', { greedy: '1.0.0' }))
    seeded.write('node_modules/greedy/package.json', manifest('greedy', 'AGPL-3.0-only'))
    seeded.write('node_modules/inside/package.json', manifest('inside', 'GPL-3.0-only', { aside: '1.0.0' }))
    expect(checkLicences(seeded.root)).toEqual([
      'greedy@1.0.0 is licensed "AGPL-3.0-only" and would reach consumers (through fine).',
      'inside@1.0.0 is licensed "GPL-3.0-only" and would reach consumers (through dist).',
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

  it('of bundled work are seen in the maps', () => {
    const seeded = seed()
    seeded.write('dist/embed.global.js', 'x()\n')
    expect(() => bundledIn(seeded.root)).toThrow(/Nobody can tell whose code is in dist\/embed\.global\.js/)
    seeded.write(
      'dist/embed.global.js.map',
      JSON.stringify({
        sources: ['../src/embed.ts', '../node_modules/@scope/inside/index.js', '../node_modules/inside/a.js'],
      }),
    )
    expect(bundledIn(seeded.root)).toEqual(['@scope/inside', 'inside'])
  })
})

describe('the tarball', () => {
  it('has what it needs, nothing else, and leads nowhere that it has not', async () => {
    const seeded = seed(
      'package.json',
      'dist',
      'docs',
      'README.md',
      'CHANGELOG.md',
      'SEMVER.md',
      'LICENSE',
      'llms.txt',
      'THIRD-PARTY-NOTICES.md',
    )
    expect(checkTarball(seeded.root, await pack(seeded.root))).toEqual([])
    seeded.write('dist/.env', 'PASSWORD=1\n')
    seeded.write('dist/notes.txt', 'to do\n')
    seeded.write('dist/build.json', JSON.stringify({ built: join(seeded.root, 'dist') }))
    seeded.write('dist/token.js', `export const token = 'npm_${'a1'.repeat(18)}'\n//# sourceMappingURL=token.js.map\n`)
    seeded.change('docs/theming.md', '(events.md#', '(adr/0001-routes-as-look-ups.md#')
    seeded.change('package.json', /"\.\/dist\/core\.js"/, '"./dist/kernel.js"')
    seeded.change('package.json', '"scripts": {', '"scripts": {\n    "postinstall": "node surprise.js",')
    seeded.change('package.json', '    "llms.txt"\n', '    "CHANGELOG.md"\n')
    const problems = checkTarball(seeded.root, await pack(seeded.root))
    for (const seen of [
      /^llms\.txt is not in the tarball/,
      /^dist\/\.env is in the tarball and no file that a consumer needs/,
      /^dist\/notes\.txt is in the tarball/,
      /^A door leads to dist\/kernel\.js/,
      /^dist\/build\.json holds a secret, or the path/,
      /^dist\/token\.js holds a secret/,
      /^dist\/token\.js names token\.js\.map/,
      /^docs\/theming\.md links to docs\/adr\/0001-routes-as-look-ups\.md/,
      /^The script "postinstall" would run/,
    ]) {
      expect(problems).toContainEqual(expect.stringMatching(seen))
    }
  })
})

describe('a build', () => {
  const project = (code: string) => {
    const seeded = seed('LICENSE')
    seeded.write(
      'package.json',
      JSON.stringify({ name: 'two-folders', version: '1.0.0', files: ['dist'], scripts: { build: 'node build.mjs' } }),
    )
    seeded.write(
      'build.mjs',
      `import { mkdirSync, writeFileSync } from 'node:fs'\nmkdirSync('dist')\nwriteFileSync('dist/index.js', ${code})\n`,
    )
    return seeded.root
  }

  it('that gives the same everywhere passes', async () => {
    expect(await checkReproducible(project(`'export {}'`))).toEqual([])
  })

  it('that writes down where it was made is refused', async () => {
    expect(await checkReproducible(project('process.cwd()'))).toEqual([
      expect.stringMatching(/two digests: [0-9a-f]{64} and [0-9a-f]{64}/),
    ])
  })
})
