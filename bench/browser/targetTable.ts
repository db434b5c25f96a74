import { round, type Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import type { Cycles } from './measureCycles.ts'
import type { Visit } from './measureVisit.ts'
import type { Reading } from './reading.ts'

interface Target {
  readonly metric: string
  readonly value: number
  readonly atLeast: number
  readonly wanted: number
  readonly unit?: string
}

const KB = 1000

/** Targets in a browser, and the values reached. */
export function targetTable(visits: Reading<Visit>, cycles: Reading<Cycles>): Table {
  const visit = visits.of.bind(visits)
  const over = visits.over.bind(visits)
  const ratio = (of: (name: ImplementationName) => number, to: ImplementationName): number => of('shell') / of(to)
  const targets: Target[] = [
    {
      metric: 'hydration, script over React alone, to Carbon',
      value: ratio((name) => over(name, ({ hydrateScript }) => hydrateScript), 'carbon'),
      atLeast: 0.55,
      wanted: 0.45,
    },
    {
      metric: 'hydration, main thread over React alone, to Radix',
      value: ratio((name) => over(name, ({ hydrateTask }) => hydrateTask), 'radix'),
      atLeast: 0.65,
      wanted: 0.55,
    },
    { metric: 'layout shift', value: visit('shell', ({ shift }) => shift), atLeast: 0, wanted: 0, unit: '' },
    {
      metric: 'open a submenu, to the baseline',
      value: ratio((name) => visit(name, ({ openMenu }) => openMenu), 'baseline'),
      atLeast: 1.2,
      wanted: 1.05,
    },
    {
      metric: 'scroll 3,000 px, script, to the baseline',
      value: ratio((name) => visit(name, ({ scrollScript }) => scrollScript), 'baseline'),
      atLeast: 1.05,
      wanted: 1,
    },
    {
      metric: 'elements, to the baseline',
      value: ratio((name) => visit(name, ({ elements }) => elements), 'baseline'),
      atLeast: 1.1,
      wanted: 1.02,
    },
    {
      metric: 'heap over React alone, to Carbon',
      value: ratio((name) => over(name, ({ heap }) => heap), 'carbon'),
      atLeast: 0.45,
      wanted: 0.35,
    },
    {
      metric: '200 mounts and unmounts: nodes left',
      value: cycles.of('shell', ({ nodes }) => nodes),
      atLeast: 0,
      wanted: 0,
      unit: '',
    },
    {
      metric: '200 mounts and unmounts: listeners left',
      value: cycles.of('shell', ({ listeners }) => listeners),
      atLeast: 0,
      wanted: 0,
      unit: '',
    },
    {
      metric: '200 mounts and unmounts: main thread, to the baseline',
      value: ratio((name) => cycles.of(name, ({ task }) => task), 'baseline'),
      atLeast: 1.25,
      wanted: 1.05,
    },
    {
      metric: '200 mounts and unmounts: heap left',
      value: cycles.of('shell', ({ heap }) => heap) / KB,
      atLeast: 60,
      wanted: 35,
      unit: ' KB',
    },
    {
      metric: '200 mounts and unmounts: objects, functions and strings left',
      value: cycles.of('shell', ({ keptAgain }) => keptAgain) / KB,
      atLeast: 60,
      wanted: 35,
      unit: ' KB',
    },
  ]
  return {
    title: 'Targets in the browser',
    rows: targets
      .filter(({ value }) => Number.isFinite(value))
      .map(({ metric, value, atLeast, wanted, unit = '×' }) => ({
        metric,
        reached: `${round(value)}${unit}`,
        minimum: `≤ ${atLeast}${unit} ${value <= atLeast ? 'met' : 'missed'}`,
        target: `≤ ${wanted}${unit} ${value <= wanted ? 'met' : 'missed'}`,
      })),
  }
}
