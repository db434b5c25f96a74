import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import type { Calls } from './countCalls.ts'
import { LABELS } from './labels.ts'
import type { Reading } from './reading.ts'

/** Table of the functions that a visit calls. */
export const callTable = (reading: Reading<Calls>, names: readonly ImplementationName[]): Table => ({
  title: 'Functions called during a visit',
  rows: names.map((name) => ({
    what: LABELS[name],
    'functions called at hydration': reading.of(name, 'functions'),
    'calls at hydration': reading.of(name, 'hydration'),
    'calls as the header becomes sticky': reading.of(name, 'crossing'),
    'calls while the page scrolls on': reading.of(name, 'scroll'),
  })),
  notes: [
    'React included: its root listens for every scroll event. Hydration includes the work that was left for idle time.',
  ],
})
