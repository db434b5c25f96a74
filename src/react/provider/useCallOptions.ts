import { useCallback } from 'react'
import { type Logger, wholeLogger } from '../../core/log.ts'
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
  const latest = useLatest({ fetch, logger })
  return useCallback(
    (signal) => ({ fetch: latest.current.fetch, logger: wholeLogger(latest.current.logger), signal }),
    [latest],
  )
}
