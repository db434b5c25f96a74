import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type EntryPoint, readEntryPoints, requireBuilt } from '../entryPoints.ts'
import { brotliSize, bundleForPage, type Size } from './bundleForPage.ts'

/** File of the budgets, in bytes after Brotli. */
export const SIZES_FILE = 'etc/sizes.json'

/** Sizes without peer dependencies, by path of an entry point or name of a component. */
export type Sizes = Readonly<Record<string, Size>>

/** Measures every entry point and component with a consumer's bundler. */
export async function measureSizes(root: string): Promise<Sizes> {
  const entryPoints = readEntryPoints(root)
  requireBuilt(entryPoints)
  const sizes: Record<string, Size> = {}
  for (const entryPoint of entryPoints) {
    const { size, names } = await measure(root, entryPoint, '*')
    sizes[entryPoint.path] = size
    for (const component of entryPoint.path === '.' ? names.filter((name) => /^[A-Z]/.test(name)).sort() : []) {
      sizes[component] = (await measure(root, entryPoint, `{ ${component} }`)).size
    }
  }
  return sizes
}

async function measure(
  root: string,
  entryPoint: EntryPoint,
  names: string,
): Promise<{ size: Size; names: readonly string[] }> {
  // Scripts and style sheets that pages load directly are not bundled.
  if (/\.(?:global\.js|css)$/.test(entryPoint.module))
    return { size: { first: brotliSize(readFileSync(entryPoint.module, 'utf8')), later: 0 }, names: [] }
  return bundleForPage(root, entryPoint.module, names)
}

/** Reads the committed budgets; empty without a file. */
export function readBudgets(root: string): Sizes {
  try {
    return JSON.parse(readFileSync(join(root, SIZES_FILE), 'utf8'))
  } catch {
    return {}
  }
}

/** Returns sizes over budget, sizes without a budget, and budgets without a size. */
export function checkSizes(sizes: Sizes, budgets: Sizes): string[] {
  const fix = 'Make it smaller, or run "npm run sizes -- --set" and state the reason in the commit.'
  const over = Object.entries(sizes).flatMap(([name, size]) => {
    const budget = budgets[name]
    if (!budget) return [`${name} has no size budget. Run "npm run sizes -- --set" and commit ${SIZES_FILE}.`]
    return (['first', 'later'] as const)
      .filter((when) => size[when] > budget[when])
      .map((when) => `${name} is ${size[when]} bytes (${when}), its budget is ${budget[when]}. ${fix}`)
  })
  const gone = Object.keys(budgets).filter((name) => !sizes[name])
  return [...over, ...gone.map((name) => `${name} has a budget but does not exist. Run "npm run sizes -- --set".`)]
}

/** Bytes that a budget leaves: another version number alone changes some sizes by 80 bytes. */
const ROOM = 100
const STEP = 50

/** Returns budgets slightly above the current sizes. */
export function budgetsFor(sizes: Sizes): Sizes {
  const round = (bytes: number): number => (bytes === 0 ? 0 : Math.ceil((bytes + ROOM) / STEP) * STEP)
  return Object.fromEntries(
    Object.entries(sizes).map(([name, { first, later }]) => [name, { first: round(first), later: round(later) }]),
  )
}

/** Prints sizes and budgets, and writes the budgets with `--set`. */
if (import.meta.main) {
  const root = process.cwd()
  const sizes = await measureSizes(root)
  if (process.argv.includes('--set'))
    writeFileSync(join(root, SIZES_FILE), `${JSON.stringify(budgetsFor(sizes), null, 2)}\n`)
  const budgets = readBudgets(root)
  const row = (name: string, ...rest: (string | number)[]): string =>
    [name.padEnd(20), ...rest.map((cell) => String(cell).padStart(10))].join('')
  console.log(row('bytes, brotli', 'first', 'budget', 'later', 'budget'))
  for (const [name, { first, later }] of Object.entries(sizes))
    console.log(row(name, first, budgets[name]?.first ?? '–', later, budgets[name]?.later ?? '–'))
  const problems = checkSizes(sizes, budgets)
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
