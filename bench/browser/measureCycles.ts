import type { Browser } from 'playwright'
import { keptByScript } from './keptByScript.ts'
import { hydrate, openPage } from './openPage.ts'

/** What is left, and was spent, after a part of a page was mounted and unmounted many times. */
export interface Cycles {
  /** Milliseconds of the main thread's CPU time. */
  readonly task: number
  readonly nodes: number
  readonly listeners: number
  /** Bytes kept by the first round, and by a second one: what is kept a mount shows in both. */
  readonly heap: number
  readonly heapAgain: number
  /** Of what the second round kept: bytes of objects, functions and texts. The rest is what the engine compiled. */
  readonly keptAgain: number
}

/** How many times it is mounted and unmounted. */
export const CYCLES = 200

const WARM_UP = 20

/** Mounts and unmounts a page's content in two rounds, after a warm-up. */
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
    // Taking rubbish out is no part of it.
    await page.evaluate((count) => window.bench?.cycle(count), CYCLES)
    const spent = await read()
    await collect()
    const once = await read()
    const keptOnce = await keptByScript(session)
    const twice = await cycle(CYCLES)
    const keptTwice = await keptByScript(session)
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
