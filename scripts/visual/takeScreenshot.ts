import type { Page, Request } from 'playwright'
import type { Screenshot } from '../../stories/states/screenshots.ts'
import { showStory } from './showStory.ts'

/** The largest height of a screenshot, in CSS pixels. */
const TALLEST = 3200

/** Number of consecutive checks at which a page must be idle with no pending request. */
const IDLE_CHECKS = 4

interface CountingWindow {
  pendingRequests?: number
}

/**
 * Opens a story and takes its screenshot once it is stable: no pending request, all images loaded.
 *
 * @returns the PNG file.
 * @throws Error where the story fails or keeps changing.
 */
export async function takeScreenshot(
  page: Page,
  origin: string,
  { state, language, colorScheme }: Pick<Screenshot, 'state' | 'language' | 'colorScheme'>,
): Promise<Buffer> {
  const inFlight = new Set<Request>()
  page.on('request', (request) => inFlight.add(request))
  const end = (request: Request): void => void inFlight.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.addInitScript(countRequests)
  await showStory(page, origin, state, { language, colorScheme })
  // A component that loads late calls its service later still, so the page must be idle several times in a row.
  for (let idle = 0; idle < IDLE_CHECKS; ) {
    const pending = await page.evaluate(idleThenPending)
    idle = state.pending || (inFlight.size === 0 && pending === 0) ? idle + 1 : 0
  }
  await page.evaluate(async () => {
    // A hidden image may wait to load until it is visible.
    const visible = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(visible.map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  let before = await capture(page)
  for (let tries = 0; tries < 10; tries += 1) {
    const after = await capture(page)
    if (after.equals(before)) return after
    before = after
  }
  throw new Error(`${state.id} keeps changing.`)
}

async function capture(page: Page): Promise<Buffer> {
  const { width, height, isViewport } = await page.evaluate(() => {
    const root = document.getElementById('storybook-root')?.getBoundingClientRect()
    return {
      width: window.innerWidth,
      height: Math.ceil(root?.bottom ?? 0),
      // A modal dialog or a fixed element is captured as the viewport shows it.
      isViewport: document.querySelector('dialog:modal') !== null || window.scrollY > 0,
    }
  })
  const viewport = page.viewportSize()?.height ?? height
  const clip = { x: 0, y: 0, width, height: isViewport ? viewport : Math.min(Math.max(height, 1), TALLEST) }
  return page.screenshot({ clip, fullPage: !isViewport, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** In the page: waits until it is idle, then returns the number of pending requests. */
function idleThenPending(): Promise<number> {
  return new Promise((resolve) =>
    requestIdleCallback(() => setTimeout(() => resolve((window as CountingWindow).pendingRequests ?? 0), 50)),
  )
}

/** In the page, before all other scripts: counts pending requests. */
function countRequests(): void {
  const counting = window as CountingWindow
  const send = window.fetch
  counting.pendingRequests = 0
  window.fetch = async (...request) => {
    counting.pendingRequests = (counting.pendingRequests ?? 0) + 1
    try {
      return await send(...request)
    } finally {
      // Code that awaits the response runs first.
      setTimeout(() => {
        counting.pendingRequests = (counting.pendingRequests ?? 1) - 1
      }, 50)
    }
  }
}
