import { round, type Table } from '../support/report.ts'
import type { SubjectName } from './buildSubject.ts'
import { LABELS } from './labels.ts'
import type { Visit } from './measureVisit.ts'
import type { Slowdown } from './openPage.ts'
import type { Reading } from './reading.ts'

const KB = 1000

/** What a visit costs. */
export function visitTable(reading: Reading<Visit>, names: readonly SubjectName[], slowdown: Slowdown): Table {
  const ratio = (name: SubjectName, of: (name: SubjectName) => number): number => round(of(name) / of('bound'))
  const script = (name: SubjectName) => reading.over(name, ({ hydrateScript }) => hydrateScript)
  const task = (name: SubjectName) => reading.over(name, ({ hydrateTask }) => hydrateTask)
  const heap = (name: SubjectName) => reading.over(name, ({ heap: bytes }) => bytes) / KB
  const elements = (name: SubjectName) => reading.of(name, ({ elements: count }) => count)
  const menu = (name: SubjectName) => reading.of(name, ({ openMenu }) => openMenu)
  const scroll = (name: SubjectName) => reading.of(name, ({ scrollScript }) => scrollScript)
  const alone = (pick: (visit: Visit) => number) => reading.of('alone', pick)
  return {
    title: `A visit in Chromium${slowdown > 1 ? `, processor ${slowdown} times slower` : ''}`,
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
      `CPU time of the main thread, medians of rounds in turns, a context of its own each; ratios to ${LABELS.bound}.`,
      'Hydration is from the request of the script until the page is quiet: the HTML was parsed and drawn before.',
      'Peers have fewer styles than the shell and the bound, which share theirs; footer, search and switch are plain React in all peers.',
    ],
  }
}
