import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pack } from '../checks/tarball.ts'
import { FIELD } from './competitors.ts'
import { type Metrics, measurePackage } from './measurePackage.ts'

/** Prints metrics of the package and its competitors. `--own` omits the competitors. */
const temp = mkdtempSync(join(tmpdir(), 'figures-'))

const HEAD = ['package', 'tarball', 'unpacked', 'files', 'own deps', 'installed', 'scripts', 'publint', 'attw']
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`
const rowOf = (one: Metrics): string[] => [
  `${one.name}@${one.version}`,
  kilobytes(one.tarball),
  kilobytes(one.unpacked),
  String(one.files),
  String(one.dependencies),
  String(one.installed),
  String(one.installScripts),
  one.publint === 0 ? 'clean' : `${one.publint} found`,
  one.attw === undefined ? 'no types' : one.attw === 0 ? 'clean' : `${one.attw} found`,
]

const print = (cells: readonly string[]): void =>
  console.log(cells.map((cell, index) => (index === 0 ? cell.padEnd(42) : cell.padStart(10))).join(''))

try {
  const own = await pack(process.cwd(), temp)
  print(HEAD)
  print(rowOf(await measurePackage(join(temp, own.filename), join(temp, 'own'))))
  for (const [index, { spec, what }] of (process.argv.includes('--own') ? [] : FIELD).entries()) {
    const packed = execFileSync('npm', ['pack', spec, '--json', '--pack-destination', temp, '--loglevel=error'], {
      encoding: 'utf8',
    })
    const [{ filename }] = JSON.parse(packed)
    const row = rowOf(await measurePackage(join(temp, filename), join(temp, `competitor${index}`)))
    print([...row, `  ${what}`])
  }
} finally {
  rmSync(temp, { recursive: true, force: true })
}
