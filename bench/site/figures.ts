import type { Page } from 'playwright'
import { median, quantile } from '../support/interleave.ts'
import { round } from '../support/report.ts'

/** Rounds of every figure. */
export const ROUNDS = 5

/** What was set up for every figure. */
export const NOTE =
  'On loopback, processor 4 times slower, network of 1.6 Mbit/s with 150 ms a round trip, nothing cached. Medians and quartiles.'

/** Waits until script has taken the page over. */
export const hydrated = (page: Page): Promise<void> => page.locator('[data-shell="header"][data-enhanced]').waitFor()

/** Lets what follows a page's load by itself come: banners, logos. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The median, and the first and third quartile. */
export const spread = (values: readonly number[]): string =>
  `${round(median(values))} (${round(quantile(values, 0.25))}–${round(quantile(values, 0.75))})`
