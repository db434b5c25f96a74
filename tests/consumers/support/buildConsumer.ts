import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { hashFolder, packedShell, placeShell } from './packedShell.ts'
import { CACHE, ROOT } from './paths.ts'
import { withLock } from './withLock.ts'

const run = promisify(execFile)
const MINUTES = 60_000

/** A consumer that is installed and built. */
export interface BuiltConsumer {
  readonly folder: string
}

/**
 * Installs an app, a folder of the project (`examples/…`), with the packed shell, and builds it, in a place of its own. What has not changed since
 * the last time is not done again: the install depends on the app's and the shell's manifests, the build on every file
 * of both and on its environment.
 *
 * @param script builds it; another than `build` has a place of its own.
 */
export async function buildConsumer(
  app: string,
  env: Record<string, string> = {},
  script = 'build',
): Promise<BuiltConsumer> {
  const source = join(ROOT, app)
  const folder = join(CACHE, script === 'build' ? basename(app) : `${basename(app)}-${script.replace(':', '-')}`)
  // Several test files need the same app.
  await withLock(folder, () => installAndBuild(source, folder, env, script))
  return { folder }
}

async function installAndBuild(
  source: string,
  folder: string,
  env: Record<string, string>,
  script: string,
): Promise<void> {
  await install(source, folder)
  const { key } = packedShell()
  const buildKey = hashText([await hashFolder(source, ['node_modules', 'dist', 'build', '.next', '.astro']), key, env])
  if ((await readText(join(folder, '.built'))) === buildKey) return
  await clear(folder, ['node_modules', '.installed'])
  await cp(source, folder, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist|build|\.next)(?:\/|$)/.test(path),
  })
  await placeShell(join(folder, 'node_modules'))
  await command('npm', ['run', '--silent', script], folder, env)
  await writeFile(join(folder, '.built'), buildKey)
}

/** Installs what an app depends on; the shell itself comes from its tarball, which npm resolves like any other. */
async function install(source: string, folder: string): Promise<void> {
  const { tarball, folder: packed } = packedShell()
  const manifest = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'))
  const shell = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'))
  const needs = [manifest, shell.dependencies, shell.peerDependencies, process.version]
  const installKey = hashText(needs)
  if ((await readText(join(folder, '.installed'))) === installKey) return
  const place = `${folder}.${process.pid}`
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  const dependencies = { ...manifest.dependencies, '@jobsite/shell': `file:${tarball}` }
  await writeFile(join(place, 'package.json'), JSON.stringify({ ...manifest, dependencies }))
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--loglevel=error']
  await command('npm', ['install', ...quiet], place, {})
  await writeFile(join(place, '.installed'), installKey)
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await rename(place, folder)
}

/** @throws Error with what the command printed, where it fails. */
async function command(file: string, args: string[], cwd: string, env: Record<string, string>): Promise<void> {
  try {
    await run(file, args, {
      cwd,
      env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, NEXT_TELEMETRY_DISABLED: '1', ...env },
      maxBuffer: 64 * 1024 * 1024,
      timeout: 10 * MINUTES,
    })
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    throw new Error(`"${file} ${args.join(' ')}" failed in ${cwd}:\n${stdout}\n${stderr}`, { cause: error })
  }
}

async function clear(folder: string, kept: readonly string[]): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!kept.includes(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

const readText = (path: string): Promise<string | null> => readFile(path, 'utf8').catch(() => null)

const hashText = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 20)
