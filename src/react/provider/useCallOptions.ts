import { useCallback } from 'react'
import type { Logger } from '../../core/log.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { Fetch } from '../../services/request.ts'
import { useLatest } from '../useLatest.ts'

/**
 * Returns a function that creates the options of a service call from the page's `fetch` and `logger`. Its identity
 * never changes, also when the page recreates these props on every render.
 */
export function useCallOptions(
  fetch: Fetch | undefined,
  logger: Logger | undefined,
): (signal?: AbortSignal) => CallOptions {
  // Plain JavaScript can pass any value. The method that partial loggers lack is the least used one.
  const latest = useLatest({ fetch, logger: typeof logger?.debug === 'function' ? logger : console })
  return useCallback((signal) => ({ ...latest.current, signal }), [latest])
}
