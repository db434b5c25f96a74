import { execFileSync } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { readChangesets } from '../checks/changesets.ts'
import { readManifest } from '../checks/entryPoints.ts'
import { planRelease } from './planRelease.ts'

/**
 * Prints the plan of a run of the release workflow, and writes it to the job's outputs: `step` is `canary`,
 * `publish`, `version` or `nothing`, `commit` the commit to publish.
 */
const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()
const { version } = readManifest(process.cwd())
const plan = planRelease({
  isCanary: process.argv.includes('--canary'),
  changesets: readChangesets(process.cwd()).length,
  version,
  isTagged: git('tag', '--list', `v${version}`) !== '',
  // The commit that last changed the version: later changes belong to the next version.
  versionCommit: () => git('log', '-1', '--format=%H', `-G"version": "`, '--', 'package.json'),
})
if (process.env.GITHUB_OUTPUT) {
  const outputs = Object.entries(plan).map(([name, value]) => `${name}=${value}\n`)
  appendFileSync(process.env.GITHUB_OUTPUT, outputs.join(''))
}
console.log(plan.step)
