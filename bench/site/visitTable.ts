import type { Browser } from 'playwright'
import { inSlices } from '../browser/reading.ts'
import { median } from '../support/interleave.ts'
import { round, type Table } from '../support/report.ts'
import { hydrated, NOTE, pause, ROUNDS, spread } from './metrics.ts'
import { openSite, readVitals, type Screen, type Vitals } from './openSite.ts'
import type { BenchSite, PageKind } from './runningSite.ts'

const SCREENS: readonly Screen[] = ['phone', 'desktop']

async function visit(browser: Browser, url: string, screen: Screen): Promise<Vitals & { ready: number }> {
  await using opened = await openSite(browser, screen)
  const { page } = opened
  await page.goto(url)
  await hydrated(page)
  const ready = await page.evaluate(() => performance.now())
  // Banners are requested after hydration.
  await page.waitForLoadState('networkidle')
  await pause(700)
  return { ...(await readVitals(page)), ready }
}

/** Load times of a first visit. */
export async function visitTable(browser: Browser, { pages }: BenchSite): Promise<Table> {
  const kinds = (Object.keys(pages) as PageKind[]).flatMap((kind) => SCREENS.map((screen) => ({ kind, screen })))
  const samples = await inSlices(kinds, ROUNDS, ({ kind, screen }) => visit(browser, pages[kind], screen))
  return {
    title: 'First visit to the site',
    rows: [...samples].map(([{ kind, screen }, values]) => ({
      page: kind,
      screen,
      'first contentful paint, ms': spread(values.map(({ firstPaint }) => firstPaint)),
      'largest contentful paint, ms': spread(values.map(({ largestPaint }) => largestPaint)),
      'hydrated, ms': spread(values.map(({ ready }) => ready)),
      'layout shift': round(median(values.map(({ shift }) => shift))),
    })),
    notes: [NOTE],
  }
}
