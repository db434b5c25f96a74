import type { Page } from 'playwright'
import { expect } from 'vitest'
import { isNightly } from './isNightly.ts'

/** Number of mounts: a node that each of them left would be found. */
const ROUNDS = isNightly ? 1000 : 50

/** Tolerance: nodes and listeners of the last mount that are not collected yet. */
const SLACK = { nodes: 30, jsEventListeners: 5, timers: 0 }

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

/**
 * Takes a part off the page and puts it back, repeatedly, and expects that no node, listener or timer remains. What is
 * collected late may take its time; what leaks never goes.
 */
export async function expectNoLeaks(page: Page, part: 'side-nav' | 'header'): Promise<void> {
  await comeAndGo(page, part, 20)
  const before = await countRetained(page)
  await comeAndGo(page, part, ROUNDS)
  await expect
    .poll(async () => {
      const after = await countRetained(page)
      return (['nodes', 'jsEventListeners', 'timers'] as const)
        .filter((kind) => after[kind] > before[kind] + SLACK[kind])
        .map((kind) => `${kind}: ${before[kind]}, then ${after[kind]}`)
    })
    .toEqual([])
}

/** Counts what the page retains after garbage collection. */
async function countRetained(page: Page): Promise<typeof SLACK> {
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters')
  await session.detach()
  const timers = await page.evaluate(() => (window as unknown as { timers: Set<unknown> }).timers.size)
  return { nodes, jsEventListeners, timers }
}

const comeAndGo = (page: Page, part: string, times: number): Promise<void> =>
  page.evaluate(
    async ([event, rounds]) => {
      for (let round = 0; round < rounds; round += 1) {
        for (const detail of [false, true]) window.dispatchEvent(new CustomEvent(event, { detail }))
        await new Promise((done) => setTimeout(done))
      }
    },
    [`test:${part}`, times] as const,
  )
