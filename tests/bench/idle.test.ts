import { beforeAll, expect, test } from 'vitest'
import type { Idle } from '../../bench/browser/calls.ts'
import { type Metric, overBudget } from '../../bench/budgets.ts'
import { launchChromium } from '../../scripts/chromium.ts'

// React is another one while a page is developed.
process.env.NODE_ENV = 'production'

const PAGES = ['alone', 'baseline', 'islands', 'shell'] as const
let counted: Readonly<Record<(typeof PAGES)[number], Idle>>

beforeAll(async () => {
  const [{ buildPages }, { servePages }, { countIdle }] = await Promise.all([
    import('../../bench/browser/buildPages.ts'),
    import('../../bench/browser/servePages.ts'),
    import('../../bench/browser/calls.ts'),
  ])
  const { files } = await buildPages(PAGES)
  await using pages = await servePages(files)
  await using browser = await launchChromium()
  const rows: [string, Idle][] = []
  for (const name of PAGES) rows.push([name, await countIdle(browser, `${pages.origin}/${name}`)])
  counted = Object.fromEntries(rows) as typeof counted
})

const metricsOf = ({ functions, passing, requested }: Idle): Partial<Record<Metric, number>> => ({
  'functions called until idle, over React alone': functions - counted.alone.functions,
  'calls as a mouse crosses the header, over plain React': passing - counted.baseline.passing,
  'files requested as a mouse crosses the header': requested,
})

test('a served page calls few functions until something is needed, and none for a mouse that passes', () => {
  expect(overBudget(metricsOf(counted.islands)), JSON.stringify(counted)).toEqual([])
})

test('a page that renders all components at once is found', () => {
  expect(overBudget(metricsOf(counted.shell))[0]).toContain('functions called until idle, over React alone')
})
