import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { budgetsFor, checkSizes, measureSizes, readBudgets, SIZES_FILE } from './sizes.ts'

const root = process.cwd()
const sizes = await measureSizes(root)
if (process.argv.includes('--set')) {
  writeFileSync(join(root, SIZES_FILE), `${JSON.stringify(budgetsFor(sizes), null, 2)}\n`)
}
const budgets = readBudgets(root)
const row = (name: string, ...rest: (string | number)[]): string =>
  [name.padEnd(20), ...rest.map((cell) => String(cell).padStart(10))].join('')
console.log(row('bytes, brotli', 'first', 'budget', 'later', 'budget'))
for (const [name, { first, later }] of Object.entries(sizes)) {
  console.log(row(name, first, budgets[name]?.first ?? '–', later, budgets[name]?.later ?? '–'))
}
const problems = checkSizes(sizes, budgets)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
