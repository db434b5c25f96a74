import { round, type Table } from '../support/report.ts'
import type { SubjectName } from './buildSubject.ts'
import { LABELS } from './labels.ts'
import { CYCLES, type Cycles } from './measureCycles.ts'
import type { Reading } from './reading.ts'

const KB = 1000

/** What is spent and left by mounting and unmounting. */
export function cycleTable(reading: Reading<Cycles>, names: readonly SubjectName[]): Table {
  const task = (name: SubjectName) => reading.of(name, ({ task: ms }) => ms)
  return {
    title: `${CYCLES} mounts and unmounts in Chromium`,
    rows: names.map((name) => ({
      what: LABELS[name],
      'main thread ms': round(task(name)),
      quartiles: reading.spread(name, ({ task: ms }) => ms),
      'ratio to plain React': round(task(name) / task('bound')),
      'nodes left': reading.of(name, ({ nodes }) => nodes),
      'listeners left': reading.of(name, ({ listeners }) => listeners),
      'heap left, KB': round(reading.of(name, ({ heap }) => heap) / KB),
      'left by 200 more, KB': round(reading.of(name, ({ heapAgain }) => heapAgain) / KB),
      'of that objects, functions and texts, KB': round(reading.of(name, ({ keptAgain }) => keptAgain) / KB),
    })),
    notes: [
      'After 20 of them to warm up. What is kept a mount is left by the second 200 as by the first. What is neither object, function nor text is code that the engine compiled meanwhile.',
    ],
  }
}
