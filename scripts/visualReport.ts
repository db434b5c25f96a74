import { execFileSync } from 'node:child_process'
import { appendFile, readFile, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { changedBaselines } from './visual/compareWithBaselines.ts'
import { summarizeChanges } from './visual/summarizeChanges.ts'
import { writeReport } from './visual/writeReport.ts'

/**
 * Writes a report of the baselines that changed since a Git revision: what a pull request changes and its author accepted.
 * `comment.md` in it, which is also the summary of a job of GitHub Actions, shows them with images of both revisions.
 */
const USAGE = `Usage: node scripts/visualReport.ts [--since <revision>] [--pull-request <number>] [--preview <URL>]

  --since <revision>       the branch to compare with; origin/main by default
  --pull-request <number>  number of the pull request, for links to its files
  --preview <URL>          where its Storybook is published
  --head <repository>      repository of its branch, if it is a fork's; GITHUB_REPOSITORY by default`

const { values } = parseArgs({
  options: {
    since: { type: 'string', default: 'origin/main' },
    'pull-request': { type: 'string' },
    preview: { type: 'string' },
    head: { type: 'string' },
    root: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) },
    help: { type: 'boolean' },
  },
})
const ROOT = values.root
const BASELINES = 'stories/screenshots'
const REPORT = join(ROOT, '.cache/visual-changes')
const {
  GITHUB_SERVER_URL = 'https://github.com',
  GITHUB_REPOSITORY = 'jobsite/shell',
  GITHUB_STEP_SUMMARY,
} = process.env

const git = (...args: string[]): Buffer =>
  execFileSync('git', args, { cwd: ROOT, maxBuffer: 64 * 1024 * 1024, stdio: ['ignore', 'pipe', 'ignore'] })

const hashOf = (...args: string[]): string =>
  git(...args)
    .toString()
    .trim()

if (values.help) console.log(USAGE)
else await report()

async function report(): Promise<void> {
  const base = hashOf('merge-base', values.since, 'HEAD')
  const paths = git('diff', '--name-only', '--no-renames', base, '--', BASELINES).toString().split('\n')
  const changes = await changedBaselines(
    paths,
    async (path) => git('show', `${base}:${path}`),
    (path) => readFile(join(ROOT, path)),
  )
  await writeReport(REPORT, changes)
  const summary = summarizeChanges(changes, {
    repository: `${GITHUB_SERVER_URL}/${GITHUB_REPOSITORY}`,
    before: { name: GITHUB_REPOSITORY, commit: base },
    after: { name: values.head ?? GITHUB_REPOSITORY, commit: branchCommit() },
    folder: BASELINES,
    ...(values['pull-request'] && { pullRequest: values['pull-request'] }),
    ...(values.preview && { preview: values.preview }),
  })
  await writeFile(join(REPORT, 'comment.md'), summary)
  if (GITHUB_STEP_SUMMARY) await appendFile(GITHUB_STEP_SUMMARY, summary)
  console.log(
    `${changes.length} baselines changed since ${values.since}: ${relative(process.cwd(), REPORT)}/index.html`,
  )
}

/** Returns the commit of the branch: a pull request is checked out as its merge with the target, which is on no branch. */
function branchCommit(): string {
  const parents = hashOf('log', '-1', '--format=%P').split(' ')
  return (process.env.GITHUB_EVENT_NAME === 'pull_request' && parents[1]) || hashOf('rev-parse', 'HEAD')
}
