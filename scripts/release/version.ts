import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { API_FOLDER } from '../gates/apiReports.ts'
import { RELEASED_FOLDER, readChangesets } from '../gates/changesets.ts'
import { CONTRACTS_FILE } from '../gates/contracts.ts'
import { readManifest } from '../gates/doors.ts'
import { tidyChangelog } from './changelog.ts'

/**
 * Makes the next version out of the changesets: package.json, the lock file, the changelog, and what the next change is
 * compared with. `--canary` makes a version for trying out, which is published and not committed.
 */
const root = process.cwd()
const isCanary = process.argv.includes('--canary')
const CHANGELOG = join(root, 'CHANGELOG.md')

if (readChangesets(root).length === 0) {
  console.log('No changesets wait: there is nothing to release.')
} else {
  const before = readFileSync(CHANGELOG, 'utf8')
  const changeset = join(root, 'node_modules/@changesets/cli/bin.js')
  execFileSync(process.execPath, [changeset, 'version', ...(isCanary ? ['--snapshot', 'canary'] : [])], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { version } = readManifest(root)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(CHANGELOG, tidyChangelog(before, readFileSync(CHANGELOG, 'utf8'), version, day))
  writeLockVersion(version)
  if (!isCanary) recordReleased()
  console.log(version)
}

/** The lock file says the package's own version twice. */
function writeLockVersion(version: string): void {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  lock.version = version
  lock.packages[''].version = version
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

/** Keeps the reports and contracts of this version: the gates compare with them until the next one. */
function recordReleased(): void {
  const folder = join(root, RELEASED_FOLDER)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  for (const report of existsSync(join(root, API_FOLDER)) ? readdirSync(join(root, API_FOLDER)) : []) {
    cpSync(join(root, API_FOLDER, report), join(folder, report))
  }
  cpSync(join(root, CONTRACTS_FILE), join(folder, 'contracts.json'))
}
