import { checkBranchChangeset } from './changesets.ts'
import { CHECKS, type Check } from './checks.ts'
import { checkCeilings } from './package/sizesFile.ts'

/**
 * Runs all checks or the named ones: `npm run check:package`, `npm run check:package -- api sizes`. With `--since main`, a branch
 * that changes the product must also have a changeset. With `--release`, a comparison with the last version must not be left out.
 */
const [, , ...given] = process.argv
const since = given.includes('--since') ? given[given.indexOf('--since') + 1] : undefined
const isRelease = given.includes('--release')
const names = given.filter((word) => Object.hasOwn(CHECKS, word))
const chosen: [string, Check][] = Object.entries(CHECKS).filter(([name]) => names.length === 0 || names.includes(name))
if (since !== undefined) {
  chosen.push([`changeset since ${since}`, async (root) => checkBranchChangeset(root, since)])
  chosen.push([`ceilings since ${since}`, async (root) => checkCeilings(root, since)])
}

for (const [name, check] of chosen) {
  const start = performance.now()
  const problems = await check(process.cwd(), isRelease).catch((error: unknown) => [
    error instanceof Error ? error.message : String(error),
  ])
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  console.log(`${problems.length === 0 ? 'passed' : 'FAILED'}  ${name} (${seconds} s)`)
  for (const problem of problems) console.log(`  ${problem}`)
  if (problems.length > 0) process.exitCode = 1
}
