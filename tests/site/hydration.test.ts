import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { eachValue, someRows } from '../support/chooseRows.ts'
import { isNightly } from '../support/isNightly.ts'
import { readShifts, watchShifts } from '../support/layoutShift.ts'
import { sideways } from '../support/pageHelpers.ts'
import { hydrated, logIn, withBrowser } from '../support/siteBrowser.ts'

const sites = inject('site')

/** One page of each kind, in either language. */
const PATHS = [
  '/',
  '/en',
  '/viec-lam?l=29.24',
  '/it-software-jobs-i35-en',
  '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv',
  '/interview',
  '/muc-luong/ke-toan-kv',
  '/company-list',
  '/career-newbies?lang=en',
  '/dang-nhap?type=facebook&redirectURL=%2Fho-so',
  '/khong-co-trang-nay',
]
const GATED = ['/quan-ly-nghe-nghiep/tong-quan', '/my-career-center/my-jobs?section=saved', '/my-profile']

const WIDE = { viewport: { width: 1300, height: 900 } }

/** Hydrates the page, and in it the components that hydrate on first use. */
async function hydratedWhole(page: Page): Promise<void> {
  await hydrated(page)
  await page.evaluate(() => {
    const press = new PointerEvent('pointerdown', { bubbles: true })
    for (const part of document.querySelectorAll('[data-shell]')) part.querySelector('a, button')?.dispatchEvent(press)
  })
  await page.locator('[data-shell="header"][data-enhanced]').waitFor()
}

describe.each(Object.entries(sites))('hydration on %s', (name, site) => {
  const { open } = withBrowser()
  // Development tells every difference between the HTML and the first render; production does not tell of attributes.
  const isWhole = isNightly || name === 'react18Development'

  const OPENED = someRows(PATHS, isWhole ? PATHS.length : 1)
  test.each(OPENED)(`%s: no message, and the shell’s styles in the page’s style sheet${OPENED.share}`, async (path) => {
    const page = await open({ ...WIDE, locale: 'vi-VN', timezoneId: 'America/New_York' })
    await page.goto(site + path)
    await hydratedWhole(page)
    expect(await page.locator('style').count()).toBe(0)
    const header = page.locator('[data-shell="header"]')
    expect(await header.evaluate((element) => getComputedStyle(element).display)).toBe('block')
  })

  test('the same for a logged-in user', async () => {
    const page = await open(WIDE)
    await logIn(page, site)
    for (const path of isWhole ? GATED : GATED.slice(0, 1)) {
      await page.goto(site + path)
      await hydratedWhole(page)
    }
  })
})

/** `tests/browser/layoutShift.test.ts` has the states of each component. */
const SIZES = eachValue(
  [360, 768, 1300].flatMap((width) =>
    ['/', '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jd', '/viec-lam'].map((path) => ({ width, path })),
  ),
  ['width', 'path'],
)

describe('the page', () => {
  const { open } = withBrowser()

  test.each(SIZES)(`$path shifts nothing and fits a screen of $width px${SIZES.share}`, async ({ width, path }) => {
    const page = await open({ viewport: { width, height: 800 } })
    await watchShifts(page)
    await page.goto(sites.react19 + path)
    await hydratedWhole(page)
    expect(await readShifts(page)).toEqual([])
    expect(await sideways(page)).toBe(0)
  })
})
