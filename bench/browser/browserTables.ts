import { launchChromium } from '../../scripts/chromium.ts'
import { loadPeer } from '../support/peers.ts'
import type { Table } from '../support/report.ts'
import { buildPages } from './buildPages.ts'
import type { SubjectName } from './buildSubject.ts'
import { contentTable } from './contentTable.ts'
import { cycleTable } from './cycleTable.ts'
import { LABELS } from './labels.ts'
import { measureCycles } from './measureCycles.ts'
import { measureVisit } from './measureVisit.ts'
import type { Slowdown } from './openPage.ts'
import { inTurns, Reading } from './reading.ts'
import { servePages } from './servePages.ts'
import { targetTable } from './targetTable.ts'
import { visitTable } from './visitTable.ts'

const PEER_OF: Partial<Record<SubjectName, string>> = {
  carbon: '@carbon/react',
  radix: 'radix-ui',
  baseUi: '@base-ui/react',
}
/** Rounds by how many times slower the processor is made. */
const ROUNDS: Readonly<Record<Slowdown, number>> = { 1: 5, 4: 3 }
const CYCLE_ROUNDS = 3

async function isInstalled(name: SubjectName): Promise<boolean> {
  const peer = PEER_OF[name]
  return peer === undefined || (await loadPeer(peer)) !== null
}

/** The shell in a browser, beside the same markup in plain React and the same content in its peers. */
export async function browserTables(): Promise<Table[]> {
  const names: SubjectName[] = []
  for (const name of Object.keys(LABELS) as SubjectName[]) if (await isInstalled(name)) names.push(name)
  const { files, htmlOf } = await buildPages(names)
  const pages = await servePages(files)
  const url = (name: SubjectName): string => `${pages.url}/${name}`
  const browser = await launchChromium()
  try {
    const mounted = names.filter((name) => name !== 'alone')
    const contents = await contentTable(browser, mounted, (name) => ({ url: url(name), html: htmlOf(name) }))
    const visits = async (slowdown: Slowdown) => {
      const measure = (name: SubjectName) => measureVisit(browser, url(name), { slowdown, hasMenu: name !== 'alone' })
      return new Reading(await inTurns(names, ROUNDS[slowdown], measure))
    }
    const normal = await visits(1)
    const slow = await visits(4)
    const cycles = new Reading(await inTurns(mounted, CYCLE_ROUNDS, (name) => measureCycles(browser, url(name))))
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
