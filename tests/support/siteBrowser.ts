import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { beforeAll, expect, inject } from 'vitest'
import { shareChromium } from './connectChromium.ts'
import { isHydrated } from './isHydrated.ts'
import { createReusedPages, type ReusedPages } from './reusedPages.ts'

/** A page, and what it complained of. */
export interface WatchedPage {
  readonly page: Page
  /** Console messages, page errors and policy violations so far. */
  readonly complaints: string[]
  close(): Promise<void>
}

/** Pages of the site, for all files of a worker. */
let sitePages: ReusedPages | undefined

/**
 * A browser for the tests of a file. Its pages have no cookies, storage or history.
 *
 * @param options.reusesPages whether tests use pages of the site one after another, cleaned. @default true
 */
export function withBrowser({ reusesPages = true } = {}): {
  open: (options?: BrowserContextOptions) => Promise<WatchedPage>
} {
  const sites: string[] = Object.values(inject('site') ?? {})
  sitePages ??= createReusedPages(sites.map((site) => `${site}/robots.txt`))
  const pages = reusesPages ? sitePages : createReusedPages([])
  let browser: Browser | undefined
  beforeAll(async () => {
    browser = await shareChromium()
  })
  return {
    async open(options) {
      if (!browser) throw new Error('The browser is not there yet.')
      const { page } = await pages.take(browser, options)
      const complaints: string[] = []
      page.on('console', (message) => {
        // The browser says this of every page that is answered with 404, as the site's error page is.
        const isErrorPage = message.text().includes('404 (Not Found)') && message.location().url === page.url()
        // React's development build says this of itself, wherever it runs.
        const isAdvice = message.text().includes('Download the React DevTools')
        // Of visitors the shell says so, as the specification asks.
        const isOfVisitor = message.text().includes('No user is logged in')
        if (!isErrorPage && !isAdvice && !isOfVisitor) complaints.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => complaints.push(`page error: ${error.message}`))
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI}`),
        )
      })
      return { page, complaints, close: () => pages.giveBack(page) }
    },
  }
}

/** Waits until React has hydrated the page. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated)
}

/** Logs in with the demo account, and arrives where the login leads. */
export async function logIn(page: Page, site: string): Promise<void> {
  await page.goto(`${site}/dang-nhap?type=login`)
  await page.getByLabel('E-mail').fill('demo@jobsite.example')
  await page.getByLabel('Mật khẩu').fill('demo1234')
  await page.getByRole('main').getByRole('button', { name: 'Đăng nhập' }).click()
  await page.waitForURL(`${site}/quan-ly-nghe-nghiep/tong-quan`)
}

/** Reads head and body of a page from its HTML. */
export function readHtml(html: string): {
  lang: string | undefined
  title: string | undefined
  description: string | undefined
  canonical: string | undefined
  headings: string[]
  alternates: Record<string, string>
} {
  const first = (pattern: RegExp): string | undefined => pattern.exec(html)?.[1]
  const address = (text: string): string => text.replaceAll('&amp;', '&')
  const canonical = first(/<link rel="canonical" href="([^"]+)">/)
  const alternates = [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)">/g)]
  return {
    lang: first(/<html lang="([^"]+)">/),
    title: first(/<title>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)">/),
    canonical: canonical && address(canonical),
    headings: [...html.matchAll(/<h1[^>]*>([^<]+)<\/h1>/g)].map((match) => match[1] as string),
    alternates: Object.fromEntries(
      alternates.map(([, hrefLang, href]) => [hrefLang as string, address(href as string)]),
    ),
  }
}

/** An URL without the site's origin. */
export function localPart(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Fails when a page complained. */
export function expectQuiet({ complaints }: WatchedPage): void {
  expect(complaints, 'console messages, page errors, policy violations').toEqual([])
}
