import { round, type Table } from '../support/report.ts'
import { LABELS } from './labels.ts'
import { PARTS, type PartCost, type PartCosts } from './measurePart.ts'
import type { Reading } from './reading.ts'

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
