import { type Dispatch, useEffect } from 'react'
import { notRegistered } from '../../browser/log/notRegistered.ts'
import { registerServiceWorker } from '../../browser/serviceWorker/registerServiceWorker.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { ShellAction } from '../shellState.ts'
import { useLogOnce } from '../useLogOnce.ts'
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
  const warn = useLogOnce(callOptions)
  const register = usePageWork()?.registerServiceWorker ?? registerServiceWorker
  useEffect(() => {
    if (wanted === false) return undefined
    return register((result) => {
      if ('registration' in result) return dispatch({ type: 'set', values: { serviceWorker: result.registration } })
      warn(notRegistered(result.reason))
    }, wanted === true)
  }, [register, wanted, warn, dispatch])
}
