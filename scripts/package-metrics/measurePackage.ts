import { execFile } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { publint } from 'publint'

const run = promisify(execFile)

/** Install cost and quality metrics of a package. */
export interface Metrics {
  readonly name: string
  readonly version: string
  /** Bytes to download. */
  readonly tarball: number
  /** Bytes on disk, without dependencies. */
  readonly unpacked: number
  readonly files: number
  /** Dependencies, and all packages that are installed with them, without peers. */
  readonly dependencies: number
  readonly installed: number
  /** Install scripts. */
  readonly installScripts: number
  /** Errors, warnings and suggestions of publint. */
  readonly publint: number
  /** Resolution modes in which attw finds wrong types; `undefined` for a package without types. */
  readonly attw: number | undefined
}

/** Measures a packed package. Requests the names of its dependencies from npm's registry. */
export async function measurePackage(tarball: string, folder: string): Promise<Metrics> {
  mkdirSync(folder, { recursive: true })
  await run('tar', ['-xzf', tarball, '-C', folder, '--strip-components=1'])
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const dependencies = Object.keys(manifest.dependencies ?? {})
  const files = filesIn(folder)
  const { messages } = await publint({ pkgDir: folder, pack: false, strict: true })
  return {
    name: manifest.name,
    version: manifest.version,
    tarball: statSync(tarball).size,
    unpacked: files.reduce((sum, file) => sum + statSync(file).size, 0),
    files: files.length,
    dependencies: dependencies.length,
    installed: dependencies.length === 0 ? 0 : await countInstalled(manifest.dependencies, `${folder}-lock`),
    installScripts: ['preinstall', 'install', 'postinstall'].filter((name) => manifest.scripts?.[name]).length,
    publint: messages.length,
    attw: await countWrongTypes(tarball),
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true, encoding: 'utf8' })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Counts packages in a lock file: nothing is downloaded. */
async function countInstalled(dependencies: Record<string, string>, folder: string): Promise<number> {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ name: 'page', version: '1.0.0', private: true, dependencies }),
  )
  await run(
    'npm',
    ['install', '--package-lock-only', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund'],
    {
      cwd: folder,
    },
  )
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'))
  const own = Object.entries<{ optional?: boolean; peer?: boolean }>(packages)
  return own.filter(([path, { optional, peer }]) => path !== '' && !optional && !peer).length
}

async function countWrongTypes(tarball: string): Promise<number | undefined> {
  const tool = join(process.cwd(), 'node_modules/@arethetypeswrong/cli/dist/index.js')
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, [tool, tarball, '--format', 'json'], { maxBuffer: 1e9 }, (_, stdout) => resolve(stdout))
  })
  const { analysis, problems } = JSON.parse(output)
  if (!analysis?.types) return undefined
  return Object.values<unknown[]>(problems ?? {}).reduce((sum, found) => sum + found.length, 0)
}
