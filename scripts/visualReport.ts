import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { changedBaselines } from './visual/compareWithBaselines.ts'
import { writeReport } from './visual/writeReport.ts'

/** Writes a report of the baselines that changed since a Git revision: what a pull request changes and its author accepted. */
const ROOT = fileURLToPath(new URL('..', import.meta.url))
const BASELINES = 'stories/screenshots'
const REPORT = join(ROOT, '.cache/visual-changes')

const { values } = parseArgs({ options: { since: { type: 'string', default: 'origin/main' } } })

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] })

const base = git('merge-base', values.since, 'HEAD').toString().trim()
const paths = git('diff', '--name-only', '--no-renames', base, '--', BASELINES).toString().split('\n')
const changes = await changedBaselines(
  paths,
  async (path) => git('show', `${base}:${path}`),
  (path) => readFile(join(ROOT, path)),
)
await writeReport(REPORT, changes)
console.log(`${changes.length} baselines changed since ${values.since}: ${relative(process.cwd(), REPORT)}/index.html`)
