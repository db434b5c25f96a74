import { pageTimeout } from '../browser/page/pageTimeout.ts'

const IDLE_TIMEOUT_MS = 2000
const IDLE_FALLBACK_MS = 200

/** Calls back when the browser is idle. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  // Not supported by Safari.
  if (typeof requestIdleCallback === 'function') {
    const id = requestIdleCallback(call, { timeout: IDLE_TIMEOUT_MS })
    return () => cancelIdleCallback(id)
  }
  const timer = pageTimeout(call, IDLE_FALLBACK_MS)
  return () => clearTimeout(timer)
}
