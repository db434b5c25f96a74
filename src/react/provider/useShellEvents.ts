import { type Dispatch, useEffect } from 'react'
import { onShellEvent } from '../../browser/shellEvents.ts'
import type { ShellAction } from '../shellState.ts'

/**
 * Lets the events of the page, and of other shells on it, into the state.
 *
 * @param welcome told of whoever has just registered, by the event that says so.
 */
export function useShellEvents(dispatch: Dispatch<ShellAction>, welcome: (event: Event) => void): void {
  useEffect(() => {
    const stops = [
      onShellEvent('SEARCH', ({ detail }) => dispatch({ type: 'SEARCH', params: detail?.params })),
      onShellEvent('UPDATE_USER', (event) => {
        dispatch({ type: 'UPDATE_USER', user: event.detail?.user ?? null })
        if (event.detail?.isNew === true) welcome(event)
      }),
      onShellEvent('VNW_NEW_REGISTERED', (event) => {
        if (event.detail?.user) dispatch({ type: 'UPDATE_USER', user: event.detail.user })
        welcome(event)
      }),
      onShellEvent('UPDATE_PAGE', ({ detail }) =>
        dispatch({ type: 'UPDATE_PAGE', pageName: detail?.pageName, section: detail?.section }),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [dispatch, welcome])
}
