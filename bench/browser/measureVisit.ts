import type { Browser, ElementHandle, Page } from 'playwright'
import { median } from '../support/interleave.ts'
import { hydrate, type MeasuredPage, openPage, type Slowdown, settle } from './openPage.ts'

/** Cost of one visit to a page. Milliseconds are CPU time of the main thread. */
export interface Visit {
  readonly hydrateScript: number
  readonly hydrateTask: number
  /** Bytes in use after it, rubbish taken out. */
  readonly heap: number
  readonly elements: number
  readonly openMenu: number
  readonly scrollScript: number
  readonly scrollTask: number
  readonly shift: number
}

const SCROLL_STEPS = 30
const SCROLL_STEP = 100
const OPENINGS = 3

/** Hydrates a page, opens its largest submenu a few times, scrolls 3,000 pixels. */
export async function measureVisit(
  browser: Browser,
  url: string,
  { slowdown, hasMenu }: { slowdown: Slowdown; hasMenu: boolean },
): Promise<Visit> {
  const measured = await openPage(browser, url, slowdown)
  try {
    const { page, read, collect } = measured
    const before = await read()
    await hydrate(page, `${url}/entry.js`)
    const after = await read()
    await collect()
    const { heap } = await read()
    const elements = await page.locator('#root *').count()
    const openMenu = hasMenu ? await measureOpening(measured) : Number.NaN
    const scroll = await measureScroll(measured)
    const shift = await page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
    return {
      hydrateScript: after.script - before.script,
      hydrateTask: after.task - before.task,
      heap,
      elements,
      openMenu,
      ...scroll,
      shift,
    }
  } finally {
    await measured.close()
  }
}

/** Returns the button of the largest submenu, "Career". */
async function findTrigger(page: Page): Promise<ElementHandle<HTMLElement>> {
  const handle = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>('[aria-expanded]')].find(
      (element) => element.textContent?.trim().startsWith('Career') && element.checkVisibility(),
    ),
  )
  const trigger = handle.asElement()
  if (!trigger) throw new Error(`${page.url()} has no menu "Career".`)
  return trigger as ElementHandle<HTMLElement>
}

async function measureOpening({ page, read }: MeasuredPage): Promise<number> {
  const trigger = await findTrigger(page)
  const isOpen = () =>
    trigger.evaluate((element) => {
      const link = [...document.querySelectorAll('a')].find(
        ({ textContent, offsetWidth }) => textContent?.trim() === 'Career path' && offsetWidth > 0,
      )
      return element.getAttribute('aria-expanded') === 'true' && link?.checkVisibility({ visibilityProperty: true })
    })
  const samples: number[] = []
  for (let opening = -1; opening < OPENINGS; opening += 1) {
    await trigger.evaluate((element) => element.focus())
    await settle(page)
    const before = await read()
    await page.keyboard.press('Enter')
    // The page is not queried meanwhile: that would take time too.
    await new Promise((resolve) => setTimeout(resolve, 150))
    const after = await read()
    if (!(await isOpen())) throw new Error(`${page.url()} did not open its menu.`)
    if (opening >= 0) samples.push(after.task - before.task)
    await page.keyboard.press('Enter')
    await settle(page)
    if (await isOpen()) await page.keyboard.press('Escape')
    await settle(page)
    if (await isOpen()) throw new Error(`${page.url()} did not close its menu.`)
  }
  return median(samples)
}

async function measureScroll({ page, read }: MeasuredPage): Promise<Pick<Visit, 'scrollScript' | 'scrollTask'>> {
  await page.mouse.move(640, 600)
  await settle(page)
  const before = await read()
  for (let step = 0; step < SCROLL_STEPS; step += 1) await page.mouse.wheel(0, SCROLL_STEP)
  await new Promise((resolve) => setTimeout(resolve, 400))
  const after = await read()
  const reached = await page.evaluate(() => window.scrollY)
  if (reached < SCROLL_STEPS * SCROLL_STEP - 1) throw new Error(`${page.url()} scrolled only to ${reached}.`)
  return { scrollScript: after.script - before.script, scrollTask: after.task - before.task }
}
