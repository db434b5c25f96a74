import { useCallback, useEffect, useRef } from 'react'
import type { CallOptions } from '../../api/callEndpoint.ts'
import type { Fetch } from '../../api/request.ts'
import type { Logger } from '../../core/log.ts'

/** How the shell calls services, as the page wants it; always the same function, whatever the page makes anew. */
export function useCallOptions(fetch: Fetch | undefined, logger: Logger): (signal?: AbortSignal) => CallOptions {
  const latest = useRef({ fetch, logger })
  useEffect(() => {
    latest.current = { fetch, logger }
  })
  return useCallback((signal) => ({ ...latest.current, signal }), [])
}
