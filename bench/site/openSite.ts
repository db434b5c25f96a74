import type { Browser, BrowserContextOptions, Page } from 'playwright'

/** Viewports of the measurement. */
export type Screen = 'phone' | 'desktop'

const SCREENS: Readonly<Record<Screen, BrowserContextOptions>> = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
}

const SLOWDOWN = 4

/** A slow mobile connection: bytes a second, milliseconds a round trip. */
const NETWORK = { offline: false, downloadThroughput: 200_000, uploadThroughput: 94_000, latency: 150 }

/** Paints and layout shifts as the page observes them, in milliseconds since navigation start. */
export interface Vitals {
  readonly firstPaint: number
  readonly largestPaint: number
  readonly shift: number
}

/** Opens a blank page with the CPU and network of a slow phone and an empty cache. */
export async function openSite(browser: Browser, screen: Screen) {
  const context = await browser.newContext(SCREENS[screen])
  const page = await context.newPage()
  await page.addInitScript(watch)
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', NETWORK)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

interface Watched {
  vitals: { firstPaint: number; largestPaint: number; shift: number }
  events: { name: string; duration: number; id: number }[]
}

/** Runs in the page, before its scripts. */
function watch(): void {
  const watched: Watched = { vitals: { firstPaint: Number.NaN, largestPaint: Number.NaN, shift: 0 }, events: [] }
  Object.assign(window, { watched })
  const observe = (type: string, read: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(read)).observe({ type, buffered: true, ...more })
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') watched.vitals.firstPaint = entry.startTime
  })
  observe('largest-contentful-paint', (entry) => {
    watched.vitals.largestPaint = entry.startTime
  })
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput } = entry as unknown as { value: number; hadRecentInput: boolean }
    if (!hadRecentInput) watched.vitals.shift += value
  })
  observe(
    'event',
    (entry) => {
      const { interactionId } = entry as unknown as { interactionId: number }
      watched.events.push({ name: entry.name, duration: entry.duration, id: interactionId })
    },
    { durationThreshold: 16 },
  )
}

/** Observations of the page so far. */
export const readVitals = (page: Page): Promise<Vitals> =>
  page.evaluate(() => (window as unknown as { watched: Watched }).watched.vitals)

/** Durations of key presses that took 16 ms or more until the next paint, in milliseconds. */
export const readPresses = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const { events } = (window as unknown as { watched: Watched }).watched
    const longest = new Map<number, number>()
    for (const { id, duration } of events) if (id > 0) longest.set(id, Math.max(longest.get(id) ?? 0, duration))
    return [...longest.values()]
  })

/** Clears the recorded events. */
export const forgetEvents = (page: Page): Promise<void> =>
  page.evaluate(() => {
    ;(window as unknown as { watched: Watched }).watched.events = []
  })
