import type { Browser } from 'playwright'
import { hydrate, openPage } from './openPage.ts'
import { scriptMemory } from './scriptMemory.ts'

/** Memory and time after mounting and unmounting a page's content many times. */
export interface Cycles {
  /** Milliseconds of the main thread's CPU time. */
  readonly task: number
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

/** Mounts and unmounts a page's content in two rounds after a warm-up. */
export async function measureCycles(browser: Browser, url: string): Promise<Cycles> {
  const { page, session, read, collect, close } = await openPage(browser, url)
  const cycle = async (times: number) => {
    await page.evaluate((count) => window.bench?.cycle(count), times)
    await collect()
    return read()
  }
  try {
    await hydrate(page, `${url}/entry.js`)
    await page.evaluate(() => window.bench?.leave())
    const start = await cycle(WARM_UP)
    // Garbage collection is not measured.
    await page.evaluate((count) => window.bench?.cycle(count), CYCLES)
    const spent = await read()
    await collect()
    const once = await read()
    const keptOnce = await scriptMemory(session)
    const twice = await cycle(CYCLES)
    const keptTwice = await scriptMemory(session)
    return {
      task: spent.task - start.task,
      nodes: once.nodes - start.nodes,
      listeners: once.listeners - start.listeners,
      heap: once.heap - start.heap,
      heapAgain: twice.heap - once.heap,
      keptAgain: keptTwice - keptOnce,
    }
  } finally {
    await close()
  }
}
