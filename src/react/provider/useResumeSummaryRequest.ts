import { type Dispatch, useCallback, useEffect, useMemo, useRef } from 'react'
import { informOfMissingUser } from '../../browser/log/development.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { ResumeSummary } from '../../core/user/resumeSummary.ts'
import { type User, userState } from '../../core/user/user.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import { notLoaded } from '../data/notLoaded.ts'
import { type ShellAction, seekerOf } from '../shellState.ts'
import { useLatest } from '../useLatest.ts'

const NO_USER =
  '[@jobsite/shell] No user is logged in, so no resume summary is requested. Pass user, or send UPDATE_USER. (code: no-user)'

/** Functions that request the resume summary. */
export interface ResumeSummaryRequest {
  /** Requests the summary unless it was requested before. */
  readonly request: () => void
  /** Requests the summary again if it was requested for this user. */
  readonly renew: (user: User | null | undefined) => void
}

/**
 * Returns functions that request the resume summary once, for all components. No request is sent without an access
 * token, for an anonymous visitor (logged once a page), or if the page passed the summary.
 */
export function useResumeSummaryRequest(
  config: ShellConfig,
  user: User | null | undefined,
  initial: ResumeSummary | null,
  callOptions: (signal?: AbortSignal) => CallOptions,
  dispatch: Dispatch<ShellAction>,
): ResumeSummaryRequest {
  const requestedFor = useRef<string | number | undefined>(undefined)
  /** The rejected token: another token of the same user is tried again. */
  const failedToken = useRef<string | null | undefined>(undefined)
  const inFlight = useRef<AbortController | null>(null)
  const hasInitial = initial !== null
  const seeker = seekerOf(user)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of user aborts the request in flight
  useEffect(
    () => () => {
      inFlight.current?.abort()
      inFlight.current = null
      requestedFor.current = undefined
      failedToken.current = undefined
    },
    [seeker],
  )

  const latestUser = useLatest(user)
  const fetchSummary = useCallback(
    async function fetchFor(requester: User): Promise<void> {
      requestedFor.current = seekerOf(requester)
      // This request is its second try: components that ask meanwhile wait for it.
      failedToken.current = undefined
      const controller = new AbortController()
      inFlight.current?.abort()
      inFlight.current = controller
      const options = callOptions(controller.signal)
      try {
        const service = (await import('../../services/resumeSummary.ts')).resumeSummary
        const resumeSummary = await service.fetch(config, { user: requester }, options)
        if (controller.signal.aborted) return
        inFlight.current = null
        failedToken.current = resumeSummary ? undefined : requester.accessToken
        if (resumeSummary) return dispatch({ type: 'set', values: { resumeSummary } })
      } catch (error) {
        if (controller.signal.aborted) return
        failedToken.current = requester.accessToken
        options.logger?.warn(notLoaded(error))
      }
      // The page may have renewed the token meanwhile.
      const now = latestUser.current
      if (now?.accessToken && now.accessToken !== requester.accessToken) void fetchFor(now)
    },
    [config, callOptions, dispatch, latestUser],
  )

  return useMemo(
    () => ({
      request: () => {
        if (userState(user) === 'anonymous') informOfMissingUser(NO_USER, callOptions().logger)
        if (!user?.accessToken || hasInitial) return
        const isTokenRenewed = failedToken.current !== undefined && failedToken.current !== user.accessToken
        if (requestedFor.current !== seekerOf(user) || isTokenRenewed) void fetchSummary(user)
      },
      renew: (now) => {
        if (now?.accessToken && requestedFor.current === seekerOf(now)) void fetchSummary(now)
      },
    }),
    [user, hasInitial, fetchSummary, callOptions],
  )
}
