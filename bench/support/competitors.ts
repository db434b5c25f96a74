import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const MANIFEST = fileURLToPath(new URL('../competitors/package.json', import.meta.url))

/** Where competitors are installed: outside of the project's dependencies, so that `npm ci` stays small. */
export const COMPETITORS = fileURLToPath(new URL('../../node_modules/.cache/bench-competitors', import.meta.url))

/** Installs the competitors on the first run, in the exact versions of `bench/competitors/package.json`. */
export function installCompetitors(): void {
  const wanted = readFileSync(MANIFEST, 'utf8')
  const here = join(COMPETITORS, 'package.json')
  const isDone = join(COMPETITORS, 'node_modules/.package-lock.json')
  if (existsSync(here) && existsSync(isDone) && readFileSync(here, 'utf8') === wanted) return
  mkdirSync(COMPETITORS, { recursive: true })
  copyFileSync(MANIFEST, here)
  console.log('Installing the competitors …')
  const args = ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock']
  execFileSync('npm', args, { cwd: COMPETITORS, stdio: ['ignore', 'ignore', 'inherit'] })
}

/** Returns the exports of a competitor. */
export async function loadCompetitor<T>(name: string): Promise<T> {
  installCompetitors()
  const path = createRequire(join(COMPETITORS, 'package.json')).resolve(name)
  return (await import(pathToFileURL(path).href)) as T
}
