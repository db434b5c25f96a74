import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { branchPoint, changedFiles } from './changedFiles.ts'
import { checkBranchChangeset } from './checks/changesets.ts'
import { planSteps, type Step } from './ready/planSteps.ts'

/**
 * Runs what the files need that this branch changes, and says what is left to do before a pull request: `npm run ready`.
 * `--plan` prints the commands only.
 */
const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Runs a command. Its output is shown when it fails. */
function runStep({ title, args, notes = {} }: Step): boolean {
  const start = performance.now()
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e9 })
  const seconds = `${((performance.now() - start) / 1000).toFixed(0)} s`
  const note = status === null ? undefined : notes[status]
  const isPassed = status === 0 || note !== undefined
  console.log(`${isPassed ? 'passed' : 'FAILED'}  ${title} (${seconds})${note === undefined ? '' : `: ${note}`}`)
  if (!isPassed) console.log(`\n${`${stdout}${stderr}`.trim()}\n`)
  return isPassed
}

function main(): boolean {
  const since = branchPoint(ROOT)
  const changed = changedFiles(ROOT, since)
  if (changed === null) throw new Error('This folder is not a clone. "npm test" runs everything.')
  const files = changed.filter((file) => existsSync(join(ROOT, file)))
  console.log(`${changed.length} files differ from ${since.slice(0, 9)}.`)
  const allTests = globSync('tests/**/*.test.{ts,tsx}', { cwd: ROOT })
  const steps = planSteps(files, allTests, since)
  if (process.argv.includes('--plan')) {
    for (const { title, args } of steps) console.log(`${title}: node ${args.join(' ')}`)
    return true
  }
  // Known before the steps, of which the last but one would say it minutes later.
  for (const problem of checkBranchChangeset(ROOT, since)) console.log(`Missing: ${problem}`)
  const failed: Step[] = []
  for (const step of steps) {
    if (runStep(step)) continue
    failed.push(step)
    if (step.isNeeded) break
  }
  const written = (changedFiles(ROOT, since) ?? []).filter((file) => !changed.includes(file))
  if (written.length > 0) console.log(`\nWritten: ${written.join(', ')}. Read the difference and commit them.`)
  console.log(
    failed.length === 0
      ? '\nReady. Commit, and open a pull request; CI runs all tests.'
      : `\nNot ready yet:\n${failed.map(({ title, fix }) => `- ${title}: ${fix}`).join('\n')}`,
  )
  return failed.length === 0
}

process.exitCode = main() ? 0 : 1
