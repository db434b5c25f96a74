import type { Page } from 'playwright'
import { isHydrated } from '../../tests/support/isHydrated.ts'
import { median, quantile } from '../support/interleave.ts'
import { round } from '../support/report.ts'

/** Rounds of every measurement. */
export const ROUNDS = 5

/** Setup of every measurement. */
export const NOTE =
  'On loopback, 4× CPU slowdown, network of 1.6 Mbit/s with 150 ms round-trip time, empty cache. Medians and quartiles.'

/** Waits for hydration. */
export const hydrated = (page: Page): Promise<unknown> => page.waitForFunction(isHydrated)

/** Waits, so that banners and logos can load. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** The median, and the first and third quartile. */
export const spread = (values: readonly number[]): string =>
  `${round(median(values))} (${round(quantile(values, 0.25))}–${round(quantile(values, 0.75))})`
