import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, openSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { publint } from 'publint'
import { pack } from './checks/tarball.ts'

/**
 * Prints the install cost and quality of the package and its competitors: `npm run metrics`. `--own` omits the competitors.
 */
const COMPETITORS = {
  'govuk-frontend@6.6.0': 'header, footer and parts of a government',
  '@navikt/nav-dekoratoren-moduler@1.6.10': 'header and footer of all of a site',
  '@carbon/react@1.117.0': 'shell and parts of a design system',
  'next-intl@4.14.8': 'localized routes and switches',
  '@algolia/autocomplete-js@1.19.12': 'search with suggestions',
  '@floating-ui/react@0.27.20': 'menus and dialogs',
}

const HEAD = ['package', 'tarball', 'unpacked', 'files', 'own deps', 'installed', 'scripts', 'publint', 'attw']

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`
const verdict = (problems: number): string => (problems === 0 ? 'clean' : `${problems} found`)

/** Returns the row of a packed package. Requests the names of its dependencies from npm's registry. */
async function rowOf(tarball: string): Promise<string[]> {
  const folder = `${tarball}-unpacked`
  mkdirSync(folder)
  execFileSync('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  const { name, version, scripts = {}, dependencies = {} } = readJson(join(folder, 'package.json'))
  const sizes = globSync('**', { cwd: folder })
    .map((file) => statSync(join(folder, file)))
    .filter((file) => file.isFile())
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true })
  return [
    `${name}@${version}`,
    kilobytes(statSync(tarball).size),
    kilobytes(sizes.reduce((sum, { size }) => sum + size, 0)),
    String(sizes.length),
    String(Object.keys(dependencies).length),
    String(countInstalled(dependencies, `${tarball}-lock`)),
    String(['preinstall', 'install', 'postinstall'].filter((script) => scripts[script]).length),
    verdict(messages.length),
    wrongTypes(tarball),
  ]
}

/** Counts the packages in a lock file, without peers: nothing is downloaded. */
function countInstalled(dependencies: Readonly<Record<string, string>>, folder: string): number {
  mkdirSync(folder)
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'page', version: '1.0.0', dependencies }))
  const args = ['install', '--package-lock-only', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund']
  execFileSync('npm', args, { cwd: folder, stdio: 'ignore' })
  const { packages } = readJson(join(folder, 'package-lock.json'))
  const installed = Object.entries<{ optional?: boolean; peer?: boolean }>(packages)
  return installed.filter(([path, { optional, peer }]) => path !== '' && !optional && !peer).length
}

/** Returns in how many resolution modes the types are wrong. */
function wrongTypes(tarball: string): string {
  const tool = join(process.cwd(), 'node_modules/@arethetypeswrong/cli/dist/index.js')
  const report = `${tarball}-types.json`
  // A file, because the tool exits before it has written all of its output to a pipe.
  spawnSync(process.execPath, [tool, tarball, '--format', 'json'], {
    stdio: ['ignore', openSync(report, 'w'), 'ignore'],
  })
  const { analysis, problems } = readJson(report)
  return analysis?.types ? verdict(Object.values<unknown[]>(problems ?? {}).flat().length) : 'no types'
}

const print = (cells: readonly string[]): void =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(42) : cell.padStart(10))).join(''))

const temp = mkdtempSync(join(tmpdir(), 'metrics-'))
try {
  print(HEAD)
  print(await rowOf(join(temp, (await pack(process.cwd(), temp)).filename)))
  for (const [spec, what] of process.argv.includes('--own') ? [] : Object.entries(COMPETITORS)) {
    const args = ['pack', spec, '--json', '--pack-destination', temp, '--loglevel=error']
    const [{ filename }] = JSON.parse(execFileSync('npm', args, { encoding: 'utf8' }))
    print([...(await rowOf(join(temp, filename))), `  ${what}`])
  }
} finally {
  rmSync(temp, { recursive: true, force: true })
}
