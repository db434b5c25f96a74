import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright'
import { launchChromium } from '../../scripts/chromium.ts'

/** Duration that a page may take for anything, in milliseconds: machines can be slow, and what never comes fails all the same. */
const PATIENCE_MS = 120_000

let shared: Promise<Browser> | undefined

/**
 * Returns the Chromium of all test files of a worker, which do not close it: it ends with the worker. Messages to a Chromium
 * of all workers would pass through one more process, which takes a tenth of the CPU time.
 */
export function shareChromium(): Promise<Browser> {
  shared ??= launchChromium()
  return shared
}

/** Opens a context that waits as long as a busy machine needs. */
export async function openContext(browser: Browser, options?: BrowserContextOptions): Promise<BrowserContext> {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  return context
}

/** Opens a page in a context of its own. */
export async function openPage(browser: Browser, options?: BrowserContextOptions) {
  const context = await openContext(browser, options)
  return { context, page: await context.newPage() }
}
