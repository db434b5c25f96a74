import { launchChromium } from '../../scripts/chromium.ts'
import { loadCompetitor } from '../support/competitors.ts'
import type { Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { buildPages } from './buildPages.ts'
import { contentTable } from './contentTable.ts'
import { cycleTable } from './cycleTable.ts'
import { LABELS } from './labels.ts'
import { measureCycles } from './measureCycles.ts'
import { measureVisit } from './measureVisit.ts'
import type { Slowdown } from './openPage.ts'
import { pageBytesTable } from './pageBytesTable.ts'
import { inSlices, Reading } from './reading.ts'
import { servePages } from './servePages.ts'
import { targetTable } from './targetTable.ts'
import { visitTable } from './visitTable.ts'

const COMPETITOR_OF: Partial<Record<ImplementationName, string>> = {
  carbon: '@carbon/react',
  radix: 'radix-ui',
  baseUi: '@base-ui/react',
}
/** Rounds by CPU slowdown. */
const ROUNDS: Readonly<Record<Slowdown, number>> = { 1: 5, 4: 3 }
const CYCLE_ROUNDS = 3

async function isInstalled(name: ImplementationName): Promise<boolean> {
  const competitor = COMPETITOR_OF[name]
  return competitor === undefined || (await loadCompetitor(competitor)) !== null
}

/** Returns the implementations whose library is installed. */
async function installedNames(): Promise<ImplementationName[]> {
  const names: ImplementationName[] = []
  for (const name of Object.keys(LABELS) as ImplementationName[]) if (await isInstalled(name)) names.push(name)
  return names
}

/** Bytes of the pages that the tables of visits compare. */
export async function pageBytes(): Promise<Table> {
  const names = await installedNames()
  const mounted = names.filter((name) => name !== 'alone')
  return pageBytesTable(await buildPages(names), mounted)
}

/** The shell in a browser, compared with the same markup in plain React and the same content in competitors. */
export async function browserTables(): Promise<Table[]> {
  const names = await installedNames()
  const { files, htmlOf } = await buildPages(names)
  const pages = await servePages(files)
  const url = (name: ImplementationName): string => `${pages.url}/${name}`
  const browser = await launchChromium()
  try {
    const mounted = names.filter((name) => name !== 'alone')
    const contents = await contentTable(browser, mounted, (name) => ({ url: url(name), html: htmlOf(name) }))
    const visits = async (slowdown: Slowdown) => {
      const measure = (name: ImplementationName) =>
        measureVisit(browser, url(name), { slowdown, hasMenu: name !== 'alone' })
      return new Reading(await inSlices(names, ROUNDS[slowdown], measure))
    }
    const normal = await visits(1)
    const slow = await visits(4)
    const cycles = new Reading(await inSlices(mounted, CYCLE_ROUNDS, (name) => measureCycles(browser, url(name))))
    return [
      contents,
      visitTable(normal, mounted, 1),
      visitTable(slow, mounted, 4),
      cycleTable(cycles, mounted),
      targetTable(normal, cycles),
    ]
  } finally {
    await browser.close()
    pages.close()
  }
}
