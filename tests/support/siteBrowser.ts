import { LANGUAGES, type Language } from '@jobsite/shell/core'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import type { Fonts } from '../../scripts/chromium.ts'
import { type Rows, someRows } from './chooseRows.ts'
import { isHydrated } from './isHydrated.ts'
import { type WatchedPages, watchPages } from './watchedPages.ts'

interface SiteBrowser extends Pick<WatchedPages, 'allowMessages'> {
  /** Opens a page without cookies, storage or history. */
  open: WatchedPages['newPage']
}

/**
 * A browser for the tests of a file. Console messages, page errors and policy violations of its pages fail the test, unless
 * they are allowed.
 */
export function withBrowser(fonts?: Fonts): SiteBrowser {
  const { newPage, allowMessages } = watchPages({ fonts })
  return {
    allowMessages,
    async open(options) {
      const page = await newPage(options)
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      return page
    },
  }
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** Opens a page of the site, and waits until React has hydrated it. */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await hydrated(page)
}

/** The languages in which a flow runs: on commits in one. */
export const languagesOf = (onCommits: Language): Rows<Language> => someRows(LANGUAGES, (one) => one === onCommits)

/** The account that the site always has. */
export const DEMO = { email: 'demo@jobsite.example', password: 'demo1234' }

/** Returns the cookie of a new session of the demo account. */
export async function createSession(site: string): Promise<{ name: string; value: string }> {
  const response = await fetch(`${site}/login`, { method: 'POST', body: new URLSearchParams(DEMO), redirect: 'manual' })
  expect(response.status).toBe(303)
  const [name = '', value = ''] = response.headers.getSetCookie()[0]?.split(/[=;]/, 2) ?? []
  return { name, value }
}

/** Logs in with the demo account, without a visit to the login page. */
export async function logIn(page: Page, site: string): Promise<void> {
  await page.context().addCookies([{ ...(await createSession(site)), url: site }])
}

const LOGIN_FORM = {
  vi: { password: 'Mật khẩu', logIn: 'Đăng nhập' },
  en: { password: 'Password', logIn: 'Log in' },
}

/** Fills and sends the form of the login page. */
export async function sendLogin(page: Page, language: 'vi' | 'en', account = DEMO): Promise<void> {
  const main = page.getByRole('main')
  await main.getByLabel(/^e-?mail$/i).fill(account.email)
  await main.getByLabel(LOGIN_FORM[language].password).fill(account.password)
  await main.getByRole('button', { name: LOGIN_FORM[language].logIn, exact: true }).click()
}

/** Reads head and body of a page from its HTML. */
export function readHtml(html: string) {
  const first = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1]
  const decode = (text: string): string => text.replaceAll('&amp;', '&')
  const canonical = first(/<link rel="canonical" href="([^"]+)">/)
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
  return {
    lang: first(/<html lang="([^"]+)">/),
    title: first(/<title>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)">/),
    canonical: canonical && decode(canonical),
    headings: [...html.matchAll(/<h1[^>]*>([^<]+)<\/h1>/g)].map(([, text = '']) => text),
    alternates: Object.fromEntries(alternates.map(([, hrefLang = '', href = '']) => [hrefLang, decode(href)])),
  }
}

/** An URL without the site's origin. */
export function localPart(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}
