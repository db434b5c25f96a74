import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const MANIFEST = fileURLToPath(new URL('../competitors/package.json', import.meta.url))

/** Folder of the installed competitors: outside of the project's dependencies, so that `npm ci` stays small. */
export const COMPETITORS = fileURLToPath(new URL('../../node_modules/.cache/bench-competitors', import.meta.url))

/** Installs the competitors, in the exact versions of `bench/competitors/package.json`. Returns whether they are installed. */
export function installCompetitors(): boolean {
  const wanted = readFileSync(MANIFEST, 'utf8')
  const here = join(COMPETITORS, 'package.json')
  const isDone = join(COMPETITORS, 'node_modules/.package-lock.json')
  if (existsSync(here) && existsSync(isDone) && readFileSync(here, 'utf8') === wanted) return true
  mkdirSync(COMPETITORS, { recursive: true })
  copyFileSync(MANIFEST, here)
  try {
    console.log('Installing the competitors …')
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: COMPETITORS,
      stdio: 'pipe',
    })
    return true
  } catch {
    return false
  }
}

/** Returns the exports of a competitor, or `null` if it is not installed. */
export async function loadCompetitor<T>(name: string): Promise<T | null> {
  try {
    const path = createRequire(join(COMPETITORS, 'package.json')).resolve(name)
    return (await import(pathToFileURL(path).href)) as T
  } catch {
    return null
  }
}

/** Returns a row for a competitor that could not be measured. */
export const notInstalled = (what: string) => ({ what, 'ns, median': 'not installed' })
