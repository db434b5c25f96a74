import type { Browser, BrowserContextOptions } from 'playwright'
import { launchChromium } from '../../scripts/chromium.ts'

let shared: Promise<Browser> | undefined

/**
 * Returns the Chromium of all test files of a worker, which do not close it: it ends with the worker. Messages to a Chromium
 * of all workers would pass through one more process, which takes a tenth of the CPU time.
 */
export function shareChromium(): Promise<Browser> {
  shared ??= launchChromium()
  return shared
}

/** Opens a page in a context of its own. */
export async function openPage(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options)
  return { context, page: await context.newPage() }
}
