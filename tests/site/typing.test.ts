import type { BrowserContextOptions } from 'playwright'
import { describe, inject, test } from 'vitest'
import { eachValue } from '../support/chooseRows.ts'
import { EAGER_TEXT, TYPING_MOMENTS, typeEagerly } from '../support/eagerTyping.ts'
import { isNightly } from '../support/isNightly.ts'
import { holdRequests } from '../support/pageHelpers.ts'
import { hydrated, localPart, withBrowser } from '../support/siteBrowser.ts'

const site = inject('site').react19
const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const FIELD = '[data-shell="header"] input[role="combobox"]'
/** The search; a form that is sent before its script has come sends the same text. */
const SEARCHES = ['/ke-toan-kv', '/viec-lam?q=ke+toan']

/** What is held back while the visitor taps and types. */
const HELD = {
  'the first script': /\/assets\/client-[^/]+\.js$/,
  'the renderer': /\/assets\/islands\.hydration-[^/]+\.js$/,
  'the panels': /\/assets\/searchPanels-[^/]+\.js$/,
}

describe('on phones', () => {
  const { open } = withBrowser()

  // Before the first script a tap opens no sheet.
  const ROWS = eachValue(
    Object.entries(HELD)
      .flatMap(([held, file]) => TYPING_MOMENTS.map((moment) => ({ held, file, moment })))
      .filter(({ held, moment }) => held !== 'the first script' || moment !== 'with the sheet'),
    ['held', 'moment'],
  )

  test.each(ROWS)(
    `no letter is lost while $held is late, typed $moment${ROWS.share}`,
    async ({ held, file, moment }) => {
      const page = await open(PHONE)
      const release = await holdRequests(page, file)
      await page.goto(`${site}/viec-lam`, { waitUntil: 'commit' })
      if (held === 'the first script') await page.locator('#page-state').waitFor({ state: 'attached' })
      else await hydrated(page)
      await typeEagerly(page, moment, { tap: () => page.locator(FIELD).tap(), release })
      await page.waitForURL((url) => SEARCHES.includes(localPart(url.href)), { waitUntil: 'commit' })
    },
  )
})

/** Keys as fast as people type, on phones of three speeds: thirty times each. */
const onSlowPhones = () => {
  const { open } = withBrowser()
  const SPEEDS = [
    { slowDown: 1, delay: 5 },
    { slowDown: 3, delay: 40 },
    { slowDown: 6, delay: 110 },
  ]

  test.each(SPEEDS.flatMap((speed) => Array.from({ length: 30 }, (_, run) => ({ ...speed, run }))))(
    'no letter is lost, $slowDown times slower, run $run',
    async ({ slowDown, delay }) => {
      const page = await open(PHONE)
      const devtools = await page.context().newCDPSession(page)
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowDown })
      await page.goto(`${site}/viec-lam`, { waitUntil: 'commit' })
      await page.locator(FIELD).tap()
      await page.keyboard.type(EAGER_TEXT, { delay })
      await page.keyboard.press('Enter')
      await page.waitForURL((url) => SEARCHES.includes(localPart(url.href)), { waitUntil: 'commit' })
      await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
    },
  )
}

// Not there by day: a test that is skipped counts as one that failed.
if (isNightly) describe('on slow phones', onSlowPhones)
