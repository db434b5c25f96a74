import { indexRoutes } from '../src/core/routes/siteRoutes.ts'
import type { RoutePair } from '../src/core.ts'
import { type Metric, overBudget } from './budgets.ts'
import { generatePairs, urlPairsOver } from './pure/routes.ts'
import { interleave } from './support/interleave.ts'

/**
 * Measures the ratios that have a budget, with and without an injected fault: `npm run bench:check`. Fails for every ratio
 * that exceeds its budget, and for every fault that is not found.
 */

type Metrics = Partial<Record<Metric, number>>
type Find = (pairs: readonly RoutePair[]) => (path: string) => RoutePair | undefined

/** Returns the CPU time of a server render relative to the same markup in plain React (first quartiles). */
async function serverCpu(way: 'renderWithSharedSheet' | 'renderWithOwnSheet'): Promise<Metrics> {
  const bench = await import('./server.ts')
  const [plain, shell] = interleave(
    [bench.renderTask('plain', bench.plainOf(bench.renderWithSharedSheet())), bench.renderTask('shell', bench[way])],
    { sliceMs: 100, rounds: 9 },
  )
  return { 'server CPU over plain React': (shell?.low ?? Number.NaN) / (plain?.low ?? Number.NaN) }
}

/** Returns the CPU time of `renderShell` for another URL and visitor with each call, relative to plain React. */
async function cachedServerCpu(isCached: boolean): Promise<Metrics> {
  const bench = await import('./server.ts')
  const [plain, shell] = interleave(
    [
      bench.renderTask('plain', bench.plainOf(bench.renderWithSharedSheet())),
      bench.renderTask('shell', bench.renderNextUrl({ isLoggedIn: true, cache: isCached ? undefined : null })),
    ],
    { sliceMs: 100, rounds: 9 },
  )
  return { 'cached server CPU over plain React': (shell?.low ?? Number.NaN) / (plain?.low ?? Number.NaN) }
}

/** Returns the CPU time of finding a route among 10,000, relative to finding one among 38. */
function routeGrowth(finder: Find): Metrics {
  const task = (count: number) => {
    const pairs = generatePairs(count)
    const find = finder(pairs)
    const paths = urlPairsOver(pairs, 200).map(([path]) => path.replace(/[?#].*/, ''))
    return { name: String(count), size: paths.length, pass: () => paths.filter((path) => find(path)).length }
  }
  const [few, many] = interleave([task(38), task(10_000)], { sliceMs: 80, rounds: 5 })
  return { 'finding a route of 10,000 over one of 38': (many?.median ?? Number.NaN) / (few?.median ?? Number.NaN) }
}

const byMap: Find = (pairs) => {
  const map = indexRoutes(pairs, [])
  return (path) => map.match(path, 'vi')?.route
}

const bySearch: Find = (pairs) => (path) => pairs.find(({ vi }) => path === `/${vi}` || path.startsWith(`/${vi}/`))

// Before anything loads React: its development build is slower.
process.env.NODE_ENV = 'production'

const metrics = {
  ...(await serverCpu('renderWithSharedSheet')),
  ...(await cachedServerCpu(true)),
  ...routeGrowth(byMap),
}
const faulty = {
  ...(await serverCpu('renderWithOwnSheet')),
  ...(await cachedServerCpu(false)),
  ...routeGrowth(bySearch),
}
for (const [name, metric] of Object.entries(metrics))
  console.log(`${name}: ${metric.toFixed(2)} (with an injected fault: ${faulty[name as Metric]?.toFixed(2)})`)
const missed = (Object.keys(faulty) as Metric[]).filter((name) => overBudget({ [name]: faulty[name] }).length === 0)
const problems = [...overBudget(metrics), ...missed.map((name) => `${name}: the injected fault was not found`)]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
