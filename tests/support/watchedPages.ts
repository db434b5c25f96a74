import type { Browser, BrowserContextOptions, Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { type ChromiumOptions, launchChromium } from '../../scripts/chromium.ts'
import { openPage, shareChromium } from './shareChromium.ts'

export interface WatchedPages {
  /** Opens a page without cookies, storage or history. */
  newPage: (options?: BrowserContextOptions) => Promise<Page>
  /** Returns the lines so far, which are then expected. */
  takeUnexpectedMessages: () => string[]
  /** Waits for lines, one for each text or pattern, which are then expected. */
  expectMessages: (...wanted: (string | RegExp)[]) => Promise<void>
  /** Lets the pages of this test write lines of these patterns, whenever they do. */
  allowMessages: (...patterns: RegExp[]) => void
}

/**
 * React's development build says this of itself, and the shell of visitors, as the specification asks. Chromium says of
 * preloaded scripts that they run late: on a busy machine all do.
 */
const ADVICE = [/Download the React DevTools/, /No user is logged in/, /not used within a few seconds/]

/**
 * Pages for the tests of a file. What they write to the console, and errors of their scripts, fail the test, unless they are
 * expected. The files of a worker share a browser; each page has a context of its own, which ends with its test.
 *
 * @param options with options of launch, a browser of the file's own is started
 */
export function watchPages({ fonts, ...launchOptions }: ChromiumOptions = {}): WatchedPages {
  const isOwn = Object.keys(launchOptions).length > 0
  let browser: Browser | undefined
  let used: Page[] = []
  let messages: string[] = []
  let allowed = ADVICE
  const takeUnexpectedMessages = (): string[] => {
    const taken = messages.filter((line) => !allowed.some((pattern) => pattern.test(line)))
    messages = []
    return taken
  }
  beforeAll(async () => {
    browser = await (isOwn ? launchChromium({ fonts, ...launchOptions }) : shareChromium(fonts))
  })
  afterEach(async () => {
    const ending = used
    used = []
    for (const page of ending) await page.context().close()
    const unexpected = takeUnexpectedMessages()
    allowed = ADVICE
    expect(unexpected, 'console messages and page errors').toEqual([])
  })
  afterAll(async () => {
    if (isOwn) await browser?.close()
  })
  return {
    takeUnexpectedMessages,
    async newPage(options) {
      if (!browser) throw new Error('The browser is not there yet.')
      const { page } = await openPage(browser, options)
      used.push(page)
      page.on('console', (message) => {
        // Browsers log this for every page with the status 404, such as an error page.
        const isErrorPage = message.text().includes('404 (Not Found)') && message.location().url === page.url()
        if (!isErrorPage) messages.push(`${message.type()}: ${message.text()}`)
      })
      page.on('pageerror', (error) => messages.push(`page error: ${error.message}`))
      return page
    },
    async expectMessages(...wanted) {
      let missing = wanted
      const takeMissing = () => {
        missing = missing.filter((one) => {
          const at = messages.findIndex((line) => (typeof one === 'string' ? line === one : one.test(line)))
          if (at >= 0) messages.splice(at, 1)
          return at < 0
        })
        return missing
      }
      await expect.poll(takeMissing).toEqual([])
    },
    allowMessages(...patterns) {
      allowed = [...allowed, ...patterns]
    },
  }
}
