import { execFileSync } from 'node:child_process'
import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { allScreenshots } from '../stories/states/screenshots.ts'
import { launchChromium, stableLaunchOptions } from './chromium.ts'
import { buildStorybook } from './visual/buildStorybook.ts'
import { compareScreenshots, compressPng } from './visual/compareScreenshots.ts'
import { type ChangedScreenshot, compareWithBaselines, staleBaselines } from './visual/compareWithBaselines.ts'
import { type RenderingMachine, renderingMachine } from './visual/renderingMachine.ts'
import { serveFolder } from './visual/serveFolder.ts'
import { openStorybookBrowser } from './visual/storybookBrowser.ts'
import { titleOf } from './visual/summarizeChanges.ts'
import { writeReport } from './visual/writeReport.ts'

/** The accepted screenshots, as PNG files that a code host shows. */
const ACCEPTED_BASELINES = fileURLToPath(new URL('../stories/screenshots/', import.meta.url))
const REPORT = fileURLToPath(new URL('../.cache/visual/', import.meta.url))

/** Exit codes: a screenshot changed; screenshots cannot be compared on this machine. */
const CHANGED = 1
const OTHER_MACHINE = 2

const USAGE = `Usage: npm run visual [-- --only <text>] [-- --runs <number>] [-- --accept "<reason>"]

Takes a screenshot of every listed state and compares it with its baseline in stories/screenshots. A changed pixel fails.
  --only <text>      only screenshots whose path contains the text, for example Header/
  --runs <number>    how often to take all screenshots, each time in a new browser; 1 by default
  --baselines <folder>        other baselines than those in stories/screenshots
  --changed-since <revision>  a screenshot may differ if its accepted baseline changed since this Git revision: with
                              baselines of that revision, taken on a machine that renders differently
  --accept <reason>  write the screenshots as new baselines; the reason is added to stories/screenshots/accepted.json`

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    runs: { type: 'string', default: '1' },
    accept: { type: 'string' },
    baselines: { type: 'string', default: ACCEPTED_BASELINES },
    'changed-since': { type: 'string' },
    help: { type: 'boolean' },
  },
})
const BASELINES = values.baselines
const MACHINE = join(BASELINES, 'machine.json')
const ACCEPTED = join(BASELINES, 'accepted.json')
const chosen = allScreenshots.filter(({ file }) => file.includes(values.only))

if (values.help) console.log(USAGE)
else process.exitCode = await main(values.accept)

async function main(reason: string | undefined): Promise<number> {
  if (reason?.trim() === '') throw new Error('Baselines change with a reason: --accept "why the change is right".')
  const runs = reason === undefined ? Number(values.runs) : 1
  await using server = await serveFolder(await buildStorybook())
  for (let run = 1; run <= runs; run += 1) {
    const code = await compareAll(server.origin, runs === 1 ? '' : `Run ${run} of ${runs}: `, reason)
    if (code !== 0) return code
  }
  return 0
}

/** Takes and compares all chosen screenshots in a new browser. Returns the exit code. */
async function compareAll(origin: string, title: string, reason: string | undefined): Promise<number> {
  const started = performance.now()
  await using browser = await launchChromium(await stableLaunchOptions())
  const storybook = await openStorybookBrowser(origin, { browser })
  const machine = await renderingMachine(browser)
  const expected = await readJson<RenderingMachine>(MACHINE)
  const isSame = expected === null || (expected.chromium === machine.chromium && expected.sample === machine.sample)
  if (!isSame && (reason === undefined || values.only !== '')) {
    console.error(otherMachine(machine, expected))
    return OTHER_MACHINE
  }
  const changes = [
    ...(await compareWithBaselines(storybook, origin, chosen, BASELINES)),
    ...(await staleBaselines(allScreenshots, BASELINES)),
  ]
  await writeReport(REPORT, changes)
  const seconds = Math.round((performance.now() - started) / 1000)
  console.log(`${title}${chosen.length} screenshots in ${seconds} s, ${changes.length} changed.`)
  for (const { file, what } of changes) console.log(`  ${file}: ${what}`)
  if (reason === undefined) await summarize(title, changes)
  if (reason !== undefined) return await accept(changes, reason, machine)
  const accepted = acceptedSince(values['changed-since'])
  if (changes.every(({ file, baseline = file, isBroken }) => !isBroken && accepted.has(baseline))) return 0
  console.log(`Before, after and difference: ${relative(process.cwd(), join(REPORT, 'index.html'))}`)
  console.log('If the changes are right: npm run visual -- --accept "why"')
  return CHANGED
}

async function accept(
  changes: readonly ChangedScreenshot[],
  reason: string,
  machine: RenderingMachine,
): Promise<number> {
  const own = changes.filter(({ baseline, isBroken }) => baseline === undefined && !isBroken)
  for (const { file, after } of own) {
    const path = join(BASELINES, file)
    if (after) {
      await mkdir(dirname(path), { recursive: true })
      await writeFile(path, compressPng(after))
    } else await rm(path)
  }
  await writeJson(MACHINE, machine)
  const earlier = (await readJson<object[]>(ACCEPTED)) ?? []
  const files = own.map(({ file }) => file)
  const entry = {
    date: new Date().toISOString().slice(0, 10),
    reason,
    screenshots: files.length === allScreenshots.length ? 'all' : files.sort(),
  }
  if (files.length > 0) await writeJson(ACCEPTED, [...earlier, entry])
  console.log(`Accepted: ${files.length} screenshots, "${reason}".`)
  const failing = await Promise.all(
    changes.map(async ({ name, baseline, after, isBroken }) => {
      if (isBroken) return `${name} fails: fix the story, then accept again.`
      if (!baseline || !after || !compareScreenshots(await readFile(join(BASELINES, baseline)), after)) return null
      return `${name} differs from ${baseline}: fix it, or remove it from sameLook in stories/states/.`
    }),
  )
  const messages = failing.filter((message) => message !== null)
  for (const message of messages) console.error(message)
  return messages.length === 0 ? 0 : CHANGED
}

/** Adds the changes to the summary of a job of GitHub Actions. Their images are in the report, an artifact of the run. */
async function summarize(title: string, changes: readonly ChangedScreenshot[]): Promise<void> {
  if (!process.env.GITHUB_STEP_SUMMARY) return
  const rows = changes.map(({ file, what }) => `- \`${file}\`: ${what.replace(/\s+/g, ' ')}`)
  const report =
    changes.length > 0 ? ['', 'Before, after and difference: the artifact `visual-report` of this run.'] : []
  const text = [`### ${title}${titleOf(changes)} of ${chosen.length}`, '', ...rows, ...report, '', ''].join('\n')
  await appendFile(process.env.GITHUB_STEP_SUMMARY, text)
}

/** Returns the accepted baselines that changed since a Git revision. */
function acceptedSince(revision: string | undefined): ReadonlySet<string> {
  if (revision === undefined) return new Set()
  const args = ['diff', '--name-only', '--no-renames', '--relative', `${revision}...HEAD`, '.']
  return new Set(execFileSync('git', args, { cwd: ACCEPTED_BASELINES, encoding: 'utf8' }).trim().split('\n'))
}

function otherMachine(machine: RenderingMachine, expected: RenderingMachine | null): string {
  return [
    'Nothing was compared: this machine renders differently from the one that took the baselines.',
    `  here:      Chromium ${machine.chromium}, sample ${machine.sample}`,
    `  baselines: Chromium ${expected?.chromium}, sample ${expected?.sample}`,
    'Check out the commit before your change and take all baselines on this machine first:',
    '  npm run visual -- --accept "taken on another machine"',
  ].join('\n')
}

async function readJson<T>(path: string): Promise<T | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : (JSON.parse(text) as T)
}

async function writeJson(path: string, value: unknown): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, `${JSON.stringify(value, null, 2)}\n`)
}
