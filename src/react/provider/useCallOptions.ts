import { useCallback } from 'react'
import type { CallOptions } from '../../api/callEndpoint.ts'
import type { Fetch } from '../../api/request.ts'
import type { Logger } from '../../core/log.ts'
import { useLatest } from '../useLatest.ts'

/** How the shell calls services, as the page wants it; always the same function, whatever the page makes anew. */
export function useCallOptions(fetch: Fetch | undefined, logger: Logger): (signal?: AbortSignal) => CallOptions {
  const latest = useLatest({ fetch, logger })
  return useCallback((signal) => ({ ...latest.current, signal }), [latest])
}
