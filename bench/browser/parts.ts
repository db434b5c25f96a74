import type { Browser } from 'playwright'
import { round, type Table } from '../support/report.ts'
import { LABELS } from './labels.ts'
import { hydrate, type MeasuredPage, openPage, settle, settleIdle } from './openPage.ts'
import type { Reading } from './reading.ts'

/** Components that are hydrated on demand, by `data-shell` of their root. */
export const PARTS = ['header', 'side-nav'] as const

/** Milliseconds of the main thread's CPU time. */
export interface PartCost {
  readonly script: number
  readonly task: number
}

/** Cost of loading the code, and of hydrating each component afterwards. */
export type PartCosts = Readonly<Record<'code' | (typeof PARTS)[number], PartCost>>

/** Measures the hydration of components on demand, once their code is loaded. */
export async function measurePart(browser: Browser, url: string): Promise<PartCosts> {
  await using measured = await openPage(browser, url)
  const { page } = measured
  await hydrate(page, `${url}/entry.js`)
  await settleIdle(page)
  const code = await costOf(measured, 'pointerover', PARTS[0])
  const costs = []
  for (const part of PARTS) {
    costs.push([part, await costOf(measured, 'pointerdown', part)])
    if (!(await page.evaluate(isHydrated, part))) throw new Error(`${url} did not hydrate ${part}.`)
  }
  return { code, ...Object.fromEntries(costs) }
}

/** Measures the work that an event on the first button of a component starts. */
async function costOf({ page, read }: MeasuredPage, event: string, part: string): Promise<PartCost> {
  const before = await read()
  await page.evaluate(
    ([type, name]) =>
      document.querySelector(`[data-shell="${name}"] button`)?.dispatchEvent(new PointerEvent(type, { bubbles: true })),
    [event, part] as const,
  )
  await settleIdle(page)
  await settle(page)
  const after = await read()
  return { script: after.script - before.script, task: after.task - before.task }
}

/** Runs in the page: returns whether React renders the content of a component. */
function isHydrated(part: string): boolean {
  const button = document.querySelector(`[data-shell="${part}"] button`)
  return Object.keys(button ?? {}).some((key) => key.startsWith('__reactFiber'))
}

const STEPS = { code: 'code and provider', header: 'header', 'side-nav': 'side navigation' } as const

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
    title: 'Hydrating one component on demand',
    rows: (['code', ...PARTS] as const).map((step) => ({
      what: STEPS[step],
      ...cells(step, 'script'),
      ...cells(step, 'task'),
    })),
    notes: [
      'Task is the main thread, layout and paint included. The code is loaded when a pointer reaches a button, before the press.',
    ],
  }
}
