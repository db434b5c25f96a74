import type { Page, Request } from 'playwright'
import type { ListedState } from '../../stories/states/parts.ts'
import type { Picture } from './Picture.ts'
import { decodePng } from './png.ts'
import { showStory } from './showStory.ts'

/** The tallest picture, in CSS pixels. */
const TALLEST = 2400

/** How often in a row a page must have been idle with nothing under way. */
const CALM = 4

interface CountingWindow {
  deskPending?: number
}

/** Shows a story and draws it, once it stands still: every request answered, every image there. */
export async function takePicture(page: Page, origin: string, state: ListedState): Promise<Picture> {
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  const end = (request: Request): void => void underWay.delete(request)
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  await page.addInitScript(countRequests)
  await showStory(page, origin, state)
  // A part that is loaded late asks its service later still: only a page that has nothing to do, time and again, is done.
  for (let calm = 0; calm < CALM; ) {
    const pending = await page.evaluate(idleThenPending)
    calm = state.pending || (underWay.size === 0 && pending === 0) ? calm + 1 : 0
  }
  await page.evaluate(async () => {
    // An image that is not seen may wait to be asked for until it is.
    const seen = [...document.images].filter((image) => image.checkVisibility())
    await Promise.all(seen.map((image) => image.decode().catch(() => undefined)))
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })
  let before = await draw(page)
  for (let tries = 0; tries < 10; tries += 1) {
    const after = await draw(page)
    if (after.equals(before)) return decodePng(after)
    before = after
  }
  throw new Error(`${state.id} does not stand still.`)
}

async function draw(page: Page): Promise<Buffer> {
  const { width, height, isWindow } = await page.evaluate(() => {
    const root = document.getElementById('storybook-root')?.getBoundingClientRect()
    return {
      width: window.innerWidth,
      height: Math.ceil(root?.bottom ?? 0),
      // What covers the page, or is fixed to it, is drawn as the window shows it.
      isWindow: document.querySelector('dialog:modal') !== null || window.scrollY > 0,
    }
  })
  const viewport = page.viewportSize()?.height ?? height
  const clip = { x: 0, y: 0, width, height: isWindow ? viewport : Math.min(Math.max(height, 1), TALLEST) }
  return page.screenshot({ clip, fullPage: !isWindow, animations: 'disabled', caret: 'hide', scale: 'css' })
}

/** In the page: once it has nothing to do, how many answers it waits for. */
function idleThenPending(): Promise<number> {
  return new Promise((resolve) =>
    requestIdleCallback(() => setTimeout(() => resolve((window as CountingWindow).deskPending ?? 0), 50)),
  )
}

/** In the page, before all else: how many requests are under way. */
function countRequests(): void {
  const counting = window as CountingWindow
  const send = window.fetch
  counting.deskPending = 0
  window.fetch = async (...request) => {
    counting.deskPending = (counting.deskPending ?? 0) + 1
    try {
      return await send(...request)
    } finally {
      // What is done with the answer comes first.
      setTimeout(() => {
        counting.deskPending = (counting.deskPending ?? 1) - 1
      }, 50)
    }
  }
}
