import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readChangesets } from '../checks/changesets.ts'
import { readManifest } from '../checks/entryPoints.ts'
import { measureSizes } from '../checks/package/sizes.ts'
import { recordSizes } from '../checks/package/sizesFile.ts'
import { addEntry } from './changelog.ts'
import { formatNotes } from './changesetNotes.ts'

/**
 * Creates the next version from the changesets: package.json, lock file, changelog, and the sizes that the next version is
 * compared with. `--canary` creates a canary version, which is published and not committed.
 */
const root = process.cwd()
const isCanary = process.argv.includes('--canary')
const CHANGELOG = join(root, 'CHANGELOG.md')

const changesets = readChangesets(root)
if (changesets.length === 0) {
  console.log('There are no changesets: nothing to release.')
} else {
  const notes = formatNotes(Object.fromEntries(changesets.map(({ file, text }) => [file, text])))
  const changeset = join(root, 'node_modules/@changesets/cli/bin.js')
  execFileSync(process.execPath, [changeset, 'version', ...(isCanary ? ['--snapshot', 'canary'] : [])], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { version } = readManifest(root)
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(CHANGELOG, addEntry(readFileSync(CHANGELOG, 'utf8'), version, day, notes))
  writeLockVersion(version)
  if (!isCanary) {
    execFileSync('npm', ['run', 'build'], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
    recordSizes(root, version, await measureSizes(root, true))
  }
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
