import type { Browser } from 'playwright'
import { median } from '../support/interleave.ts'
import type { Table } from '../support/report.ts'
import { hydrated, NOTE, pause, ROUNDS, spread } from './metrics.ts'
import { forgetEvents, openSite, readPresses } from './openSite.ts'
import type { BenchSite } from './runningSite.ts'

const LETTERS = 'ketoantruo'

/** Types ten letters into the search. Returns the longest and the median time from key press to next paint. */
async function typing(browser: Browser, url: string): Promise<{ longest: number; middle: number }> {
  await using opened = await openSite(browser, 'desktop')
  const { page } = opened
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
  // Key presses below 16 ms are not reported: they count as 16.
  const all = [...presses, ...Array<number>(Math.max(0, LETTERS.length - presses.length)).fill(16)]
  return { longest: Math.max(...all), middle: median(all) }
}

const OPENERS = {
  'side navigation': '[data-shell="header"] .shell-menu-button',
  'keyword sheet': '[data-shell="header"] form[role="search"] input',
  'location sheet': '[data-shell="header"] .shell-location-button',
} as const

/** Measures the milliseconds from a tap to the frame that shows a dialog: the first time, and again. */
async function opening(browser: Browser, url: string, opener: string): Promise<{ first: number; again: number }> {
  await using opened = await openSite(browser, 'phone')
  const { page } = opened
  const tap = async (): Promise<number> => {
    const shown = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let start = Number.NaN
          const look = () => {
            const isOpen = [...document.querySelectorAll('dialog[open]')].some((dialog) => dialog.checkVisibility())
            // The frame that shows it is painted after this callback: measure in the next one.
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
  await page.goto(url)
  await hydrated(page)
  await pause(500)
  const first = await tap()
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => document.querySelector('dialog[open]') === null)
  await pause(300)
  return { first, again: await tap() }
}

/** Latency of typing and tapping. */
export async function inputTable(browser: Browser, { pages }: BenchSite): Promise<Table> {
  const url = pages['search result']
  const rows = []
  const presses = []
  for (let round = 0; round < ROUNDS; round += 1) presses.push(await typing(browser, url))
  rows.push({
    what: 'a letter in the search to the next paint, ten letters, desktop: median',
    ms: spread(presses.map(({ middle }) => middle)),
  })
  rows.push({ what: 'the longest of the ten', ms: spread(presses.map(({ longest }) => longest)) })
  for (const [name, opener] of Object.entries(OPENERS)) {
    const taps = []
    for (let round = 0; round < ROUNDS; round += 1) taps.push(await opening(browser, url, opener))
    rows.push({ what: `a tap to the ${name}, first time`, ms: spread(taps.map(({ first }) => first)) })
    rows.push({ what: `a tap to the ${name}, again`, ms: spread(taps.map(({ again }) => again)) })
  }
  return {
    title: 'Typing and tapping on the site',
    rows,
    notes: [
      NOTE,
      'The browser reports key presses in steps of 8 ms, from 16 ms. "First time" includes code that is loaded on first use.',
    ],
  }
}
