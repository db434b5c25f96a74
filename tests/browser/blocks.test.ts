import { messages } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { axeViolationsOfBothColors, NO_VIOLATIONS } from '../support/axe.ts'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { isNightly } from '../support/isNightly.ts'
import { sideways, twoFrames } from '../support/pageHelpers.ts'

const { newPage, expectComplaints, open, openServed } = withShellBrowser()
const SEEKER = { userId: 7, firstName: 'Minh Anh', accessToken: 'first-token' }

/** Waits until every block is on view. */
async function whole(page: Page): Promise<void> {
  for (const block of ['top-banner', 'seo-bottom-text', 'seo-keywords', 'sidebar-banner'])
    await page.locator(`[data-shell="${block}"]`).waitFor({ state: 'attached' })
}

const CASES = (['vi', 'en'] as const).flatMap((language) => [390, 1440].map((width) => ({ language, width })))

describe('a page with every block', () => {
  test.each(isNightly ? CASES : CASES.slice(0, 1))('has no axe violation: $language, $width px', async (options) => {
    const page = await newPage()
    const url = options.language === 'vi' ? '/ke-toan-kv' : '/accountant-kw'
    const { services } = await openServices()
    await openShell(page, { ...options, url, parts: ALL_PARTS, services })
    await whole(page)
    expect(await axeViolationsOfBothColors(page)).toEqual(NO_VIOLATIONS)
    await page.getByRole('button', { name: messages[options.language].seo.viewMore }).click()
    expect(await axeViolationsOfBothColors(page)).toEqual(NO_VIOLATIONS)
    expect(await sideways(page)).toBe(0)
  })
})

describe('the sidebar banner', () => {
  test('is shown only if there is space next to the content, and leaves no empty landmark otherwise', async () => {
    const { page } = await openServed({ language: 'vi', width: 1920, parts: ALL_PARTS })
    await whole(page)
    const landmark = page.getByRole('complementary', { name: messages.vi.banner.sidebar })
    const link = page.locator('[data-shell="sidebar-banner"] a')
    const widths: [width: number, content: string, isThere: boolean][] = [
      [1920, '1320px', true],
      [1480, '1320px', true],
      [1479, '1320px', false],
      [1920, '1900px', false],
      [1920, '1500px', true],
      [390, '1320px', false],
    ]
    for (const [width, content, isThere] of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.evaluate((text) => document.documentElement.style.setProperty('--shell-width', text), content)
      const name = `${width} px, content of ${content}`
      await expect.poll(() => landmark.count(), { message: name }).toBe(isThere ? 1 : 0)
      await expect.poll(() => link.isVisible(), { message: name }).toBe(isThere)
      if (!isThere) continue
      const reach = await page
        .locator('[data-shell="footer"] .shell-columns, [data-shell="header"] .shell-bar')
        .evaluateAll((boxes) =>
          Math.max(
            ...boxes.map(
              (box) => box.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(box).paddingInlineEnd),
            ),
          ),
        )
      expect((await page.locator('[data-shell="sidebar-banner"]').boundingBox())?.x, name).toBeGreaterThanOrEqual(reach)
    }
    await page.setViewportSize({ width: 1920, height: 900 })
    await landmark.getByRole('button', { name: messages.vi.banner.close }).click()
    expect(await landmark.count()).toBe(0)
  })
})

describe('a page restored from the back/forward cache', () => {
  test('requests the user and the resume summary again', async () => {
    const { page, asked } = await openServed({
      language: 'vi',
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

  test('shows no name after a logout', async () => {
    const { page } = await openServed({ language: 'vi', user: SEEKER, refreshedUser: null })
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await page.getByRole('banner').getByRole('button', { name: messages.vi.logIn }).waitFor()
    expect(await page.getByRole('banner').textContent()).not.toContain('Minh Anh')
  })

  test('requests nothing again after a normal page load', async () => {
    const page = await open({ language: 'vi', user: SEEKER, refreshedUser: null })
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false })))
    await twoFrames(page)
    await page.getByRole('banner').getByRole('button', { name: 'Anh' }).waitFor()
  })
})

describe('the service worker', () => {
  const registered = (page: Page) =>
    page.evaluate(async () =>
      (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => new URL(scope).pathname),
    )

  test('is registered for the whole site, after the page has loaded', async () => {
    const page = await open({ language: 'vi', registerServiceWorker: true })
    await expect.poll(() => registered(page)).toEqual(['/'])
  })

  /** Opens a page in which registering fails, of which the shell tells. */
  const openFailing = async (registerServiceWorker: boolean) => {
    const page = await newPage()
    await page.addInitScript(() => {
      navigator.serviceWorker.register = () => Promise.reject(new TypeError('not there'))
    })
    await openShell(page, { language: 'vi', registerServiceWorker })
    return page
  }

  test('is not registered if the page disables it', async () => {
    await twoFrames(await openFailing(false))
  })

  test('that does not exist is logged in one line and breaks nothing', async () => {
    await openFailing(true)
    await expectComplaints(
      'warning: [@jobsite/shell] The service worker was not registered: not there. Serve /service-worker.js, or pass registerServiceWorker={false}. (code: no-service-worker)',
    )
  })
})
