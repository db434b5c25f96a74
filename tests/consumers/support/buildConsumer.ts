import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import type { SiteDefinition } from '../../../src/core/site/site.ts'
import { hashFolder, packedShell, placeShell } from './packedShell.ts'
import { CACHE, ROOT } from './paths.ts'
import { withLock } from './withLock.ts'

const run = promisify(execFile)
const MINUTES = 60_000
/** The package with the site of all apps, which is placed as the shell is, with services behind the page's own origin. */
const SITE = join(ROOT, 'examples/site')

export interface BuildOptions {
  /** The npm script that builds the app; another than `build` has a place of its own. @default 'build' */
  readonly script?: string
  /** Other versions of what the app depends on: such an app has a place of its own. @default those of its manifest */
  readonly versions?: Readonly<Record<string, string>>
  /** Changes of the app's files before it is built, and new files: such an app has a place of its own. @default none */
  readonly edits?: Edits
}

/** Texts and their replacements, by file; each text must be there. An empty text begins a file, which may be new. */
type Edits = Readonly<Record<string, readonly (readonly [text: string, replacement: string])[]>>

/** An app to install and build. */
interface Consumer extends Required<BuildOptions> {
  readonly source: string
  readonly folder: string
  readonly env: Record<string, string>
}

/**
 * Installs an app, a folder of the project (`examples/…`) or another one, with the packed shell, and builds it, in a place of its own.
 * Unchanged steps are not repeated: the install depends on the app's and the shell's
 * manifests, the build on every file of both and on its environment.
 */
export async function buildConsumer(
  app: string,
  env: Record<string, string> = {},
  { script = 'build', versions = {}, edits = {} }: BuildOptions = {},
): Promise<{ folder: string }> {
  const variant = [script === 'build' ? '' : script, ...Object.entries(versions).flat(), editName(edits)].filter(
    Boolean,
  )
  const name = [basename(app), ...variant].join('-').replace(/[^\w.-]/g, '-')
  const consumer = { source: resolve(ROOT, app), folder: join(CACHE, name), env, script, versions, edits }
  // Several test files need the same app.
  await withLock(consumer.folder, () => installAndBuild(consumer))
  return { folder: consumer.folder }
}

async function installAndBuild(consumer: Consumer): Promise<void> {
  const { source, folder, env, script, edits } = consumer
  await install(consumer)
  const { key } = packedShell()
  const buildKey = hashText([
    await hashFolder(source, ['node_modules', 'dist', 'build', '.next', '.astro']),
    key,
    env,
    edits,
    await hashFolder(SITE),
  ])
  if ((await readText(join(folder, '.built'))) === buildKey) return
  await clear(folder, ['node_modules', '.installed'])
  await cp(source, folder, {
    recursive: true,
    filter: (path) => !/\/(?:node_modules|dist|build|\.next)(?:\/|$)/.test(path),
  })
  for (const [file, replacements] of Object.entries(edits)) await editFile(join(folder, file), replacements)
  await placeShell(join(folder, 'node_modules'))
  await placeSite(join(folder, 'node_modules/@example/site'))
  await command('npm', ['run', '--silent', script], folder, { SITE: NO_SITE, ...env })
  await writeFile(join(folder, '.built'), buildKey)
}

/** Where no site is served: apps are built with the one of their package. */
const NO_SITE = 'http://127.0.0.1:9/site.json'

/** Returns the definition of the examples' site with its services behind an origin; `''` is that of the page. */
export async function siteWithServices(origin: string): Promise<SiteDefinition> {
  const definition = JSON.parse(await readFile(join(SITE, 'site.json'), 'utf8'))
  return { ...definition, hosts: { api: origin, metadata: origin, metaService: origin, banners: origin } }
}

async function placeSite(place: string): Promise<void> {
  await cp(SITE, place, { recursive: true })
  await writeFile(join(place, 'site.json'), JSON.stringify(await siteWithServices('')))
}

const editName = (edits: Edits): string =>
  Object.keys(edits).length > 0 ? `edited-${hashText(edits).slice(0, 6)}` : ''

/**
 * Replaces texts of a file.
 *
 * @throws Error for a text that the file does not have.
 */
async function editFile(file: string, replacements: Edits[string]): Promise<void> {
  let content = (await readText(file)) ?? ''
  for (const [text, replacement] of replacements) {
    if (!content.includes(text)) throw new Error(`${file} does not contain ${JSON.stringify(text)}.`)
    content = content.replace(text, replacement)
  }
  await writeFile(file, content)
}

/** Installs what an app depends on; the shell itself comes from its tarball, which npm resolves like any other. */
async function install({ source, folder, versions }: Consumer): Promise<void> {
  const { tarball, folder: packed } = packedShell()
  const manifest = withVersions(JSON.parse(await readFile(join(source, 'package.json'), 'utf8')), versions)
  const shell = JSON.parse(await readFile(join(packed, 'package.json'), 'utf8'))
  const needs = [manifest, shell.dependencies, shell.peerDependencies, process.version]
  const installKey = hashText(needs)
  if ((await readText(join(folder, '.installed'))) === installKey) return
  const place = `${folder}.${process.pid}`
  await rm(place, { recursive: true, force: true })
  await mkdir(place, { recursive: true })
  const { '@example/site': _, ...others } = manifest.dependencies ?? {}
  const dependencies = { ...others, '@jobsite/shell': `file:${tarball}` }
  await writeFile(join(place, 'package.json'), JSON.stringify({ ...manifest, dependencies }))
  const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--loglevel=error']
  // A registry that fails for a moment is asked again, for up to some minutes.
  await command('npm', ['install', ...quiet, '--fetch-retries=5'], place, {})
  await writeFile(join(place, '.installed'), installKey)
  await rm(folder, { recursive: true, force: true })
  await mkdir(dirname(folder), { recursive: true })
  await rename(place, folder)
}

type Manifest = Record<'dependencies' | 'devDependencies', Record<string, string> | undefined>

/** Returns a manifest with other versions of some of its dependencies. */
function withVersions(manifest: Manifest, versions: Consumer['versions']): Manifest {
  const replaced = (names: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(names).map(([name, version]) => [name, versions[name] ?? version]))
  return {
    ...manifest,
    dependencies: replaced(manifest.dependencies),
    devDependencies: replaced(manifest.devDependencies),
  }
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
