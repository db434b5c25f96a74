import { checkStory } from './changesets.ts'
import { GATES, type Gate } from './gates.ts'

/**
 * Runs the gates, or the named ones: `npm run gates`, `npm run gates -- api sizes`. With `--since main` it also asks that
 * a branch which changes what page teams rely on tells them.
 */
const [, , ...given] = process.argv
const since = given.includes('--since') ? given[given.indexOf('--since') + 1] : undefined
const names = given.filter((word) => Object.hasOwn(GATES, word))
const chosen: [string, Gate][] = Object.entries(GATES).filter(([name]) => names.length === 0 || names.includes(name))
if (since !== undefined) chosen.push([`story since ${since}`, async (root) => checkStory(root, since)])

for (const [name, gate] of chosen) {
  const start = performance.now()
  const problems = await gate(process.cwd()).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ])
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  for (const problem of problems) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
