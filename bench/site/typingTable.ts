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

/** Latency of typing. */
export async function typingTable(browser: Browser, { pages }: BenchSite): Promise<Table> {
  const presses = []
  for (let round = 0; round < ROUNDS; round += 1) presses.push(await typing(browser, pages['search result']))
  return {
    title: 'Typing on the site',
    rows: [
      {
        what: 'a letter in the search to the next paint, ten letters, desktop: median',
        ms: spread(presses.map(({ middle }) => middle)),
      },
      { what: 'the longest of the ten', ms: spread(presses.map(({ longest }) => longest)) },
    ],
    notes: [NOTE, 'The browser reports key presses in steps of 8 ms, from 16 ms.'],
  }
}
