import { execFileSync } from 'node:child_process'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { API_FILE } from '../checks/api/apiReport.ts'
import { RELEASED_FOLDER, readChangesets } from '../checks/changesets.ts'
import { CONTRACTS_FILE } from '../checks/contracts/contracts.ts'
import { readManifest } from '../checks/entryPoints.ts'
import { tidyChangelog } from './changelog.ts'

/**
 * Creates the next version from the changesets: package.json, lock file, changelog, and the reports that the next change is
 * compared with. `--canary` creates a canary version, which is published and not committed.
 */
const root = process.cwd()
const isCanary = process.argv.includes('--canary')
const CHANGELOG = join(root, 'CHANGELOG.md')

if (readChangesets(root).length === 0) {
  console.log('There are no changesets: nothing to release.')
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

/** Updates both version fields of the lock file. */
function writeLockVersion(version: string): void {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  lock.version = version
  lock.packages[''].version = version
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}

/** Stores the API report and contracts of this version for comparison with the next one. */
function recordReleased(): void {
  for (const file of [API_FILE, CONTRACTS_FILE]) cpSync(join(root, file), join(root, RELEASED_FOLDER, basename(file)))
}
