import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const MANIFEST = fileURLToPath(new URL('../peers/package.json', import.meta.url))

/** Where peers live: outside of the project's own dependencies, so that installing it stays light. */
export const PEERS = fileURLToPath(new URL('../../node_modules/.cache/bench-peers', import.meta.url))

/** Installs the peers, at the exact versions of `bench/peers/package.json`. Tells whether they are there. */
export function installPeers(): boolean {
  const wanted = readFileSync(MANIFEST, 'utf8')
  const here = join(PEERS, 'package.json')
  const isDone = join(PEERS, 'node_modules/.package-lock.json')
  if (existsSync(here) && existsSync(isDone) && readFileSync(here, 'utf8') === wanted) return true
  mkdirSync(PEERS, { recursive: true })
  copyFileSync(MANIFEST, here)
  try {
    console.log('Installing what the shell is measured against …')
    execFileSync('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--no-package-lock'], {
      cwd: PEERS,
      stdio: 'pipe',
    })
    return true
  } catch {
    return false
  }
}

/** A peer's exports, `null` where it is not installed. */
export async function loadPeer<T>(name: string): Promise<T | null> {
  try {
    const path = createRequire(join(PEERS, 'package.json')).resolve(name)
    return (await import(pathToFileURL(path).href)) as T
  } catch {
    return null
  }
}

/** A row for a peer that could not be measured. */
export const notInstalled = (what: string) => ({ what, 'ns, median': 'not installed' })
