import { expect, test } from 'vitest'
import { overBudget } from '../../bench/budgets.ts'
import { generatePairs, turnsOver } from '../../bench/pure/routes.ts'
import { interleave } from '../../bench/support/interleave.ts'
import { createRouteMap, type RoutePair } from '../../src/core.ts'

type Find = (pairs: readonly RoutePair[]) => (path: string) => RoutePair | undefined

/** What finding a route costs among 10,000, over finding one among 38. */
function growthOf(finder: Find) {
  const task = (count: number) => {
    const pairs = generatePairs(count)
    const find = finder(pairs)
    const paths = turnsOver(pairs, 200).map(([path]) => path.replace(/[?#].*/, ''))
    return { name: String(count), size: paths.length, pass: () => paths.filter((path) => find(path)).length }
  }
  // Some machines count a thread's time in steps of 10 ms: a turn has several of them.
  const [few, many] = interleave([task(38), task(10_000)], { turnMs: 80, rounds: 5 })
  return { 'finding a route of 10,000 over one of 38': (many?.median ?? Number.NaN) / (few?.median ?? Number.NaN) }
}

const byMap: Find = (pairs) => {
  const map = createRouteMap(pairs)
  return (path) => map.match(path, 'vi')?.route
}

const bySearch: Find = (pairs) => (path) => pairs.find(({ vi }) => path === `/${vi}` || path.startsWith(`/${vi}/`))

test('a route is found in as much time, however many there are', () => {
  expect(overBudget(growthOf(byMap))).toEqual([])
})

test('a search through all of them is found', () => {
  expect(overBudget(growthOf(bySearch))).toHaveLength(1)
})
