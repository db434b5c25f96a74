import { type Dispatch, useCallback, useEffect, useMemo, useRef } from 'react'
import type { CallOptions } from '../api/callEndpoint.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { ResumeSummary } from '../core/user/resumeSummary.ts'
import { isLoggedIn, type User } from '../core/user/user.ts'
import type { ShellAction } from './shellState.ts'

/** What asks for a seeker's counts. */
export interface ResumeSummaryRequest {
  /** Asks, if nobody has asked yet. */
  readonly request: () => void
  /** Asks again, for a seeker whose counts were asked for. */
  readonly renew: () => void
}

/**
 * Asks for a seeker's counts once, whichever part asks first. Nothing is asked for visitors, without a token, or where
 * the page gave the counts.
 */
export function useResumeSummaryRequest(
  config: ShellConfig,
  user: User | null | undefined,
  given: ResumeSummary | null,
  callOptions: (signal: AbortSignal) => CallOptions,
  dispatch: Dispatch<ShellAction>,
): ResumeSummaryRequest {
  const askedFor = useRef<unknown>(null)
  const underWay = useRef<AbortController | null>(null)
  const isGiven = given !== null

  useEffect(
    () => () => {
      if (!underWay.current) return
      underWay.current.abort()
      underWay.current = null
      askedFor.current = null
    },
    [],
  )

  const ask = useCallback(
    async (seeker: unknown) => {
      if (!user) return
      askedFor.current = seeker
      const controller = new AbortController()
      underWay.current?.abort()
      underWay.current = controller
      const { logger, ...options } = callOptions(controller.signal)
      try {
        const { fetchResumeSummary } = await import('../api/resumeSummary.ts')
        const resumeSummary = await fetchResumeSummary(config, user, { ...options, logger })
        if (controller.signal.aborted) return
        underWay.current = null
        if (resumeSummary) dispatch({ type: 'set', values: { resumeSummary } })
      } catch (error) {
        logger?.warn(`[@jobsite/shell] A part could not be loaded: ${error} (code: part-not-loaded)`)
      }
    },
    [config, user, callOptions, dispatch],
  )
  return useMemo(() => {
    const seeker = user?.userId ?? user?.accessToken
    return {
      request: () => {
        if (!user?.accessToken || isGiven || !isLoggedIn(user) || askedFor.current === seeker) return
        void ask(seeker)
      },
      renew: () => {
        if (user?.accessToken && askedFor.current === seeker) void ask(seeker)
      },
    }
  }, [user, isGiven, ask])
}
