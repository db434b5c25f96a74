import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliSize, bundleForPage, type Size } from './bundleForPage.ts'
import { type EntryPoint, readEntryPoints, requireBuilt } from './entryPoints.ts'

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

const SLACK = 1.02
const STEP = 100

/** Returns budgets slightly above the current sizes: another version number alone changes some by 80 bytes. */
export function budgetsFor(sizes: Sizes): Sizes {
  const round = (bytes: number): number => Math.ceil((bytes * SLACK) / STEP) * STEP
  return Object.fromEntries(
    Object.entries(sizes).map(([name, { first, later }]) => [name, { first: round(first), later: round(later) }]),
  )
}
