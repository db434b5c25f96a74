import { type Dispatch, useEffect, useRef } from 'react'
import type { CallOptions } from '../../api/callEndpoint.ts'
import { registerServiceWorker } from '../../browser/registerServiceWorker.ts'
import type { ShellAction } from '../shellState.ts'

/** Registers the site's service worker after the page has loaded, and shares its registration. */
export function useServiceWorker(
  isWanted: boolean,
  callOptions: () => CallOptions,
  dispatch: Dispatch<ShellAction>,
): void {
  const isFailureSaid = useRef(false)
  useEffect(() => {
    if (!isWanted) return undefined
    return registerServiceWorker((result) => {
      if ('registration' in result) return dispatch({ type: 'set', values: { serviceWorker: result.registration } })
      if (isFailureSaid.current) return
      isFailureSaid.current = true
      callOptions().logger?.warn(
        `[@jobsite/shell] The service worker was not registered: ${result.reason} (code: no-service-worker)`,
      )
    })
  }, [isWanted, callOptions, dispatch])
}
