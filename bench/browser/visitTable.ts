import { round, type Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import type { Visit } from './measureVisit.ts'
import type { Slowdown } from './openPage.ts'
import type { Reading } from './reading.ts'

const KB = 1000

/** Table of the cost of a visit. */
export function visitTable(reading: Reading<Visit>, names: readonly ImplementationName[], slowdown: Slowdown): Table {
  const ratio = (name: ImplementationName, of: (name: ImplementationName) => number): number =>
    round(of(name) / of('baseline'))
  const script = (name: ImplementationName) => reading.over(name, ({ hydrateScript }) => hydrateScript)
  const task = (name: ImplementationName) => reading.over(name, ({ hydrateTask }) => hydrateTask)
  const heap = (name: ImplementationName) => reading.over(name, ({ heap: bytes }) => bytes) / KB
  const elements = (name: ImplementationName) => reading.of(name, ({ elements: count }) => count)
  const menu = (name: ImplementationName) => reading.of(name, ({ openMenu }) => openMenu)
  const scroll = (name: ImplementationName) => reading.of(name, ({ scrollScript }) => scrollScript)
  const alone = (pick: (visit: Visit) => number) => reading.of('alone', pick)
  return {
    title: `A visit in Chromium${slowdown > 1 ? `, ${slowdown}× CPU slowdown` : ''}`,
    rows: names
      .filter((name) => name !== 'alone')
      .map((name) => ({
        what: LABELS[name],
        'hydration, script ms over React alone': round(script(name)),
        quartiles: reading.spread(
          name,
          ({ hydrateScript }) => hydrateScript,
          alone(({ hydrateScript }) => hydrateScript),
        ),
        'ratio of script': ratio(name, script),
        'hydration, main thread ms over React alone': round(task(name)),
        'quartiles of it': reading.spread(
          name,
          ({ hydrateTask }) => hydrateTask,
          alone(({ hydrateTask }) => hydrateTask),
        ),
        'ratio of main thread': ratio(name, task),
        'open a submenu, main thread ms': round(menu(name)),
        'ratio of opening': ratio(name, menu),
        'scroll 3,000 px, script ms': round(scroll(name)),
        'ratio of scroll': ratio(name, scroll),
        elements: elements(name),
        'ratio of elements': ratio(name, elements),
        'heap KB over React alone': round(heap(name)),
        'ratio of heap': ratio(name, heap),
        'layout shift': round(reading.of(name, ({ shift }) => shift)),
      })),
    notes: [
      `CPU time of the main thread, medians of interleaved rounds, each in a new browser context; ratios to ${LABELS.baseline}.`,
      'Hydration is measured from the request of the script until the page is idle; the HTML was parsed and painted before.',
      'Competitors have fewer styles than the shell and the baseline, which have the same. Footer, search and language switch are plain React in all competitors.',
    ],
  }
}
