import { launchChromium } from '../../scripts/chromium.ts'
import { loadCompetitor } from '../support/competitors.ts'
import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { buildPages } from './buildPages.ts'
import { callTable, countCalls } from './calls.ts'
import { contentTable } from './contentTable.ts'
import { cycleTable, measureCycles } from './cycles.ts'
import type { CycleWay } from './entry.ts'
import { LABELS } from './labels.ts'
import { measureVisit } from './measureVisit.ts'
import { pageBytesTable } from './pageBytesTable.ts'
import { measurePart, PART_NAMES, partTable } from './parts.ts'
import { measurePress, pressTable } from './presses.ts'
import { inSlices, Reading } from './reading.ts'
import { servePages } from './servePages.ts'
import { targetTable } from './targetTable.ts'
import { visitTable } from './visitTable.ts'

/** Rounds of each measurement, without the warm-up. */
const ROUNDS = { visits: 5, parts: 5, presses: 5, calls: 1, cycles: 3 } as const

const COMPETITOR_OF: Partial<Record<ImplementationName, string>> = {
  carbon: '@carbon/react',
  radix: 'radix-ui',
  baseUi: '@base-ui/react',
}

/** Returns the implementations whose library is installed. */
async function installedNames(): Promise<ImplementationName[]> {
  const names: ImplementationName[] = []
  for (const name of Object.keys(LABELS) as ImplementationName[]) {
    const competitor = COMPETITOR_OF[name]
    if (competitor === undefined || (await loadCompetitor(competitor)) !== null) names.push(name)
  }
  return names
}

/** Returns the names of complete implementations: not React alone, nor those of one table. */
const completeOf = (names: readonly ImplementationName[]): ImplementationName[] =>
  names.filter((name) => name !== 'alone' && name !== 'baselineParts')

/** Bytes of the pages that the tables of visits compare. */
export async function pageBytes(): Promise<Table> {
  const names = await installedNames()
  return pageBytesTable(await buildPages(names), completeOf(names))
}

/** The shell in a browser, compared with the same markup in plain React and the same content in competitors. */
export async function browserTables(): Promise<Table[]> {
  const names = await installedNames()
  const { files, htmlOf } = await buildPages(names)
  await using pages = await servePages(files)
  const url = (name: ImplementationName): string => `${pages.origin}/${name}`
  await using browser = await launchChromium()
  const complete = completeOf(names)
  const withAlone: ImplementationName[] = ['alone', ...complete]
  // Islands keep a server's HTML: without it, they render as the main entry does.
  const inRoots = complete.filter((name) => name !== 'islands')
  const cycle = async (of: readonly ImplementationName[], way: CycleWay) =>
    new Reading(await inSlices(of, ROUNDS.cycles, (name) => measureCycles(browser, url(name), way)))
  const contents = await contentTable(browser, complete, (name) => ({ url: url(name), html: htmlOf(name) }))
  const readings = {
    visits: new Reading(
      await inSlices(withAlone, ROUNDS.visits, (name) => measureVisit(browser, url(name), name !== 'alone')),
    ),
    parts: new Reading(await inSlices(PART_NAMES, ROUNDS.parts, (name) => measurePart(browser, url(name)))),
    presses: new Reading(await inSlices(complete, ROUNDS.presses, (name) => measurePress(browser, url(name)))),
    calls: new Reading(await inSlices(withAlone, ROUNDS.calls, (name) => countCalls(browser, url(name)))),
    roots: await cycle(inRoots, 'root'),
    contents: await cycle(complete, 'content'),
  }
  return [
    contents,
    visitTable(readings.visits, complete),
    partTable(readings.parts),
    pressTable(readings.presses, complete),
    callTable(readings.calls, withAlone),
    cycleTable(readings.roots, inRoots, 'root'),
    cycleTable(readings.contents, complete, 'content'),
    targetTable(readings),
  ]
}
