import { pageTimeout } from '../browser/pageTimeout.ts'

const IDLE_TIMEOUT_MS = 2000
const IDLE_FALLBACK_MS = 200

/** Calls back when the browser is idle. */
export function whenIdle(call: () => void): void {
  // Not supported by Safari.
  if (typeof requestIdleCallback === 'function') requestIdleCallback(call, { timeout: IDLE_TIMEOUT_MS })
  else pageTimeout(call, IDLE_FALLBACK_MS)
}
