import { round, type Table } from '../support/report.ts'
import type { SubjectName } from './buildSubject.ts'
import type { Cycles } from './measureCycles.ts'
import type { Visit } from './measureVisit.ts'
import type { Reading } from './reading.ts'

interface Target {
  readonly figure: string
  readonly value: number
  readonly atLeast: number
  readonly wanted: number
  readonly unit?: string
}

const KB = 1000

/** What is aimed at in a browser, and what was reached. */
export function targetTable(visits: Reading<Visit>, cycles: Reading<Cycles>): Table {
  const visit = visits.of.bind(visits)
  const over = visits.over.bind(visits)
  const ratio = (of: (name: SubjectName) => number, to: SubjectName): number => of('shell') / of(to)
  const targets: Target[] = [
    {
      figure: 'hydration, script over React alone, to Carbon',
      value: ratio((name) => over(name, ({ hydrateScript }) => hydrateScript), 'carbon'),
      atLeast: 0.55,
      wanted: 0.45,
    },
    {
      figure: 'hydration, main thread over React alone, to Radix',
      value: ratio((name) => over(name, ({ hydrateTask }) => hydrateTask), 'radix'),
      atLeast: 0.65,
      wanted: 0.55,
    },
    { figure: 'layout shift', value: visit('shell', ({ shift }) => shift), atLeast: 0, wanted: 0, unit: '' },
    {
      figure: 'open a submenu, to the bound',
      value: ratio((name) => visit(name, ({ openMenu }) => openMenu), 'bound'),
      atLeast: 1.2,
      wanted: 1.05,
    },
    {
      figure: 'scroll 3,000 px, script, to the bound',
      value: ratio((name) => visit(name, ({ scrollScript }) => scrollScript), 'bound'),
      atLeast: 1.05,
      wanted: 1,
    },
    {
      figure: 'elements, to the bound',
      value: ratio((name) => visit(name, ({ elements }) => elements), 'bound'),
      atLeast: 1.1,
      wanted: 1.02,
    },
    {
      figure: 'heap over React alone, to Carbon',
      value: ratio((name) => over(name, ({ heap }) => heap), 'carbon'),
      atLeast: 0.45,
      wanted: 0.35,
    },
    {
      figure: '200 mounts and unmounts: nodes left',
      value: cycles.of('shell', ({ nodes }) => nodes),
      atLeast: 0,
      wanted: 0,
      unit: '',
    },
    {
      figure: '200 mounts and unmounts: listeners left',
      value: cycles.of('shell', ({ listeners }) => listeners),
      atLeast: 0,
      wanted: 0,
      unit: '',
    },
    {
      figure: '200 mounts and unmounts: main thread, to the bound',
      value: ratio((name) => cycles.of(name, ({ task }) => task), 'bound'),
      atLeast: 1.25,
      wanted: 1.05,
    },
    {
      figure: '200 mounts and unmounts: heap left',
      value: cycles.of('shell', ({ heap }) => heap) / KB,
      atLeast: 60,
      wanted: 35,
      unit: ' KB',
    },
    {
      figure: '200 mounts and unmounts: objects, functions and texts left',
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
      .map(({ figure, value, atLeast, wanted, unit = '×' }) => ({
        figure,
        reached: `${round(value)}${unit}`,
        'at least': `≤ ${atLeast}${unit} ${value <= atLeast ? 'met' : 'missed'}`,
        'we want': `≤ ${wanted}${unit} ${value <= wanted ? 'met' : 'missed'}`,
      })),
  }
}
