import { messages } from '@jobsite/shell/core'
import { describe, expect, inject, test } from 'vitest'
import { eachValue, someRows } from '../support/chooseRows.ts'
import { holdRequests, idle } from '../support/pageHelpers.ts'
import { visit, withBrowser } from '../support/siteBrowser.ts'

const { react19, react18Development } = inject('site')
const { open } = withBrowser()

/** Services that the server calls, so that the browser does not. */
const SERVED = ['themes', 'top-banner', 'sidebar-banner', 'bottom-text', 'keyword-seo']

const SEARCHES = [
  { language: 'vi', path: '/it-phan-mem-i35-vn', typed: 'ke', suggested: 'Kế toán', searched: /k%E1%BA%BF-to%C3%A1n/i },
  { language: 'en', path: '/it-software-jobs-i35-en', typed: 'acc', suggested: 'Accountant', searched: /accountant/i },
] as const

/** Both languages on both versions of React, each once on commits. */
const PAGES = eachValue(
  SEARCHES.flatMap((search) => [
    { ...search, react: 19, site: react19 },
    { ...search, react: 18, site: react18Development },
  ]),
  ['language', 'react'],
)

/** Name of the first banner: the text of its picture. */
const BANNER = { vi: /^Tạo CV song ngữ: /, en: /^Build a bilingual CV: / }

describe('a search page', () => {
  test.each(PAGES)(
    `has everything in the server’s HTML: $language, React $react${PAGES.share}`,
    async ({ site, language, path }) => {
      const page = await open({ javaScriptEnabled: false, viewport: { width: 1600, height: 900 } })
      await page.goto(site + path)
      const { seo, banner } = messages[language]
      expect(await page.getByRole('link', { name: BANNER[language] }).isVisible()).toBe(true)
      expect(await page.locator('.shell-logo img').first().getAttribute('src')).toBe('/logos/desktop.svg')
      const text = page.getByRole('region', { name: seo.about })
      expect(await text.getByRole('heading').count()).toBeGreaterThan(0)
      const keywords = page.getByRole('navigation', { name: seo.label })
      expect(await keywords.getByRole('link').count()).toBeGreaterThan(10)
      expect(await page.getByRole('complementary', { name: banner.sidebar }).count()).toBe(1)
    },
  )

  test.each(PAGES)(
    `requests nothing that the server sent, and suggests: $language, React $react${PAGES.share}`,
    async ({ site, path, ...search }) => {
      const page = await open({ viewport: { width: 1440, height: 900 } })
      const requested: string[] = []
      page.on('request', (request) => requested.push(new URL(request.url()).pathname))
      await visit(page, site + path)
      await page.locator('[data-shell="top-banner"]').waitFor()
      await page.waitForLoadState('networkidle')
      expect(requested).toContain(path)
      expect(requested.filter((name) => SERVED.some((part) => name.endsWith(`/${part}`)))).toEqual([])
      const field = page.getByRole('banner').getByRole('search').getByRole('combobox')
      await field.fill(search.typed)
      const option = page.getByRole('option', { name: search.suggested, exact: true })
      await option.waitFor()
      await option.click()
      expect(await field.inputValue()).toBe(search.suggested)
      await field.press('Enter')
      await page.waitForURL(search.searched)
    },
  )
})

test('the service worker is registered for the whole site, and takes over no page that is open', async () => {
  const page = await open()
  await visit(page, `${react19}/viec-lam`)
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)
  expect(scope).toBe(`${react19}/`)
  // It would have taken the page over before it is activated.
  const stateOf = () => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)
  await expect.poll(stateOf).toBe('activated')
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
})

describe('the top banner', () => {
  const IMAGE = '[data-shell="top-banner"] img'
  /** What tells that it was shown, and the code that renders components. */
  const CODE = /\/assets\/islands\.(?:banner|hydration)-/

  const WAYS = someRows<{ script?: boolean; purpose?: string }>([{ purpose: 'prefetch' }, {}, { script: false }], 2)
  test.each(WAYS)(
    `rotates over the pages of a visit, in the server’s HTML: %j${WAYS.share}`,
    async ({ script = true, purpose }) => {
      const page = await open({ viewport: { width: 1440, height: 900 }, javaScriptEnabled: script })
      if (purpose) await page.setExtraHTTPHeaders({ 'Sec-Purpose': purpose })
      const lastBanner = async () => (await page.context().cookies()).find(({ name }) => name === 'last-banner')?.value
      let last: string | undefined
      const shown: (string | null)[] = []
      for (const path of ['/viec-lam', '/jobs', '/viec-lam']) {
        await page.goto(react19 + path)
        shown.push(await page.locator(IMAGE).getAttribute('src'))
        if (purpose) await expect.poll(lastBanner).not.toBe(last)
        last = await lastBanner()
        // Script tells that it was shown: in the middle of a navigation, this would be after the next page's cookie.
        if (!script) continue
        await page.waitForFunction(() => localStorage.getItem('topBanner') !== null)
        await page.evaluate(() => localStorage.removeItem('topBanner'))
      }
      expect(shown).toEqual(['/banners/cv-vi.svg', '/banners/employers-en.svg', '/banners/cv-vi.svg'])
    },
  )

  test('is painted without the code of the components, and kept when it comes', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } })
    const release = await holdRequests(page, CODE)
    await visit(page, `${react19}/viec-lam`)
    const image = await page.locator(IMAGE).elementHandle()
    await expect.poll(() => image?.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(0)
    expect(await page.evaluate(() => localStorage.getItem('topBanner'))).toBeNull()
    await release()
    await page.waitForFunction(() => localStorage.getItem('topBanner') !== null)
    expect(await image?.evaluate((node) => node.isConnected)).toBe(true)
  })

  test('needs no code of the components under a mouse, before it has begun', async () => {
    const page = await open({ viewport: { width: 1440, height: 900 } })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    const release = await holdRequests(page, /\/assets\/islands\.after-load-/)
    await visit(page, `${react19}/viec-lam`)
    // The mouse may be on it already.
    await page.mouse.move(700, 700)
    await page.locator(IMAGE).hover()
    await idle(page)
    expect(requested.filter((url) => url.includes('/assets/islands.hydration-'))).toEqual([])
    await release()
  })

  test('does not return once it is closed, and reserves no space', async () => {
    const page = await open({ viewport: { width: 390, height: 844 } })
    await visit(page, `${react19}/viec-lam`)
    await page.locator('.shell-banner-close').first().click()
    await page.locator(IMAGE).waitFor({ state: 'detached' })
    const shown: (string | null)[] = []
    for (const path of ['/jobs', '/viec-lam']) {
      await visit(page, react19 + path)
      shown.push(await page.locator(IMAGE).getAttribute('src'))
    }
    expect(shown).toEqual(['/banners/employers-en.svg', '/banners/employers-vi.svg'])
  })
})

test.each(['/', '/viec-lam', '/mt-sales-supervisor-khu-vuc-ha-noi-1763221-jv'])(
  '%s does not load the code of the components on a phone before a click',
  async (path) => {
    const page = await open({ viewport: { width: 390, height: 844 } })
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    await visit(page, react19 + path)
    await expect.poll(() => requested.filter((url) => url.includes('/assets/islands.after-load-')).length).toBe(1)
    await page.waitForLoadState('load')
    await idle(page)
    expect(requested.filter((url) => url.includes('/assets/islands.hydration-'))).toEqual([])
    // A wide window shows the sidebar banner, which the code reports.
    await page.setViewportSize({ width: 1600, height: 900 })
    await expect
      .poll(() => requested.filter((url) => url.includes('/assets/islands.hydration-')).length)
      .toBeGreaterThan(0)
  },
)
