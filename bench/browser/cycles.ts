import type { Browser } from 'playwright'
import { round, type Table } from '../support/report.ts'
import type { ImplementationName } from './buildImplementation.ts'
import type { CycleWay } from './entry.ts'
import { LABELS } from './labels.ts'
import { hydrate, openPage, settleIdle } from './openPage.ts'
import type { Reading } from './reading.ts'
import { scriptMemory } from './scriptMemory.ts'

/** Memory and time after mounting and unmounting a page's content many times. */
export interface Cycles {
  /** Milliseconds of the main thread's CPU time. */
  readonly task: number
  /** Left by the second round: what is made once for a page is there before. */
  readonly nodes: number
  readonly listeners: number
  /** Bytes retained by the first round, and by a second one: a leak per mount shows in both. */
  readonly heap: number
  readonly heapAgain: number
  /** Retained by the second round: bytes of objects, functions and strings. The rest is compiled code. */
  readonly keptAgain: number
}

/** Number of mounts and unmounts. */
export const CYCLES = 200

const WARM_UP = 20

/**
 * Mounts and unmounts a page's content in two rounds after a warm-up.
 *
 * @throws Error if the page then has other elements than before.
 */
export async function measureCycles(browser: Browser, url: string, way: CycleWay): Promise<Cycles> {
  await using measured = await openPage(browser, url)
  const { page, session, read, collect } = measured
  const run = (times: number) => page.evaluate(([count, how]) => window.bench?.cycle(count, how), [times, way] as const)
  const cycle = async (times: number) => {
    await run(times)
    await collect()
    return read()
  }
  const elements = () => page.locator('#root *').count()
  await hydrate(page, `${url}/entry.js`)
  await settleIdle(page)
  if (way === 'root') await page.evaluate(() => window.bench?.leave())
  const before = await elements()
  const start = await cycle(WARM_UP)
  // Garbage collection is not measured.
  await run(CYCLES)
  const end = await read()
  await collect()
  const once = await read()
  const keptOnce = await scriptMemory(session)
  const twice = await cycle(CYCLES)
  const keptTwice = await scriptMemory(session)
  if ((await elements()) !== before) throw new Error(`${url} has ${await elements()} elements instead of ${before}.`)
  return {
    task: end.task - start.task,
    nodes: twice.nodes - once.nodes,
    listeners: twice.listeners - once.listeners,
    heap: once.heap - start.heap,
    heapAgain: twice.heap - once.heap,
    keptAgain: keptTwice - keptOnce,
  }
}

const KB = 1000

const WAYS: Readonly<Record<CycleWay, string>> = {
  root: 'the provider included',
  content: 'below a provider that stays',
}

/** Table of the cost of mounting and unmounting. */
export function cycleTable(reading: Reading<Cycles>, names: readonly ImplementationName[], way: CycleWay): Table {
  return {
    title: `${CYCLES} mounts and unmounts in Chromium, ${WAYS[way]}`,
    rows: names.map((name) => ({
      what: LABELS[name],
      'main thread ms': reading.text(name, 'task'),
      'ratio to plain React': round(reading.ratio(name, 'task')),
      'nodes left': reading.of(name, 'nodes'),
      'listeners left': reading.of(name, 'listeners'),
      'heap left, KB': round(reading.of(name, 'heap') / KB),
      'left by 200 more, KB': round(reading.of(name, 'heapAgain') / KB),
      'of these, objects, functions and strings, KB': round(reading.of(name, 'keptAgain') / KB),
    })),
    notes: [
      'After 20 mounts as warm-up. A leak per mount would show in the second 200 as well. Memory that is neither object, function nor string is code that the engine compiled.',
    ],
  }
}
