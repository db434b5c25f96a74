import { brotliSize } from '../../scripts/checks/package/bundleForPage.ts'
import { launchChromium } from '../../scripts/chromium.ts'
import { loadCompetitor } from '../support/competitors.ts'
import type { Figures, Part } from '../targets.ts'
import type { ImplementationName } from './buildImplementation.ts'
import { buildPages } from './buildPages.ts'
import { type Calls, callTable, countCalls, countIdle, type Idle } from './calls.ts'
import { type ClientRender, clientRenderTable, measureClientRender } from './clientRender.ts'
import { contentTable } from './contentTable.ts'
import { type Cycles, cycleTable, measureCycles } from './cycles.ts'
import type { CycleWay } from './entry.ts'
import { LABELS } from './labels.ts'
import { measureVisit, type Visit } from './measureVisit.ts'
import { pageBytesTable } from './pageBytesTable.ts'
import { measurePart, PART_NAMES, type PartCosts, partTable } from './parts.ts'
import { measurePress, pressTable } from './presses.ts'
import { inSlices, Reading } from './reading.ts'
import { servePages } from './servePages.ts'
import { visitTable } from './visitTable.ts'

/** Rounds of each measurement, without the warm-up. */
const ROUNDS = { visits: 9, renders: 7, parts: 5, presses: 5, calls: 1, idle: 1, cycles: 3 } as const

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

/** Names of implementations that are in one table only. */
const OF_ONE_TABLE: readonly ImplementationName[] = ['alone', 'baselineParts', 'islandsQuiet']

/** Returns the names of complete implementations. */
const completeOf = (names: readonly ImplementationName[]): ImplementationName[] =>
  names.filter((name) => !OF_ONE_TABLE.includes(name))

/** Bytes of the pages that the tables of visits compare. */
export async function pageBytes(): Promise<Part> {
  const names = await installedNames()
  const pages = await buildPages(names)
  return {
    tables: [pageBytesTable(pages, completeOf(names))],
    figures: { 'HTML without styles, KB': brotliSize(pages.htmlOf('shell')) / KB },
  }
}

/** The shell in a browser, compared with the same markup in plain React and the same content in competitors. */
export async function browserTables(): Promise<Part> {
  const names = await installedNames()
  const { files, htmlOf } = await buildPages(names)
  await using pages = await servePages(files)
  const url = (name: ImplementationName): string => `${pages.origin}/${name}`
  await using browser = await launchChromium()
  const complete = completeOf(names)
  const withAlone: ImplementationName[] = ['alone', ...complete]
  const visited: ImplementationName[] = [...complete, 'islandsQuiet']
  // Islands keep a server's HTML: without it, they render as the main entry does.
  const inRoots = complete.filter((name) => name !== 'islands')
  const cycle = async (of: readonly ImplementationName[], way: CycleWay) =>
    new Reading(await inSlices(of, ROUNDS.cycles, (name) => measureCycles(browser, url(name), way)))
  const contents = await contentTable(browser, complete, (name) => ({ url: url(name), html: htmlOf(name) }))
  const readings = {
    visits: new Reading(
      await inSlices(['alone', ...visited] as const, ROUNDS.visits, (name) =>
        measureVisit(browser, url(name), name !== 'alone'),
      ),
    ),
    renders: new Reading(
      await inSlices(['alone', ...inRoots] as const, ROUNDS.renders, (name) => measureClientRender(browser, url(name))),
    ),
    parts: new Reading(await inSlices(PART_NAMES, ROUNDS.parts, (name) => measurePart(browser, url(name)))),
    presses: new Reading(await inSlices(complete, ROUNDS.presses, (name) => measurePress(browser, url(name)))),
    calls: new Reading(await inSlices(withAlone, ROUNDS.calls, (name) => countCalls(browser, url(name)))),
    idle: new Reading(await inSlices(withAlone, ROUNDS.idle, (name) => countIdle(browser, url(name)))),
    roots: await cycle(inRoots, 'root'),
    contents: await cycle(complete, 'content'),
  }
  return {
    tables: [
      contents,
      visitTable(readings.visits, visited),
      clientRenderTable(readings.renders, inRoots),
      partTable(readings.parts),
      pressTable(readings.presses, complete),
      callTable(readings.calls, readings.idle, withAlone),
      cycleTable(readings.roots, inRoots, 'root'),
      cycleTable(readings.contents, complete, 'content'),
    ],
    figures: figuresOf(readings),
  }
}

const KB = 1000

/** Everything that was measured. */
interface Readings {
  readonly visits: Reading<Visit>
  readonly renders: Reading<ClientRender>
  readonly parts: Reading<PartCosts>
  readonly calls: Reading<Calls>
  readonly idle: Reading<Idle>
  /** Mounts with the provider, and below a provider that stays. */
  readonly roots: Reading<Cycles>
  readonly contents: Reading<Cycles>
}

function figuresOf({ visits, renders, parts, calls, idle, roots, contents }: Readings): Figures {
  const to = (other: ImplementationName, metric: keyof Visit): number =>
    visits.over('islands', metric) / visits.over(other, metric)
  const leftOf = (cycles: Reading<Cycles>, own: ImplementationName): number =>
    cycles.of(own, 'nodes') + cycles.of(own, 'listeners')
  const search = ({ search: { script } }: PartCosts): number => script
  return {
    'islands: functions called until idle, over React alone':
      idle.of('islands', 'functions') - idle.of('alone', 'functions'),
    'islands: main thread until idle, to Radix': to('radix', 'idleTask'),
    'islands: main thread until idle, to plain React': to('baseline', 'idleTask'),
    'islands: heap, to Carbon': to('carbon', 'heap'),
    'a mouse crosses the header: files requested': idle.of('islands', 'requested'),
    'a mouse crosses the header: calls over plain React': Math.max(
      0,
      idle.of('islands', 'passing') - idle.of('baseline', 'passing'),
    ),
    'islands: first opening of a menu, main thread, to plain React': visits.ratio('islands', 'openFirst'),
    'main: client render, main thread, to plain React':
      renders.over('shell', 'task') / renders.over('baseline', 'task'),
    'islands: hydrating the search on demand, script, to plain React’s header':
      parts.of('islands', search) / parts.of('baselineParts', search),
    'elements, to plain React': visits.ratio('islands', 'elements'),
    'islands: layout shift': visits.of('islands', 'shift'),
    'main: layout shift': visits.of('shell', 'shift'),
    'islands: calls a scroll event': Math.max(0, calls.of('islands', 'scroll') - calls.of('alone', 'scroll')),
    'islands: 200 mounts: nodes and listeners left': leftOf(contents, 'islands'),
    'main: 200 mounts: nodes and listeners left': leftOf(roots, 'shell'),
    'islands: 200 mounts: objects, functions and strings left, KB': contents.of('islands', 'keptAgain') / KB,
    'main: 200 mounts: objects, functions and strings left, KB': roots.of('shell', 'keptAgain') / KB,
  }
}
