import { type Dispatch, useCallback, useEffect, useInsertionEffect } from 'react'
import { onShellEvent } from '../../browser/events/shellEvents.ts'
import { joinShellPage, readBufferedEvents, repeatEarlyClick } from '../../browser/page/shellPage.ts'
import type { ShellEventMap } from '../../core/contracts.ts'
import { isRecord } from '../../core/text/json.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { ShellAction } from '../shellState.ts'
import { useLatest } from '../useLatest.ts'
import { useLogOnce } from '../useLogOnce.ts'

/** Events that the provider handles. */
const HANDLED_EVENTS = [
  'SEARCH',
  'UPDATE_USER',
  'VNW_NEW_REGISTERED',
  'UPDATE_PAGE',
] as const satisfies (keyof ShellEventMap)[]

const NO_USER =
  '[@jobsite/shell] UPDATE_USER was sent without a user and is ignored. Send { user: { userId, … } }, or { user: null } for a visitor. (code: no-user-in-event)'

/**
 * Applies events of the page and of other shells to the state: those sent from the first commit on, including by
 * effects of children, and those buffered by the page's event boot script.
 *
 * @param onRegistered called with the event of a new registration.
 */
export function useShellEvents(
  dispatch: Dispatch<ShellAction>,
  onRegistered: (event: Event) => void,
  callOptions: () => CallOptions,
): void {
  const latestOnRegistered = useLatest(onRegistered)
  const warn = useLogOnce(callOptions)
  const handle = useCallback(
    (event: Event) => {
      const { detail } = event as CustomEvent<unknown>
      const payload = isRecord(detail) ? detail : {}
      switch (event.type) {
        case 'SEARCH':
          return dispatch({ type: 'SEARCH', params: payload.params, locations: payload.locations })
        case 'UPDATE_PAGE':
          return dispatch({ type: 'UPDATE_PAGE', pageName: payload.pageName, section: payload.section })
        case 'VNW_NEW_REGISTERED':
          if (isRecord(payload.user)) dispatch({ type: 'UPDATE_USER', user: payload.user })
          return latestOnRegistered.current(event)
      }
      if (payload.user === null || isRecord(payload.user)) {
        dispatch({ type: 'UPDATE_USER', user: payload.user })
        if (payload.isNew === true) latestOnRegistered.current(event)
      } else warn(NO_USER)
    },
    [dispatch, warn, latestOnRegistered],
  )
  // Runs before any other effect: a child may send an event in its own.
  useInsertionEffect(() => {
    const leave = joinShellPage()
    const stops = HANDLED_EVENTS.map((name) => onShellEvent(name, handle))
    return () => {
      for (const stop of stops) stop()
      leave()
    }
  }, [handle])
  useEffect(() => {
    for (const event of readBufferedEvents()) handle(event)
    // After the effects of all components.
    queueMicrotask(repeatEarlyClick)
  }, [handle])
}
