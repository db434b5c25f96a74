import type { Browser, Page } from 'playwright'
import { launchChromium } from '../../scripts/chromium.ts'
import { median, quantile } from '../support/interleave.ts'
import { round, type Table } from '../support/report.ts'
import { forgetEvents, openSite, readPresses, readVitals, type Screen, type Vitals } from './openSite.ts'
import { type BenchSite, type PageKind, runningSite } from './runningSite.ts'

const ROUNDS = 5
const LETTERS = 'ketoantruo'
const SCREENS: readonly Screen[] = ['phone', 'desktop']
const NOTE =
  'On loopback, processor 4 times slower, network of 1.6 Mbit/s with 150 ms a round trip, nothing cached. Medians and quartiles.'

const hydrated = (page: Page): Promise<void> => page.locator('[data-shell="header"][data-enhanced]').waitFor()

/** Lets what follows a page's load by itself come: banners, logos. */
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

async function visit(browser: Browser, url: string, screen: Screen): Promise<Vitals & { ready: number }> {
  const { page, close } = await openSite(browser, screen)
  try {
    await page.goto(url)
    await hydrated(page)
    const ready = await page.evaluate(() => performance.now())
    await pause(700)
    return { ...(await readVitals(page)), ready }
  } finally {
    await close()
  }
}

const spread = (values: readonly number[]): string =>
  `${round(median(values))} (${round(quantile(values, 0.25))}–${round(quantile(values, 0.75))})`

async function visitTable(browser: Browser, { pages }: BenchSite): Promise<Table> {
  const kinds = (Object.keys(pages) as PageKind[]).flatMap((kind) => SCREENS.map((screen) => ({ kind, screen })))
  const figures = kinds.map(() => [] as (Vitals & { ready: number })[])
  for (let turn = -1; turn < ROUNDS; turn += 1) {
    for (const [index, { kind, screen }] of kinds.entries()) {
      const sample = await visit(browser, pages[kind], screen)
      if (turn >= 0) figures[index]?.push(sample)
    }
  }
  return {
    title: 'A first visit to the site, as it is felt',
    rows: kinds.map(({ kind, screen }, index) => {
      const values = figures[index] ?? []
      return {
        page: kind,
        screen,
        'first contentful paint, ms': spread(values.map(({ firstPaint }) => firstPaint)),
        'largest contentful paint, ms': spread(values.map(({ largestPaint }) => largestPaint)),
        'taken over by script, ms': spread(values.map(({ ready }) => ready)),
        'layout shift': round(median(values.map(({ shift }) => shift))),
      }
    }),
    notes: [NOTE],
  }
}

/** Types ten letters into the search; gives the longest and the median time from a press to the next paint. */
async function typing(browser: Browser, url: string): Promise<{ longest: number; middle: number }> {
  const { page, close } = await openSite(browser, 'desktop')
  try {
    await page.goto(url)
    await hydrated(page)
    await page.getByRole('combobox').first().click()
    await page.locator('[role="listbox"]').first().waitFor({ state: 'attached' })
    await pause(500)
    await forgetEvents(page)
    for (const letter of LETTERS) {
      await page.keyboard.press(letter)
      await pause(150)
    }
    await pause(300)
    const presses = await readPresses(page)
    // Presses below 16 ms are not told of: they count as 16.
    const all = [...presses, ...Array<number>(Math.max(0, LETTERS.length - presses.length)).fill(16)]
    return { longest: Math.max(...all), middle: median(all) }
  } finally {
    await close()
  }
}

const OPENERS = {
  'side navigation': '[data-shell="header"] .shell-menu-button',
  'keyword sheet': '[data-shell="header"] form[role="search"] input',
  'location sheet': '[data-shell="header"] .shell-location-button',
} as const

/** Milliseconds from a tap to the frame that shows a dialog: the first time, and again. */
async function opening(browser: Browser, url: string, opener: string): Promise<{ first: number; again: number }> {
  const { page, close } = await openSite(browser, 'phone')
  const tap = async (): Promise<number> => {
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let start = Number.NaN
          const look = () => {
            const isOpen = [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.checkVisibility())
            // The frame in which it is there is painted after this callback: the next one tells that it was.
            requestAnimationFrame((time) => (isOpen ? resolve(time - start) : look()))
          }
          addEventListener(
            'pointerdown',
            ({ timeStamp }) => {
              start = timeStamp
              look()
            },
            { capture: true, once: true },
          )
        }),
    )
    await page.tap(opener)
    return shown
  }
  try {
    await page.goto(url)
    await hydrated(page)
    await pause(500)
    const first = await tap()
    await page.keyboard.press('Escape')
    await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
    await pause(300)
    return { first, again: await tap() }
  } finally {
    await close()
  }
}

async function inputTable(browser: Browser, { pages }: BenchSite): Promise<Table> {
  const url = pages['search result']
  const rows = []
  const presses = []
  for (let turn = 0; turn < ROUNDS; turn += 1) presses.push(await typing(browser, url))
  rows.push({
    what: 'a letter in the search to the next paint, ten letters, desktop: median',
    ms: spread(presses.map(({ middle }) => middle)),
  })
  rows.push({ what: 'the longest of the ten', ms: spread(presses.map(({ longest }) => longest)) })
  for (const [name, opener] of Object.entries(OPENERS)) {
    const taps = []
    for (let turn = 0; turn < ROUNDS; turn += 1) taps.push(await opening(browser, url, opener))
    rows.push({ what: `a tap to the ${name}, first time`, ms: spread(taps.map(({ first }) => first)) })
    rows.push({ what: `a tap to the ${name}, again`, ms: spread(taps.map(({ again }) => again)) })
  }
  return {
    title: 'Typing and tapping on the site',
    rows,
    notes: [
      NOTE,
      'The browser tells of presses in steps of 8 ms, from 16 ms on. "First time" loads what is loaded on first use.',
    ],
  }
}

const COMPANIES = '[data-shell="header"] nav a[href="/danh-sach-cong-ty"]'
const THINKING_MS = 300

/** Milliseconds from a press on a link of the menu until its page answers and is painted, after a short rest on it. */
async function following(browser: Browser, url: string): Promise<{ answer: number; firstPaint: number }> {
  const { page, close } = await openSite(browser, 'desktop')
  try {
    await page.goto(url)
    await hydrated(page)
    await pause(700)
    await page.hover(COMPANIES)
    await pause(THINKING_MS)
    await page.click(COMPANIES)
    await page.waitForURL('**/danh-sach-cong-ty')
    await hydrated(page)
    await pause(300)
    const answer = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).responseStart,
    )
    return { answer, firstPaint: (await readVitals(page)).firstPaint }
  } finally {
    await close()
  }
}

async function followTable(browser: Browser, { pages }: BenchSite): Promise<Table> {
  const samples = []
  for (let turn = -1; turn < ROUNDS; turn += 1) {
    const sample = await following(browser, pages.home)
    if (turn >= 0) samples.push(sample)
  }
  return {
    title: 'Following a link of the menu',
    rows: [
      { what: 'from the press to the first byte, ms', ms: spread(samples.map(({ answer }) => answer)) },
      { what: 'from the press to the first paint, ms', ms: spread(samples.map(({ firstPaint }) => firstPaint)) },
    ],
    notes: [NOTE, `The pointer rests on the link for ${THINKING_MS} ms before the press.`],
  }
}

/** What a visitor feels of the running site. */
export async function siteTables(): Promise<Table[]> {
  const site = await runningSite()
  const browser = await launchChromium()
  try {
    return [await visitTable(browser, site), await followTable(browser, site), await inputTable(browser, site)]
  } finally {
    await browser.close()
    await site.close()
  }
}
