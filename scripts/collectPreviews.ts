import { execFile } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

/**
 * Downloads the preview of every open pull request into `<folder>/<number>`, with GitHub's command line. A preview is an
 * artifact of a run of this repository's own branches: what a fork built is not published on its site.
 *
 * Usage: node scripts/collectPreviews.ts <folder>
 */
const [folder] = process.argv.slice(2)
const { GITHUB_REPOSITORY } = process.env
if (!folder || !GITHUB_REPOSITORY)
  throw new Error('Pass the folder as an argument, and the repository as GITHUB_REPOSITORY: owner/name.')

const gh = async (...args: string[]): Promise<string> => (await promisify(execFile)('gh', args)).stdout.trim()

/** The newest artifact of a name from this repository that can still be downloaded. */
const NEWEST = `[.artifacts[] | select(.expired | not) | select(.workflow_run.head_repository_id == .workflow_run.repository_id)][0].workflow_run.id // empty`

const open = await gh(
  ...['pr', 'list', '--repo', GITHUB_REPOSITORY, '--state', 'open', '--limit', '100'],
  ...['--json', 'number', '--jq', '.[].number'],
)
for (const number of open.split('\n').filter(Boolean)) {
  const name = `preview-${number}`
  const run = await gh('api', `repos/${GITHUB_REPOSITORY}/actions/artifacts?name=${name}`, '--jq', NEWEST)
  if (!/^\d+$/.test(run)) {
    console.log(`#${number} has no preview.`)
    continue
  }
  const target = join(folder, number)
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  await gh('run', 'download', run, '--repo', GITHUB_REPOSITORY, '--name', name, '--dir', target)
  console.log(`#${number}: ${target}`)
}
