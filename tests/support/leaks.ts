import type { Page } from 'playwright'
import { isNightly } from './isNightly.ts'

/** Memory that a page retains. */
export interface Holdings {
  readonly nodes: number
  readonly jsEventListeners: number
  readonly timers: number
}

/** Number of mounts: a node that each of them left would be found. */
export const ROUNDS = isNightly ? 1000 : 60

/** Number of nodes that may remain. */
export const LEFT_NODES = 30

/** Lets a page's timers be counted. Call it before the page is opened. */
export async function countTimers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const timers = new Set<unknown>()
    const { setTimeout: set, clearTimeout: clear, setInterval: repeat, clearInterval: stop } = window
    Object.assign(window, {
      timers,
      setTimeout: (call: () => void, after?: number) => {
        const id = set(() => {
          timers.delete(id)
          call()
        }, after)
        timers.add(id)
        return id
      },
      clearTimeout: (id: number) => {
        timers.delete(id)
        clear(id)
      },
      setInterval: (call: () => void, every?: number) => {
        const id = repeat(call, every)
        timers.add(id)
        return id
      },
      clearInterval: (id: number) => {
        timers.delete(id)
        stop(id)
      },
    })
  })
}

/** Returns the retained memory after garbage collection. */
export async function holdings(page: Page): Promise<Holdings> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  const timers = await page.evaluate(() => (window as unknown as { timers: Set<unknown> }).timers.size)
  return { nodes, jsEventListeners, timers }
}

/** Takes a part off the page and puts it back, so many times. */
export async function comeAndGo(page: Page, part: 'side-nav' | 'header', times: number): Promise<void> {
  await page.evaluate(
    async ([event, rounds]) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const detail of [false, true]) window.dispatchEvent(new CustomEvent(event, { detail }))
        await new Promise((done) => setTimeout(done))
      }
    },
    [`test:${part}`, times] as const,
  )
}
