import type { Browser, CDPSession, Page } from 'playwright'

/** A page that is measured, and the browser's own counters of it. */
export interface MeasuredPage extends AsyncDisposable {
  readonly page: Page
  readonly session: CDPSession
  /** The counters now: durations in milliseconds of the main thread's CPU time, sizes in bytes. */
  readonly read: () => Promise<Counters>
  /** Collects garbage. */
  readonly collect: () => Promise<void>
}

/** Browser counters of a page. */
export interface Counters {
  readonly script: number
  readonly task: number
  readonly heap: number
  readonly nodes: number
  readonly listeners: number
}

/** CPU slowdown, as a factor. */
export type Slowdown = 1 | 4

const WIDE = { width: 1280, height: 800 }

/**
 * Opens a page in a new context with an empty cache, and waits until it is painted. Durations are CPU time of its main
 * thread: other programs on the machine do not count.
 */
export async function openPage(browser: Browser, url: string, slowdown: Slowdown = 1): Promise<MeasuredPage> {
  const context = await browser.newContext({ viewport: WIDE })
  const page = await context.newPage()
  await page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  if (slowdown > 1) await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  await page.goto(url)
  await settle(page)
  return {
    page,
    session,
    async read() {
      const { metrics } = await session.send('Performance.getMetrics')
      const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN
      return {
        script: of('ScriptDuration') * 1000,
        task: of('TaskDuration') * 1000,
        heap: of('JSHeapUsedSize'),
        nodes: of('Nodes'),
        listeners: of('JSEventListeners'),
      }
    },
    async collect() {
      // Objects held by finalizers are collected in the second round.
      for (let round = 0; round < 2; round += 1) await session.send('HeapProfiler.collectGarbage')
    },
    [Symbol.asyncDispose]: () => context.close(),
  }
}

const QUIET_MS = 60

/** Waits until the page has painted, and briefly for follow-up work. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, quiet))),
      ),
    QUIET_MS,
  )
}

/** Loads the page's script and waits for hydration. */
export async function hydrate(page: Page, script: string): Promise<void> {
  // As text: vitest would replace the import of a function.
  const recovered = await page.evaluate<string[]>(`(async () => {
    await import(${JSON.stringify(script)})
    await window.bench?.hydrated
    return window.bench?.recovered ?? ['the page has no bench']
  })()`)
  await settle(page)
  if (recovered.length > 0) throw new Error(`${script} did not hydrate: ${recovered}`)
}

const IDLE_MS = 300

/** Waits until work that was left for idle time is done. */
export async function settleIdle(page: Page): Promise<void> {
  await page.evaluate(
    (quiet) =>
      new Promise<void>((resolve) =>
        requestIdleCallback(() => setTimeout(() => requestIdleCallback(() => resolve()), quiet)),
      ),
    IDLE_MS,
  )
  await settle(page)
}
