import { round, type Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import type { CycleWay } from './entry.ts'
import { LABELS } from './labels.ts'
import { CYCLES, type Cycles } from './measureCycles.ts'
import type { Reading } from './reading.ts'

const KB = 1000

const WAYS: Readonly<Record<CycleWay, string>> = {
  root: 'the provider included',
  content: 'below a provider that stays',
}

/** Table of the cost of mounting and unmounting. */
export function cycleTable(reading: Reading<Cycles>, names: readonly ImplementationName[], way: CycleWay): Table {
  return {
    title: `${CYCLES} mounts and unmounts in Chromium, ${WAYS[way]}`,
    rows: names.map((name) => ({
      what: LABELS[name],
      'main thread ms': reading.text(name, 'task'),
      'ratio to plain React': round(reading.ratio(name, 'task')),
      'nodes left': reading.of(name, 'nodes'),
      'listeners left': reading.of(name, 'listeners'),
      'heap left, KB': round(reading.of(name, 'heap') / KB),
      'left by 200 more, KB': round(reading.of(name, 'heapAgain') / KB),
      'of these, objects, functions and strings, KB': round(reading.of(name, 'keptAgain') / KB),
    })),
    notes: [
      'After 20 mounts as warm-up. A leak per mount would show in the second 200 as well. Memory that is neither object, function nor string is code that the engine compiled.',
    ],
  }
}
