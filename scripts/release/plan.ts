import { appendFileSync } from 'node:fs'
import { readChangesets } from '../gates/changesets.ts'

/**
 * What a run of the release workflow has to do: `canary` where it was asked for, `version` while changesets wait
 * (a pull request makes the version out of them), else `publish`, which does nothing for a version that is out already.
 */
const isCanary = process.argv.includes('--canary')
const waiting = readChangesets(process.cwd()).length
const step = isCanary ? (waiting > 0 ? 'canary' : 'nothing') : waiting > 0 ? 'version' : 'publish'
if (process.env.GITHUB_OUTPUT) appendFileSync(process.env.GITHUB_OUTPUT, `step=${step}\n`)
console.log(step)
