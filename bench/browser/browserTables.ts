import { launchChromium } from '../../scripts/chromium.ts'
import { installCompetitors } from '../support/competitors.ts'
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

const NAMES = Object.keys(LABELS) as ImplementationName[]

/** Complete implementations: not React alone, nor those of one table. */
const COMPLETE = NAMES.filter((name) => name !== 'alone' && name !== 'baselineParts')

/** Bytes of the pages that the tables of visits compare. */
export async function pageBytes(): Promise<Table> {
  installCompetitors()
  return pageBytesTable(await buildPages(NAMES), COMPLETE)
}

/** The shell in a browser, compared with the same markup in plain React and the same content in competitors. */
export async function browserTables(): Promise<Table[]> {
  installCompetitors()
  const { files, htmlOf } = await buildPages(NAMES)
  const pages = await servePages(files)
  const url = (name: ImplementationName): string => `${pages.origin}/${name}`
  const browser = await launchChromium()
  const withAlone: ImplementationName[] = ['alone', ...COMPLETE]
  // Islands keep a server's HTML: without it, they render as the main entry does.
  const inRoots = COMPLETE.filter((name) => name !== 'islands')
  const cycle = async (of: readonly ImplementationName[], way: CycleWay) =>
    new Reading(await inSlices(of, ROUNDS.cycles, (name) => measureCycles(browser, url(name), way)))
  try {
    const contents = await contentTable(browser, COMPLETE, (name) => ({ url: url(name), html: htmlOf(name) }))
    const readings = {
      visits: new Reading(
        await inSlices(withAlone, ROUNDS.visits, (name) => measureVisit(browser, url(name), name !== 'alone')),
      ),
      parts: new Reading(await inSlices(PART_NAMES, ROUNDS.parts, (name) => measurePart(browser, url(name)))),
      presses: new Reading(await inSlices(COMPLETE, ROUNDS.presses, (name) => measurePress(browser, url(name)))),
      calls: new Reading(await inSlices(withAlone, ROUNDS.calls, (name) => countCalls(browser, url(name)))),
      roots: await cycle(inRoots, 'root'),
      contents: await cycle(COMPLETE, 'content'),
    }
    return [
      contents,
      visitTable(readings.visits, COMPLETE),
      partTable(readings.parts),
      pressTable(readings.presses, COMPLETE),
      callTable(readings.calls, withAlone),
      cycleTable(readings.roots, inRoots, 'root'),
      cycleTable(readings.contents, COMPLETE, 'content'),
      targetTable(readings),
    ]
  } finally {
    await browser.close()
    await pages.stop()
  }
}
