import { type Browser, type BrowserContextOptions, chromium, type LaunchOptions } from 'playwright'
import { inject } from 'vitest'
import { launchChromium } from '../../scripts/chromium.ts'

/** Duration that a page may take for anything, in milliseconds: machines can be slow, and what never comes fails all the same. */
const PATIENCE_MS = 120_000

/**
 * Returns the Chromium of this run, as seen by one test file: closing it closes the file's own pages.
 *
 * @param launchOptions make it a browser of the file's own, started with them
 */
export async function connectChromium(launchOptions?: LaunchOptions): Promise<Browser> {
  return launchOptions ? launchChromium(launchOptions) : chromium.connect(inject('chromiumEndpoint'))
}

let shared: Promise<Browser> | undefined

/** Returns the Chromium of this run, as seen by all test files of a worker, which do not close it. */
export function shareChromium(): Promise<Browser> {
  shared ??= connectChromium()
  return shared
}

/** Opens a page in a context of its own, which waits as long as a busy machine needs. */
export async function openPage(browser: Browser, options?: BrowserContextOptions) {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(PATIENCE_MS)
  return { context, page: await context.newPage() }
}
