import type { Page } from 'playwright'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { withShellBrowser } from '../../support/browserPage.ts'
import { readShifts, watchShifts } from '../../support/layoutShift.ts'
import { twoFrames } from '../../support/pageHelpers.ts'
import type { Served } from './serve.ts'
import { headerColors, publishedColors, visibleColors } from './shellColors.ts'

export interface ConsumerTraits {
  /** Builds and starts the app. */
  start: () => Promise<Served>
  /** Whether the server's HTML holds the shell. @default true */
  isServed?: boolean
  /** Whether links of the site are followed without a page load. @default false */
  hasRouter?: boolean
  /** Whether the app names its own pages, and the site's terms are none of them. @default false */
  hasOwnPaths?: boolean
  /** Whether browsers get the small build of `@jobsite/shell/islands`. @default false */
  hasIslands?: boolean
  /** Whether pages have the light script, which keeps the server's HTML until it is used. @default false */
  isLight?: boolean
  /** Whether pages come with a strict content security policy: a breach is a console message. @default false */
  isStrict?: boolean
  /** Console messages of a development server's pages: the framework's, and the shell's for developers. @default none */
  expectedLogs?: RegExp
  /** Further tests, with pages of the app. */
  more?: (tools: { open: (path: string, options?: { width?: number }) => Promise<Page> }) => void
}

interface OpenOptions {
  /** Width of the window in CSS pixels. @default 1300 */
  width?: number
  onConsole?: (type: string, text: string) => unknown
}

const BUILD = 600_000

/** Heights of the header with a search, in CSS pixels, by width of the window: the defaults in `Header.styles.ts`. */
const HEADER_HEIGHTS = { 1300: 93, 390: 113 }

/** Tests that every app with the shell must pass in Chromium. */
export function describeConsumer(
  name: string,
  {
    start,
    isServed = true,
    hasRouter = false,
    hasOwnPaths = false,
    hasIslands = false,
    isLight = false,
    isStrict = false,
    expectedLogs,
    more,
  }: ConsumerTraits,
) {
  describe(name, () => {
    const { newPage, takeUnexpectedMessages } = withShellBrowser()
    let served: Served | undefined
    const origin = () => served?.origin ?? ''
    beforeAll(async () => {
      served = await start()
    }, BUILD)
    afterAll(() => served?.stop())

    afterEach(() => {
      if (expectedLogs) expect(takeUnexpectedMessages().filter((line) => !expectedLogs.test(line))).toEqual([])
    })

    const open = async (path: string, { width = 1300, onConsole }: OpenOptions = {}) => {
      const page = await newPage({ viewport: { width, height: 900 } })
      if (onConsole) page.on('console', (message) => onConsole(message.type(), message.text()))
      await watchShifts(page)
      await page.goto(origin() + path)
      await page.waitForFunction(isLight ? isListening : isHydrated)
      return page
    }

    if (isServed)
      it.each([
        ['/viec-lam', 'vi', 'English', '/jobs'],
        ['/jobs', 'en', 'Tiếng Việt', '/viec-lam'],
      ])('has language, links and styles of %s in the server’s HTML', async (path, language, other, counterpart) => {
        const page = await newPage({ javaScriptEnabled: false, viewport: { width: 1300, height: 900 } })
        await page.goto(origin() + path)
        expect(await page.locator('html').getAttribute('lang')).toBe(language)
        const alternates = await page
          .locator('head link[rel="alternate"][hreflang]')
          .evaluateAll((all) => all.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]))
        expect(Object.fromEntries(alternates)).toEqual({
          vi: 'https://www.example.vn/viec-lam',
          en: 'https://www.example.vn/jobs',
          'x-default': 'https://www.example.vn/viec-lam',
        })
        const header = page.getByRole('banner')
        expect(await header.getByRole('link').count()).toBeGreaterThan(5)
        expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(15)
        const switchUrl = await header.getByRole('link', { name: other }).getAttribute('href')
        expect(switchUrl?.endsWith(counterpart), `${switchUrl}`).toBe(true)
        expect((await header.getByRole('search').getAttribute('action'))?.endsWith(path)).toBe(true)
        expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
        expect(await header.locator('.shell-submenu').first().isVisible()).toBe(false)
      })

    it.each([1300, 390] as const)('hydrates without a message and without a shift, %i px wide', async (width) => {
      const shown: string[] = []
      const page = await open('/viec-lam', {
        width,
        // What consoles show unless asked for details.
        onConsole: (type, text) => type !== 'debug' && shown.push(`${type}: ${text}`),
      })
      await page.evaluate(() => document.fonts.ready)
      expect(await page.getByRole('banner').count()).toBe(1)
      expect(await page.getByRole('contentinfo').count()).toBe(1)
      expect(await readShifts(page)).toEqual([])
      expect((await page.getByRole('banner').boundingBox())?.height).toBe(HEADER_HEIGHTS[width])
      if (!expectedLogs) expect(shown).toEqual([])
    })

    it('has the published colors, in light and in dark', async () => {
      const page = await open('/viec-lam')
      for (const scheme of ['light', 'dark'] as const) {
        const colors = publishedColors(scheme)
        expect(Object.keys(colors).length).toBeGreaterThan(9)
        expect(await headerColors(page, scheme, Object.keys(colors))).toEqual(colors)
      }
      const light = publishedColors('light')
      expect(await visibleColors(page)).toEqual({
        'text of the header': light['--_ink'],
        'text of the footer': light['--_ink'],
        'background of a menu': light['--_surface'],
      })
    })

    if (hasIslands)
      it('loads the small build in browsers', async () => {
        const page = await open('/viec-lam')
        await page.getByRole('banner').getByRole('combobox').first().focus()
        // What only the renderer of this build has; styled-components marks its elements with the other.
        await expect.poll(() => page.evaluate(readScripts)).toContain('data-shell-styles')
        expect(await page.evaluate(readScripts)).not.toContain('data-styled')
      })

    if (isStrict)
      it('works under a strict content security policy, with late styles', async () => {
        const page = await newPage({ viewport: { width: 1300, height: 900 } })
        const policies: (string | undefined)[] = []
        page.on('response', (response) => {
          if (response.request().isNavigationRequest()) policies.push(response.headers()['content-security-policy'])
        })
        await page.goto(`${origin()}/ke-toan-kv`)
        await page.waitForFunction(isHydrated)
        expect(policies).toEqual([expect.stringMatching(/style-src 'self' 'nonce-[^']+'/)])
        expect(policies[0]).not.toContain('unsafe')
        // A script that no one vouches for does not run: the policy is in force.
        expect(await page.evaluate(runsInline)).toBe(false)
        expect(takeUnexpectedMessages()).toEqual([expect.stringMatching(/inline script/)])
        await page.getByRole('combobox').first().fill('k')
        const list = page.getByRole('listbox')
        await list.getByRole('option').first().waitFor()
        expect(await list.evaluate((box) => getComputedStyle(box).listStyleType)).toBe('none')
        expect(await page.locator('.shell-bar').evaluate((bar) => getComputedStyle(bar).display)).toBe('grid')
        await twoFrames(page)
      })

    it('switches the language, and keeps the query', async () => {
      const query = '?l=29&setNewLocation=true'
      const page = await open(`/viec-lam${query}`)
      const english = page.getByRole('banner').getByRole('link', { name: 'English' })
      await expect.poll(async () => (await english.getAttribute('href'))?.endsWith(`/jobs${query}`)).toBe(true)
      await english.click()
      await page.waitForURL(`**/jobs${query}`)
      await page.getByRole('banner').getByRole('link', { name: 'Tiếng Việt' }).waitFor()
      expect(await page.getByRole('search').getAttribute('aria-label')).toContain('Search')
      expect(await page.evaluate(() => document.cookie)).toContain('lang=1')
      if (hasRouter) expect(await page.evaluate(() => document.documentElement.lang)).toBe('en')
    })

    it('opens its menus', async () => {
      const page = await open('/viec-lam')
      const jobs = page.getByRole('banner').getByRole('button', { name: /^Phát triển sự nghiệp/ })
      await jobs.click()
      await expect.poll(() => jobs.getAttribute('aria-expanded')).toBe('true')
      expect(await page.locator(`[id="${await jobs.getAttribute('aria-controls')}"]`).isVisible()).toBe(true)
      await page.keyboard.press('Escape')
      await expect.poll(() => jobs.getAttribute('aria-expanded')).toBe('false')
    })

    it('opens the side navigation on phones', async () => {
      const page = await open('/viec-lam', { width: 390 })
      const button = page.getByRole('button', { name: 'Mở menu' })
      await button.click()
      const dialog = page.getByRole('dialog')
      await dialog.waitFor()
      expect(await button.getAttribute('aria-controls')).toBe(await dialog.getAttribute('id'))
      expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    })

    if (hasOwnPaths)
      it('does not prefetch pages of other apps, and loads them on click', async () => {
        const page = await open('/viec-lam')
        const requested: string[] = []
        page.on('request', (request) => requested.push(new URL(request.url()).pathname))
        await page.evaluate(() => Object.assign(window, { isSamePage: true }))
        const terms = page.getByRole('contentinfo').locator('a[href="/thoa-thuan-su-dung"]').first()
        await terms.scrollIntoViewIfNeeded()
        await terms.hover()
        await twoFrames(page)
        expect(requested.filter((path) => path.includes('thoa-thuan-su-dung'))).toEqual([])
        await terms.click()
        await page.waitForURL('**/thoa-thuan-su-dung')
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(false)
      })

    if (hasRouter)
      it('follows its links without loading the page', async () => {
        const page = await open('/viec-lam')
        await page.evaluate(() => Object.assign(window, { isSamePage: true }))
        const companies = page.getByRole('navigation', { name: 'Menu chính' }).getByRole('link', { name: 'Công ty' })
        await companies.click()
        await page.waitForURL('**/danh-sach-cong-ty')
        await expect.poll(() => companies.getAttribute('aria-current')).toBe('page')
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
        await page.goBack()
        await page.waitForURL('**/viec-lam')
        await page
          .locator('[data-shell="header"] .shell-menu .shell-submenu [aria-current="page"]')
          .waitFor({ state: 'attached' })
        expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
      })

    more?.({ open })
  })
}

/** Returns whether the header is hydrated: it says so itself, except where islands keep its HTML as it is. */
export function isHydrated(): boolean {
  const header = document.querySelector('[data-shell="header"]')
  const isReact = header !== null && Object.keys(header).some((key) => key.startsWith('__reactProps'))
  return isReact || header?.hasAttribute('data-enhanced') === true
}

/** Returns whether the light script listens to the header, whose menus it starts at the first event. */
function isListening(): boolean {
  return document.querySelector('[data-shell-mounted] [data-shell="header"]') !== null
}

/** Returns the text of all scripts that the page has loaded. */
async function readScripts(): Promise<string> {
  const urls = performance.getEntriesByType('resource').map(({ name }) => name)
  const scripts = urls.filter((url) => new URL(url).pathname.endsWith('.js'))
  const texts = scripts.map(async (url) => (await fetch(url)).text())
  return (await Promise.all(texts)).join('\n')
}

/** Whether an inline script without a nonce runs. */
function runsInline(): boolean {
  const script = document.createElement('script')
  script.textContent = 'window.ranInline = true'
  document.body.append(script)
  script.remove()
  return 'ranInline' in window
}
