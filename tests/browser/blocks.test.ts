import { messages } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolations } from '../support/axe.ts'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'

const { newPage, takeComplaints } = withShellBrowser()
const SEEKER = { userId: 7, firstName: 'Minh Anh', accessToken: 'first-token' }

/** Waits until every block is on view. */
async function whole(page: Page): Promise<void> {
  for (const block of ['top-banner', 'seo-bottom-text', 'seo-keywords', 'sidebar-banner'])
    await page.locator(`[data-shell="${block}"]`).waitFor({ state: 'attached' })
}

const CASES = (['vi', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((colours) => [390, 1440].map((width) => ({ language, colours, width }))),
)

describe('a page with every block', () => {
  test.each(CASES)('has no defect that can be found by rule: $language, $colours, $width px', async (options) => {
    const page = await newPage()
    const url = options.language === 'vi' ? '/ke-toan-kv' : '/accountant-kw'
    const { services } = await openServices()
    await openShell(page, { ...options, url, parts: ALL_PARTS, services })
    await whole(page)
    expect(await axeViolations(page)).toEqual([])
    await page.getByRole('button', { name: messages[options.language].seo.viewMore }).click()
    expect(await axeViolations(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.width)
  })
})

describe('a page that the browser brings back as it was left', () => {
  test('asks again who is looking, and what there is to tell', async () => {
    const page = await newPage()
    const { services, asked } = await openServices()
    await openShell(page, {
      language: 'vi',
      services,
      user: SEEKER,
      refreshedUser: { ...SEEKER, firstName: 'Bảo Châu' },
    })
    await page
      .getByRole('banner')
      .getByText('Minh Anh')
      .or(page.getByRole('button', { name: 'Anh' }))
      .first()
      .waitFor()
    const summaries = async () => (await asked()).filter((line) => line.startsWith('resumeSummary')).length
    await expect.poll(summaries).toBe(1)
    // Headless browsers drop their pages: what they would say is said for them.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.getByRole('banner').getByRole('button', { name: 'Châu' }).waitFor()
    await expect.poll(summaries).toBe(2)
  })

  test('shows nobody’s name once they have logged out', async () => {
    const page = await newPage()
    const { services } = await openServices()
    await openShell(page, { language: 'vi', services, user: SEEKER, refreshedUser: null })
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.getByRole('banner').getByRole('button', { name: messages.vi.logIn }).waitFor()
    expect(await page.getByRole('banner').textContent()).not.toContain('Minh Anh')
  })

  test('is asked nothing of a page that is merely loaded', async () => {
    const page = await newPage()
    await openShell(page, { language: 'vi', user: SEEKER, refreshedUser: null })
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
    await page.getByRole('banner').getByRole('button', { name: 'Anh' }).waitFor()
  })
})

describe('the service worker', () => {
  const registered = (page: Page) =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    )

  test('is registered for the whole site, after the page has loaded', async () => {
    const page = await newPage()
    await openShell(page, { language: 'vi', registerServiceWorker: true })
    await expect.poll(() => registered(page)).toEqual(['/'])
  })

  test('is left out where the page says so', async () => {
    const page = await newPage()
    await openShell(page, { language: 'vi', registerServiceWorker: false })
    await page.waitForLoadState('networkidle')
    expect(await registered(page)).toEqual([])
  })

  test('that is not there is told of in one line, and nothing else is missing', async () => {
    const page = await newPage()
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new TypeError('not there'))
    })
    await openShell(page, { language: 'vi', registerServiceWorker: true })
    const lines: string[] = []
    await expect
      .poll(() => lines.push(...takeComplaints()) && lines)
      .toEqual(['warning: [@jobsite/shell] The service worker was not registered: not there (code: no-service-worker)'])
  })
})
