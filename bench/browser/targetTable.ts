import { round, type Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import type { Calls } from './countCalls.ts'
import type { Cycles } from './measureCycles.ts'
import { PARTS, type PartCosts } from './measurePart.ts'
import type { Presses } from './measurePress.ts'
import type { Visit } from './measureVisit.ts'
import type { Reading } from './reading.ts'

/** Everything that was measured in one run. */
export interface Readings {
  readonly visits: Reading<Visit>
  readonly presses: Reading<Presses>
  readonly parts: Reading<PartCosts>
  readonly calls: Reading<Calls>
  /** Mounts with the provider, and below a provider that stays. */
  readonly roots: Reading<Cycles>
  readonly contents: Reading<Cycles>
}

interface Target {
  readonly metric: string
  readonly value: number
  readonly atLeast: number
  readonly wanted?: number
  readonly unit?: string
}

type Own = 'shell' | 'islands'

const KB = 1000
const ENTRY_POINTS: Readonly<Record<Own, string>> = { shell: 'main', islands: 'islands' }

/** Targets of both entry points. */
function targetsOfBoth(own: Own, { visits, calls, roots, contents }: Readings): Target[] {
  const cycles = own === 'shell' ? roots : contents
  const menu = (name: ImplementationName) => visits.of(name, ({ openMenu }) => openMenu)
  const elements = (name: ImplementationName) => visits.of(name, ({ elements: count }) => count)
  const task = (name: ImplementationName) => cycles.of(name, ({ task: ms }) => ms)
  const scroll = (name: ImplementationName) => calls.of(name, ({ scroll: count }) => count)
  return [
    { metric: 'layout shift', value: visits.of(own, ({ shift }) => shift), atLeast: 0, wanted: 0, unit: '' },
    { metric: 'open a submenu, to the baseline', value: menu(own) / menu('baseline'), atLeast: 1.2, wanted: 1.05 },
    {
      metric: 'scroll: calls more than React alone',
      value: Math.max(0, scroll(own) - scroll('alone')),
      atLeast: 0,
      unit: '',
    },
    {
      metric: 'becoming sticky, script',
      value: visits.over(own, ({ crossScript }) => crossScript),
      atLeast: 1,
      unit: ' ms',
    },
    { metric: 'elements, to the baseline', value: elements(own) / elements('baseline'), atLeast: 1.1, wanted: 1.02 },
    { metric: '200 mounts: nodes left', value: cycles.of(own, ({ nodes }) => nodes), atLeast: 0, unit: '' },
    { metric: '200 mounts: listeners left', value: cycles.of(own, ({ listeners }) => listeners), atLeast: 0, unit: '' },
    { metric: '200 mounts: main thread, to the baseline', value: task(own) / task('baseline'), atLeast: 1 },
    {
      metric: '200 mounts: heap left',
      value: cycles.of(own, ({ heap }) => heap) / KB,
      atLeast: 60,
      wanted: 35,
      unit: ' KB',
    },
    {
      metric: '200 mounts: objects, functions and strings left',
      value: cycles.of(own, ({ keptAgain }) => keptAgain) / KB,
      atLeast: 60,
      wanted: 35,
      unit: ' KB',
    },
  ]
}

/** Targets in a browser, and the values reached. */
export function targetTable(readings: Readings): Table {
  const { visits, presses, parts } = readings
  const ratio = (own: Own, to: ImplementationName, pick: (visit: Visit) => number): number =>
    visits.over(own, pick) / visits.over(to, pick)
  const hydration = ({ hydrateScript }: Visit) => hydrateScript
  const hydrationTask = ({ hydrateTask }: Visit) => hydrateTask
  const idle = ({ idleScript }: Visit) => idleScript
  const idleTask = ({ idleTask: ms }: Visit) => ms
  const heap = ({ heap: bytes }: Visit) => bytes
  const ofParts = PARTS.map((part) => ({
    metric: `hydrating the ${part} on demand, script, to plain React`,
    value:
      parts.of('islands', (costs) => costs[part].script) / parts.of('baselineParts', (costs) => costs[part].script),
    atLeast: 1.5,
  }))
  const targets: Record<Own, Target[]> = {
    islands: [
      {
        metric: 'hydration, script, to Carbon',
        value: ratio('islands', 'carbon', hydration),
        atLeast: 0.25,
        wanted: 0.12,
      },
      { metric: 'hydration, script, to plain React', value: ratio('islands', 'baseline', hydration), atLeast: 0.7 },
      { metric: 'after idle, script, to Carbon', value: ratio('islands', 'carbon', idle), atLeast: 0.25, wanted: 0.12 },
      { metric: 'after idle, script, to plain React', value: ratio('islands', 'baseline', idle), atLeast: 0.7 },
      {
        metric: 'hydration, main thread, to Radix',
        value: ratio('islands', 'radix', hydrationTask),
        atLeast: 0.35,
        wanted: 0.17,
      },
      {
        metric: 'hydration, main thread, to plain React',
        value: ratio('islands', 'baseline', hydrationTask),
        atLeast: 1,
      },
      {
        metric: 'after idle, main thread, to Radix',
        value: ratio('islands', 'radix', idleTask),
        atLeast: 0.35,
        wanted: 0.17,
      },
      { metric: 'heap, to Carbon', value: ratio('islands', 'carbon', heap), atLeast: 0.3, wanted: 0.22 },
      ...ofParts,
      {
        metric: 'first press, 4× CPU slowdown',
        value: presses.of('islands', ({ first }) => first),
        atLeast: 100,
        unit: ' ms',
      },
      {
        metric: 'first press, code loaded, 4× CPU slowdown',
        value: presses.of('islands', ({ loaded }) => loaded),
        atLeast: 100,
        unit: ' ms',
      },
      ...targetsOfBoth('islands', readings),
    ],
    shell: [
      { metric: 'hydration, script, to Carbon', value: ratio('shell', 'carbon', hydration), atLeast: 1 },
      { metric: 'hydration, main thread, to Radix', value: ratio('shell', 'radix', hydrationTask), atLeast: 1.2 },
      { metric: 'heap, to Carbon', value: ratio('shell', 'carbon', heap), atLeast: 0.45, wanted: 0.35 },
      ...targetsOfBoth('shell', readings),
    ],
  }
  return {
    title: 'Targets in the browser',
    rows: (Object.keys(targets) as Own[]).flatMap((own) =>
      targets[own].map((target) => rowOf(ENTRY_POINTS[own], target)),
    ),
    notes: ['Hydration and heap are over React alone. The baseline is plain React.'],
  }
}

function rowOf(entryPoint: string, { metric, value, atLeast, wanted, unit = '×' }: Target): Table['rows'][number] {
  const verdict = (limit: number): string => `≤ ${limit}${unit} ${value <= limit ? 'met' : 'missed'}`
  return {
    metric: `${entryPoint}: ${metric}`,
    reached: Number.isFinite(value) ? `${round(value)}${unit}` : 'not measured',
    minimum: verdict(atLeast),
    target: wanted === undefined ? '' : verdict(wanted),
  }
}
