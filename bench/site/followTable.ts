import type { Browser } from 'playwright'
import { inSlices } from '../browser/reading.ts'
import type { Table } from '../support/report.ts'
import { hydrated, NOTE, pause, ROUNDS, spread } from './metrics.ts'
import { openSite, readVitals } from './openSite.ts'
import type { BenchSite } from './runningSite.ts'

const COMPANIES = '[data-shell="header"] nav a[href="/danh-sach-cong-ty"]'
const THINKING_MS = 300

/** Measures the milliseconds from a click on a menu link to the response and the first paint of its page. */
async function following(browser: Browser, url: string): Promise<{ answer: number; firstPaint: number }> {
  await using opened = await openSite(browser, 'desktop')
  const { page } = opened
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
}

/** Load times of the next page. */
export async function followTable(browser: Browser, { pages }: BenchSite): Promise<Table> {
  const [samples = []] = (await inSlices([pages.home], ROUNDS, (home) => following(browser, home))).values()
  return {
    title: 'Following a link of the menu',
    rows: [
      { what: 'from the press to the first byte, ms', ms: spread(samples.map(({ answer }) => answer)) },
      { what: 'from the press to the first paint, ms', ms: spread(samples.map(({ firstPaint }) => firstPaint)) },
    ],
    notes: [NOTE, `The pointer rests on the link for ${THINKING_MS} ms before the click.`],
  }
}
