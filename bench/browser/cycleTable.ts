import { round, type Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import { CYCLES, type Cycles } from './measureCycles.ts'
import type { Reading } from './reading.ts'

const KB = 1000

/** Table of the cost of mounting and unmounting. */
export function cycleTable(reading: Reading<Cycles>, names: readonly ImplementationName[]): Table {
  const task = (name: ImplementationName) => reading.of(name, ({ task: ms }) => ms)
  return {
    title: `${CYCLES} mounts and unmounts in Chromium`,
    rows: names.map((name) => ({
      what: LABELS[name],
      'main thread ms': round(task(name)),
      quartiles: reading.spread(name, ({ task: ms }) => ms),
      'ratio to plain React': round(task(name) / task('baseline')),
      'nodes left': reading.of(name, ({ nodes }) => nodes),
      'listeners left': reading.of(name, ({ listeners }) => listeners),
      'heap left, KB': round(reading.of(name, ({ heap }) => heap) / KB),
      'left by 200 more, KB': round(reading.of(name, ({ heapAgain }) => heapAgain) / KB),
      'of these, objects, functions and strings, KB': round(reading.of(name, ({ keptAgain }) => keptAgain) / KB),
    })),
    notes: [
      'After 20 mounts as warm-up. A leak per mount would show in the second 200 as well. Memory that is neither object, function nor string is code that the engine compiled.',
    ],
  }
}
