import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import type { Presses } from './measurePress.ts'
import type { Reading } from './reading.ts'

/** Table of the time from a press to the open menu. */
export const pressTable = (reading: Reading<Presses>, names: readonly ImplementationName[]): Table => ({
  title: 'From the press of a button to its open menu, 4× CPU slowdown',
  rows: names.map((name) => ({
    what: LABELS[name],
    'first press, ms': reading.text(name, 'first'),
    'first press, code loaded, ms': reading.text(name, 'loaded'),
    'second opening, ms': reading.text(name, 'again'),
  })),
  notes: [
    'Until the frame that shows the menu, after the page was idle; steps of a frame, 16.7 ms. Scripts come from loopback without delay.',
    'Code is loaded on demand by islands only.',
  ],
})
