import type { Browser } from 'playwright'
import { round, type Table } from '../support/report.ts'
import { LABELS } from './labels.ts'
import { hydrate, type MeasuredPage, openPage, settle, settleIdle } from './openPage.ts'
import type { Reading } from './reading.ts'

/** What a press on the search hydrates: the header. Its menus and the side navigation open without it. */
const PRESSED = '[data-shell="header"] .shell-location-button'

/** Milliseconds of the main thread's CPU time. */
export interface PartCost {
  readonly script: number
  readonly task: number
}

/** Cost of loading the code, and of hydrating the search afterwards. */
export type PartCosts = Readonly<Record<'code' | 'search', PartCost>>

/** Measures the hydration of the search on demand, once its code is loaded. */
export async function measurePart(browser: Browser, url: string): Promise<PartCosts> {
  await using measured = await openPage(browser, url)
  const { page } = measured
  await hydrate(page, `${url}/entry.js`)
  await settleIdle(page)
  // An event that changes nothing.
  const code = await costOf(measured, () => window.dispatchEvent(new CustomEvent('UPDATE_PAGE', { detail: {} })))
  const search = await costOf(measured, (pressed) =>
    document.querySelector(pressed)?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })),
  )
  if (!(await page.evaluate(isHydrated, PRESSED))) throw new Error(`${url} did not hydrate the search.`)
  return { code, search }
}

/** Measures the work that an event starts. */
async function costOf({ page, read }: MeasuredPage, send: (pressed: string) => unknown): Promise<PartCost> {
  const before = await read()
  await page.evaluate(send, PRESSED)
  await settleIdle(page)
  await settle(page)
  const after = await read()
  return { script: after.script - before.script, task: after.task - before.task }
}

/** Runs in the page: returns whether React renders an element. */
function isHydrated(selector: string): boolean {
  const button = document.querySelector(selector)
  return Object.keys(button ?? {}).some((key) => key.startsWith('__reactFiber'))
}

const STEPS = { code: 'code and provider', search: 'search, and the header around it' } as const

/** Implementations with parts that are hydrated on demand. */
export const PART_NAMES = ['baselineParts', 'islands'] as const

/** Table of the hydration of components on demand. */
export function partTable(reading: Reading<PartCosts>): Table {
  const cells = (step: keyof PartCosts, metric: keyof PartCost) => {
    const pick = (costs: PartCosts) => costs[step][metric]
    const [plain, islands] = PART_NAMES.map((name) => reading.of(name, pick)) as [number, number]
    return {
      ...Object.fromEntries(PART_NAMES.map((name) => [`${LABELS[name]}, ${metric} ms`, reading.text(name, pick)])),
      [`ratio of ${metric}`]: step === 'code' ? '' : round(islands / plain),
    }
  }
  return {
    title: 'Hydrating the search on demand',
    rows: (['code', 'search'] as const).map((step) => ({
      what: STEPS[step],
      ...cells(step, 'script'),
      ...cells(step, 'task'),
    })),
    notes: ['Task is the main thread, layout and paint included.'],
  }
}
