import { messages } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { ALL_PARTS } from '../support/browserApp/props.ts'
import { openServices, openShell, withShellBrowser } from '../support/browserPage.ts'
import { someRows } from '../support/chooseRows.ts'
import { ADVERSARIAL_VALUES } from '../support/inputs/adversarialValues.ts'
import { isNightly } from '../support/isNightly.ts'

const { newPage, takeUnexpectedMessages, allowMessages } = withShellBrowser()

const STORED = ['params', 'topBanner', 'SEASONAL_THEME', 'initialData', '@jobsite/shell/recent-searches']
const COOKIES = ['lang', 'VNWSearchJob[city]', 'VNW_TRACKING_GA', 'VNW_ONBOARDING']

const NAMES = [...STORED, ...COOKIES]

/** How far apart the values of two names are in a page load. */
const STEP = Math.ceil(ADVERSARIAL_VALUES.length / NAMES.length)

/**
 * Values of a page load: each name gets another one, in the end every one. On each commit two page loads show that a whole
 * page stays usable; `tests/components/storedValues.test.ts` reads each value under each name.
 */
const ALL_ROUNDS = ADVERSARIAL_VALUES.map((_, round) =>
  NAMES.map((name, index) => ({
    name,
    isCookie: COOKIES.includes(name),
    value: ADVERSARIAL_VALUES[(round + index * STEP) % ADVERSARIAL_VALUES.length] ?? '',
  })),
)
const ROUNDS = someRows(
  ALL_ROUNDS.map((values, round) => [round, values] as const),
  2,
)

/** Opens the page with everything on it, no matter what the browser holds, and uses it. */
async function tryPage(page: Page): Promise<void> {
  allowMessages(...EXPECTED)
  const { services } = await openServices()
  await openShell(page, { url: '/ke-toan-kv', parts: ALL_PARTS, services, recentSearches: true, user: null })
  await page.locator('[data-shell="top-banner"]').waitFor()
  await page.locator('[data-shell="seo-bottom-text"]').waitFor()
  await page.locator('[data-shell="header"] .shell-logo img').waitFor()
  expect(await page.getByRole('contentinfo').getByRole('link').count()).toBeGreaterThan(15)
  const field = page.getByRole('search').getByRole('combobox')
  await field.focus()
  await page.keyboard.press('ArrowDown')
  await field.fill('ke')
  await page.getByRole('option').first().waitFor()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const taken = page.evaluate(
    () =>
      new Promise<unknown>((resolve) => {
        window.addEventListener('SEARCH', (event) => {
          event.preventDefault()
          resolve((event as CustomEvent).detail.params.query)
        })
      }),
  )
  await field.fill('java')
  await field.press('Enter')
  expect(await taken).toBe('java')
  expect(await page.evaluate(() => 'polluted' in {})).toBe(false)
}

/** Expected messages of the shell: a cookie that is refused is reported, once a page. */
const EXPECTED = [
  /^warning: SEASONAL_THEME is not a valid JSON$/,
  /initial data does not exist/,
  /browser rejected the cookie/,
]

describe('with any stored values', () => {
  test.each(ROUNDS)(`the shell works: values from %i on${ROUNDS.share}`, async (_, values) => {
    const page = await newPage()
    await page.goto(`${inject('shellOrigin')}/images/banner-1.png`)
    await page.evaluate((stored) => {
      for (const { name, value, isCookie } of stored) {
        // As any script of the site could have written them.
        if (isCookie) document.cookie = `${name}=${value.slice(0, 3500)}; path=/`
        else for (const storage of [localStorage, sessionStorage]) storage.setItem(name, value)
      }
    }, values)
    await tryPage(page)
    expect(takeUnexpectedMessages(), JSON.stringify(values).slice(0, 2000)).toEqual([])
  })

  // Together they fill the storage. At night each of them fills it alone.
  const LARGE = [STORED, ...(isNightly ? STORED.map((name) => [name]) : [])]
  test.each(LARGE.map((names) => [names.length, names] as const))(
    'the shell works with 4 megabytes in %i of them',
    async (count, names) => {
      const page = await newPage()
      await page.addInitScript(
        ([keys, length]) => {
          for (const key of keys) localStorage.setItem(key, `[${'1,'.repeat(length)}1]`)
        },
        [names, 2_000_000 / count] as const,
      )
      await tryPage(page)
    },
  )
})

describe('if the browser denies', () => {
  const DENIALS: Readonly<Record<string, () => void>> = {
    'storage by giving none': () => {
      Object.defineProperty(window, 'localStorage', { value: null })
      Object.defineProperty(window, 'sessionStorage', { value: undefined })
    },
    'writing, since storage is full': () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    },
    'cookies without a word': () => {
      Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })
    },
    everything: () => {
      const refuse = () => {
        throw new DOMException('Denied', 'SecurityError')
      }
      for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
      Object.defineProperty(Document.prototype, 'cookie', { get: refuse, set: refuse })
    },
  }

  test.each(Object.entries(DENIALS))('%s, the shell works', async (_, deny) => {
    const page = await newPage()
    await page.addInitScript(deny)
    await tryPage(page)
    // What a click on the menu stores is refused too, and the browser still follows the link.
    const isFollowed = await page
      .getByRole('navigation', { name: messages.vi.mainMenu })
      .getByRole('link', { name: 'Việc làm mới nhất', includeHidden: true })
      .first()
      .evaluate((link: HTMLElement) => {
        const followed = new Promise<boolean>((resolve) => {
          const stay = (event: Event) => {
            resolve(!event.defaultPrevented)
            event.preventDefault()
          }
          window.addEventListener('click', stay, { once: true })
        })
        link.click()
        return followed
      })
    expect(isFollowed).toBe(true)
    await page.locator('[data-shell="language-switch"] a').first().click()
    await page.waitForURL('**/ke-toan-kw**')
    await page.locator('[data-shell="header"][data-enhanced]').waitFor()
  })
})
