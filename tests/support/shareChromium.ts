import type { Browser, BrowserContextOptions } from 'playwright'
import { type Fonts, launchChromium } from '../../scripts/chromium.ts'

/** The fonts of visitors between whose widths all others are: what fits in both fits in any. */
export const FITTING_FONTS = ['narrow', 'wide'] as const satisfies Fonts[]

const shared = new Map<Fonts, Promise<Browser>>()

/**
 * Returns the Chromium of all test files of a worker, which do not close it: it ends with the worker. Messages to a Chromium
 * of all workers would pass through one more process, which takes a tenth of the CPU time.
 */
export function shareChromium(fonts: Fonts = 'usual'): Promise<Browser> {
  const browser = shared.get(fonts) ?? launchChromium({ fonts })
  shared.set(fonts, browser)
  return browser
}

/** Opens a page in a context of its own. */
export async function openPage(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options)
  return { context, page: await context.newPage() }
}
