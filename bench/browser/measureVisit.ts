import type { Browser, Page } from 'playwright'
import { median } from '../support/interleave.ts'
import { hydrate, type MeasuredPage, openPage, settle, settleIdle } from './openPage.ts'

/** Cost of one visit to a page. Milliseconds are CPU time of the main thread. */
export interface Visit {
  readonly hydrateScript: number
  readonly hydrateTask: number
  /** Hydration, and the work that was left for idle time. */
  readonly idleScript: number
  readonly idleTask: number
  /** Bytes in use after both, garbage collected. */
  readonly heap: number
  readonly elements: number
  /** Scripts loaded until the page was idle. */
  readonly files: number
  /** The first opening of a submenu: from the focus on, with the code that it loads. */
  readonly openFirst: number
  /** A later one. */
  readonly openMenu: number
  /** Script of the first 100 pixels, where a sticky header changes. */
  readonly crossScript: number
  /** Script of all 3,000 pixels. */
  readonly scrollScript: number
  readonly shift: number
}

export const SCROLL_STEPS = 30
const SCROLL_STEP = 100
const OPENINGS = 3

/** Hydrates a page, opens its largest submenu a few times, scrolls 3,000 pixels. */
export async function measureVisit(browser: Browser, url: string, hasMenu: boolean): Promise<Visit> {
  await using measured = await openPage(browser, url)
  const { page, read, collect } = measured
  const before = await read()
  await hydrate(page, `${url}/entry.js`)
  const after = await read()
  await settleIdle(page)
  const idle = await read()
  await collect()
  const { heap } = await read()
  const elements = await page.locator('#root *').count()
  const files = await page.evaluate(() => performance.getEntriesByType('resource').length)
  const opened = hasMenu ? await measureOpening(measured) : { openFirst: Number.NaN, openMenu: Number.NaN }
  const scroll = await measureScroll(measured)
  const shift = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
  return {
    hydrateScript: after.script - before.script,
    hydrateTask: after.task - before.task,
    idleScript: idle.script - before.script,
    idleTask: idle.task - before.task,
    heap,
    elements,
    files,
    ...opened,
    ...scroll,
    shift,
  }
}

/** Runs in the page: returns the button of the largest submenu, "Career". */
export function findTrigger(): HTMLElement {
  const trigger = [...document.querySelectorAll<HTMLElement>('[aria-expanded]')].find(
    (element) => element.textContent?.trim().startsWith('Career') && element.checkVisibility(),
  )
  if (!trigger) throw new Error(`${location.href} has no menu "Career".`)
  return trigger
}

/** Runs in the page: returns whether the submenu of a button is visible. */
export function isMenuOpen(trigger: HTMLElement): boolean {
  if (trigger.getAttribute('aria-expanded') !== 'true') return false
  const link = [...document.querySelectorAll('a')].find(
    ({ textContent, offsetWidth }) => textContent?.trim() === 'Career path' && offsetWidth > 0,
  )
  return link?.checkVisibility({ visibilityProperty: true }) === true
}

const OPENING_MS = 150
const FIRST_OPENING_MS = 500

async function measureOpening({ page, read }: MeasuredPage): Promise<Pick<Visit, 'openFirst' | 'openMenu'>> {
  const trigger = await page.evaluateHandle(findTrigger)
  const isOpen = () => trigger.evaluate(isMenuOpen)
  const samples: number[] = []
  for (let opening = 0; opening <= OPENINGS; opening += 1) {
    const unfocused = await read()
    await trigger.evaluate((element) => element.focus())
    await settle(page)
    const before = opening === 0 ? unfocused : await read()
    await page.keyboard.press('Enter')
    // The page is not queried meanwhile: that would take time too. The first opening may load code.
    await new Promise((resolve) => setTimeout(resolve, opening === 0 ? FIRST_OPENING_MS : OPENING_MS))
    const after = await read()
    if (!(await isOpen())) throw new Error(`${page.url()} did not open its menu.`)
    samples.push(after.task - before.task)
    await page.keyboard.press('Enter')
    await settle(page)
    if (await isOpen()) await page.keyboard.press('Escape')
    await settle(page)
    if (await isOpen()) throw new Error(`${page.url()} did not close its menu.`)
  }
  const [openFirst = Number.NaN, ...later] = samples
  return { openFirst, openMenu: median(later) }
}

async function measureScroll({ page, read }: MeasuredPage): Promise<Pick<Visit, 'crossScript' | 'scrollScript'>> {
  await page.mouse.move(640, 600)
  await settle(page)
  const before = await read()
  await scrollBy(page, 1)
  const crossed = await read()
  await scrollBy(page, SCROLL_STEPS - 1)
  const after = await read()
  const reached = await page.evaluate(() => window.scrollY)
  if (reached < SCROLL_STEPS * SCROLL_STEP - 1) throw new Error(`${page.url()} scrolled only to ${reached}.`)
  return { crossScript: crossed.script - before.script, scrollScript: after.script - before.script }
}

/** Scrolls by steps of 100 pixels, and waits for the frames. */
export async function scrollBy(page: Page, steps: number): Promise<void> {
  for (let step = 0; step < steps; step += 1) await page.mouse.wheel(0, SCROLL_STEP)
  await new Promise((resolve) => setTimeout(resolve, 400))
}
