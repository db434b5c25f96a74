import { type Dispatch, useEffect, useRef } from 'react'
import { notRegistered } from '../../browser/log/notRegistered.ts'
import { registerServiceWorker } from '../../browser/registerServiceWorker.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { ShellAction } from '../shellState.ts'
import { usePageWork } from './PageWorkContext.ts'

/**
 * Registers the site's service worker after the page has loaded, and shares its registration.
 *
 * @param wanted whether to register it; `undefined` registers it only where the site serves one.
 */
export function useServiceWorker(
  wanted: boolean | undefined,
  callOptions: () => CallOptions,
  dispatch: Dispatch<ShellAction>,
): void {
  const hasWarned = useRef(false)
  const register = usePageWork()?.registerServiceWorker ?? registerServiceWorker
  useEffect(() => {
    if (wanted === false) return undefined
    return register((result) => {
      if ('registration' in result) return dispatch({ type: 'set', values: { serviceWorker: result.registration } })
      if (hasWarned.current) return
      hasWarned.current = true
      callOptions().logger?.warn(notRegistered(result.reason))
    }, wanted === true)
  }, [register, wanted, callOptions, dispatch])
}
