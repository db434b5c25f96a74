import { exec } from 'node:child_process'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { fingerprint } from './fingerprint.ts'
import { inRoot, ROOT } from './paths.ts'

const SOURCES = [
  'src',
  'scripts/build',
  'scripts/release/changelog.ts',
  'tsup.config.ts',
  'CHANGELOG.md',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
].map((name) => inRoot(name))
const OUTPUT = ['islands.js', 'islands.browser.js', 'core.js', 'server.js', 'styles.css'].map((name) =>
  inRoot('dist', name),
)
const CACHE = inRoot('node_modules', '.cache', 'site')
const NOTE = inRoot('node_modules', '.cache', 'site', 'package.fingerprint')

/** Whether there is a build of the package. */
export const isBuilt = async (): Promise<boolean> => (await fingerprint(OUTPUT)) !== null

/**
 * Builds the package, unless its output is the one that was built from these very sources: both are compared by
 * content, so neither a changed source nor a touched output is missed. `SITE_DIST=built` takes what is there: tests have
 * just built it, and others of them read it meanwhile.
 */
export async function buildPackage(): Promise<void> {
  if (process.env.SITE_DIST === 'built' && (await isBuilt())) return
  const sources = await fingerprint(SOURCES)
  const built = async (): Promise<string> => `${sources} ${await fingerprint(OUTPUT)}`
  const note = await readFile(NOTE, 'utf8').catch(() => '')
  if (sources !== null && note === (await built())) return
  await runBuild()
  await mkdir(CACHE, { recursive: true })
  await writeFile(NOTE, await built())
}

/** By the project's own command, in a process of its own: the type checker's memory goes when it ends. */
async function runBuild(): Promise<void> {
  console.log('Building the package: its sources have changed since the last start. This takes about a minute.')
  try {
    await promisify(exec)('npm run build', { cwd: ROOT, maxBuffer: Number.POSITIVE_INFINITY })
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr) : ''
    throw new Error(`The package could not be built.\n${output}`, { cause: error })
  }
}
