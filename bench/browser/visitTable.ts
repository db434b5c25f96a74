import { round, type Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { LABELS } from './labels.ts'
import type { Visit } from './measureVisit.ts'
import type { Reading } from './reading.ts'

const KB = 1000

/** Table of the cost of a visit. */
export function visitTable(reading: Reading<Visit>, names: readonly ImplementationName[]): Table {
  const textAndRatio = (name: ImplementationName, metric: keyof Visit): string =>
    `${reading.text(name, metric)}: ${round(reading.ratio(name, metric))}×`
  return {
    title: 'A visit in Chromium',
    rows: names.map((name) => ({
      what: LABELS[name],
      'hydration, script ms over React': reading.textAndRatioOver(name, 'hydrateScript'),
      'main thread': reading.textAndRatioOver(name, 'hydrateTask'),
      'after idle, script': reading.textAndRatioOver(name, 'idleScript'),
      'after idle, main thread': reading.textAndRatioOver(name, 'idleTask'),
      'heap KB over React': reading.textAndRatioOver(name, ({ heap }) => heap / KB),
      'open a submenu first, main thread ms': textAndRatio(name, 'openFirst'),
      'open it later': textAndRatio(name, 'openMenu'),
      'becoming sticky, script ms over React': reading.textOver(name, 'crossScript'),
      'scroll 3,000 px, script ms over React': reading.textOver(name, 'scrollScript'),
      'files until idle': reading.of(name, 'files'),
      elements: reading.of(name, 'elements'),
      'layout shift': round(reading.of(name, 'shift')),
    })),
    notes: [
      `CPU time of the main thread, medians of interleaved rounds with quartiles, each in a new browser context; ratios (×) to ${LABELS.baseline}.`,
      'Hydration is measured from the request of the script until the page is quiet; the HTML was parsed and painted before. "After idle" is hydration plus the work that was left for idle time.',
      'React is in a file of its own everywhere, and so is each page’s own code: both are among the files. Attribution is on, as it is by default; with no page view, nothing is recorded.',
      'Competitors have fewer styles than the shell and the baseline, which have the same. Footer, search and language switch are plain React in all competitors.',
    ],
  }
}
