import { round, type Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import type { Calls } from './calls.ts'
import type { Cycles } from './cycles.ts'
import type { Visit } from './measureVisit.ts'
import { PARTS, type PartCosts } from './parts.ts'
import type { Presses } from './presses.ts'
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

type Own = 'shell' | 'islands'
type Row = Table['rows'][number]

const KB = 1000

/** Returns a row: the value reached, and whether it meets its minimum and its target. */
function row(metric: string, value: number, [minimum, target]: readonly [number, number?], unit = '×'): Row {
  const verdict = (limit: number): string => `≤ ${limit}${unit} ${value <= limit ? 'met' : 'missed'}`
  return {
    metric,
    reached: Number.isFinite(value) ? `${round(value)}${unit}` : 'not measured',
    minimum: verdict(minimum),
    target: target === undefined ? '' : verdict(target),
  }
}

/** Rows of both entry points. */
function rowsOfBoth(own: Own, { visits, calls, roots, contents }: Readings): Row[] {
  const cycles = own === 'shell' ? roots : contents
  const moreCalls = calls.of(own, 'scroll') - calls.of('alone', 'scroll')
  return [
    row('layout shift', visits.of(own, 'shift'), [0, 0], ''),
    row('open a submenu, to the baseline', visits.ratio(own, 'openMenu'), [1.2, 1.05]),
    row('scroll: calls more than React alone', Math.max(0, moreCalls), [0], ''),
    row('becoming sticky, script', visits.over(own, 'crossScript'), [1], ' ms'),
    row('elements, to the baseline', visits.ratio(own, 'elements'), [1.1, 1.02]),
    row('200 mounts: nodes left', cycles.of(own, 'nodes'), [0], ''),
    row('200 mounts: listeners left', cycles.of(own, 'listeners'), [0], ''),
    row('200 mounts: main thread, to the baseline', cycles.ratio(own, 'task'), [1]),
    row('200 mounts: heap left', cycles.of(own, 'heap') / KB, [60, 35], ' KB'),
    row('200 mounts: objects, functions and strings left', cycles.of(own, 'keptAgain') / KB, [60, 35], ' KB'),
  ]
}

/** Rows of each entry point. */
function rowsOf(own: Own, readings: Readings): Row[] {
  const { visits, presses, parts } = readings
  const to = (other: ImplementationName, metric: keyof Visit): number =>
    visits.over(own, metric) / visits.over(other, metric)
  if (own === 'shell')
    return [
      row('hydration, script, to Carbon', to('carbon', 'hydrateScript'), [1]),
      row('hydration, main thread, to Radix', to('radix', 'hydrateTask'), [1.2]),
      row('heap, to Carbon', to('carbon', 'heap'), [0.45, 0.35]),
      ...rowsOfBoth(own, readings),
    ]
  const ofParts = PARTS.map((part) => {
    const cost = (costs: PartCosts): number => costs[part].script
    const ratio = parts.of('islands', cost) / parts.of('baselineParts', cost)
    return row(`hydrating the ${part} on demand, script, to plain React`, ratio, [1.5])
  })
  return [
    row('hydration, script, to Carbon', to('carbon', 'hydrateScript'), [0.25, 0.12]),
    row('hydration, script, to plain React', to('baseline', 'hydrateScript'), [0.7]),
    row('after idle, script, to Carbon', to('carbon', 'idleScript'), [0.25, 0.12]),
    row('after idle, script, to plain React', to('baseline', 'idleScript'), [0.7]),
    row('hydration, main thread, to Radix', to('radix', 'hydrateTask'), [0.35, 0.17]),
    row('hydration, main thread, to plain React', to('baseline', 'hydrateTask'), [1]),
    row('after idle, main thread, to Radix', to('radix', 'idleTask'), [0.35, 0.17]),
    row('heap, to Carbon', to('carbon', 'heap'), [0.3, 0.22]),
    ...ofParts,
    row('first press, 4× CPU slowdown', presses.of(own, 'first'), [100], ' ms'),
    row('first press, code loaded, 4× CPU slowdown', presses.of(own, 'loaded'), [100], ' ms'),
    ...rowsOfBoth(own, readings),
  ]
}

/** Targets in a browser, and the values reached. */
export function targetTable(readings: Readings): Table {
  const named = (name: string, own: Own): Row[] =>
    rowsOf(own, readings).map((one) => ({ ...one, metric: `${name}: ${one.metric}` }))
  return {
    title: 'Targets in the browser',
    rows: [...named('islands', 'islands'), ...named('main', 'shell')],
    notes: ['Hydration and heap are over React alone. The baseline is plain React.'],
  }
}
