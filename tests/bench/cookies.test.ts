import { expect, test } from 'vitest'
import { overBudget } from '../../bench/budgets.ts'
import { type CookieUse, countCookieUse } from '../../bench/pure/attribution.ts'

const metricsOf = ([first, second, campaign, kept]: readonly CookieUse[]) => ({
  'cookie reads, first page view': first?.reads ?? Number.NaN,
  'cookie writes, first page view': first?.writes ?? Number.NaN,
  'cookie reads, later page view': Math.max(second?.reads ?? Number.NaN, campaign?.reads ?? Number.NaN),
  'cookie writes, later page view': Math.max(second?.writes ?? Number.NaN, campaign?.writes ?? Number.NaN),
  'cookie writes, campaign kept': kept?.writes ?? Number.NaN,
  'bytes of a cookie': Math.max(...[first, second, campaign, kept].map((use) => use?.bytes ?? Number.NaN)),
})

test('attribution reads and writes cookies as often as is planned', () => {
  expect(overBudget(metricsOf(countCookieUse()))).toEqual([])
})

test('one more read or write is found', () => {
  const wasteful = countCookieUse().map((use) => ({ ...use, reads: use.reads + 1, writes: use.writes + 1 }))
  expect(overBudget(metricsOf(wasteful)).map((line) => line.split(':')[0])).toEqual([
    'cookie reads, first page view',
    'cookie writes, first page view',
    'cookie reads, later page view',
    'cookie writes, later page view',
    'cookie writes, campaign kept',
  ])
})
