import { PATIENCE_MS } from '../../../scripts/patience.ts'
import { isNightly } from '../isNightly.ts'

const MINUTES = 60_000

/** Long timeouts, for busy machines: they only end what would hang. At night a test has up to ten times as many runs. */
export const PATIENCE = {
  testTimeout: (isNightly ? 40 : 5) * MINUTES,
  hookTimeout: 10 * MINUTES,
  expect: { poll: { timeout: PATIENCE_MS } },
}
