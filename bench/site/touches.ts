import type { Browser, Page } from 'playwright'
import { inSlices } from '../browser/reading.ts'
import { median } from '../support/interleave.ts'
import type { Figures, Part } from '../targets.ts'
import { NOTE, pause, ROUNDS, spread } from './metrics.ts'
import { openSite } from './openSite.ts'
import type { BenchSite } from './runningSite.ts'

const HEADER = '[data-shell="header"]'

/** What a touch opens, and what shows that its content is there. */
const OPENED = {
  'side navigation': { opener: `${HEADER} .shell-menu-button`, content: 'dialog[open] a' },
  'keyword sheet': { opener: `${HEADER} form[role="search"] input`, content: 'dialog[open] input' },
  'location sheet': { opener: `${HEADER} .shell-location-button`, content: 'dialog[open] input[type="checkbox"]' },
} as const

/** When the button is touched, in milliseconds after it is painted; its code is loaded in neither case. */
const MOMENTS = { 'after first paint': 0, '2.5 s later': 2500 } as const

/** Milliseconds from a touch to the frame that shows the dialog, and its content. */
interface Touch {
  readonly frame: number
  readonly content: number
  /** To the content, the second time. */
  readonly again: number
}

/** In the page, before its scripts: stores the time from each touch to the frame that shows an element. */
function watchTouches(content: string): void {
  const isShown = (selector: string): boolean =>
    [...document.querySelectorAll(selector)].some((element) => element.getBoundingClientRect().height > 0)
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const touch: Partial<Touch> = {}
      Object.assign(window, { touch })
      const look = (name: 'frame' | 'content', selector: string): void => {
        const isThere = isShown(selector)
        // The frame that shows it is painted after this callback: measure in the next one.
        requestAnimationFrame((time) => {
          if (isThere) Object.assign(touch, { [name]: time - timeStamp })
          else look(name, selector)
        })
      }
      look('frame', 'dialog[open]')
      look('content', content)
    },
    { capture: true },
  )
}

interface TouchWindow {
  touch?: Partial<Touch>
}

async function touch(page: Page, opener: string): Promise<Pick<Touch, 'frame' | 'content'>> {
  await page.evaluate(() => {
    ;(window as TouchWindow).touch = undefined
  })
  const box = await page.locator(opener).boundingBox()
  if (!box) throw new Error(`${opener} is not shown.`)
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const shown = await page.waitForFunction(() => {
    const { touch: found } = window as TouchWindow
    return found?.frame !== undefined && found.content !== undefined ? found : null
  })
  return (await shown.jsonValue()) as Touch
}

async function measure(browser: Browser, url: string, name: keyof typeof OPENED, wait: number): Promise<Touch> {
  const { opener, content } = OPENED[name]
  await using opened = await openSite(browser, 'phone')
  const { page } = opened
  await page.addInitScript(`(${watchTouches})(${JSON.stringify(content)})`)
  await page.goto(url, { waitUntil: 'commit' })
  await page.locator(opener).waitFor()
  // Before that, its place is that of a page without styles.
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  await pause(wait)
  const first = await touch(page, opener)
  await pause(500)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  await pause(500)
  return { ...first, again: (await touch(page, opener)).content }
}

/** From a touch on a phone to what it opens. */
export async function measureTouches(browser: Browser, { pages }: BenchSite): Promise<Part> {
  const kinds = (Object.keys(OPENED) as (keyof typeof OPENED)[]).flatMap((name) =>
    (Object.keys(MOMENTS) as (keyof typeof MOMENTS)[]).map((moment) => ({ name, moment })),
  )
  const samples = await inSlices(kinds, ROUNDS, ({ name, moment }) =>
    measure(browser, pages['search result'], name, MOMENTS[moment]),
  )
  const rows = [...samples].map(([{ name, moment }, touches]) => ({
    what: name,
    touched: moment,
    'frame, ms': spread(touches.map(({ frame }) => frame)),
    'content, ms': spread(touches.map(({ content }) => content)),
    'second time, ms': spread(touches.map(({ again }) => again)),
  }))
  const of = (name: keyof typeof OPENED, moment: keyof typeof MOMENTS, part: keyof Touch): number => {
    const found = [...samples].find(([kind]) => kind.name === name && kind.moment === moment)
    return median(found?.[1].map((one) => one[part]) ?? [])
  }
  const figures: Figures = {
    'touch to the side navigation, after first paint, ms': of('side navigation', 'after first paint', 'content'),
    'touch to the side navigation, 2.5 s later, ms': of('side navigation', '2.5 s later', 'content'),
    'touch to the location sheet, after first paint: frame, ms': of('location sheet', 'after first paint', 'frame'),
    'touch to the location sheet, after first paint: content, ms': of('location sheet', 'after first paint', 'content'),
    'touch to the location sheet, 2.5 s later: frame, ms': of('location sheet', '2.5 s later', 'frame'),
    'touch to the location sheet, 2.5 s later: content, ms': of('location sheet', '2.5 s later', 'content'),
    'touch to the keyword sheet, after first paint, ms': of('keyword sheet', 'after first paint', 'content'),
    'touch to the keyword sheet, 2.5 s later, ms': of('keyword sheet', '2.5 s later', 'content'),
  }
  return {
    tables: [
      {
        title: 'From a touch on a phone to what it opens',
        rows,
        notes: [NOTE, 'No code of what is opened is loaded before the touch, the second time all of it is.'],
      },
    ],
    figures,
  }
}
