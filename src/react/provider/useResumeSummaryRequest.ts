import { type Dispatch, useCallback, useEffect, useMemo, useRef } from 'react'
import type { CallOptions } from '../../api/callEndpoint.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { ResumeSummary } from '../../core/user/resumeSummary.ts'
import { type User, userState } from '../../core/user/user.ts'
import { type ShellAction, seekerOf } from '../shellState.ts'

/** What asks for a seeker's counts. */
export interface ResumeSummaryRequest {
  /** Asks, if nobody has asked yet. */
  readonly request: () => void
  /** Asks again, for a seeker whose counts were asked for. */
  readonly renew: (user: User | null | undefined) => void
}

/**
 * Asks for a seeker's counts once, whichever part asks first. Nothing is asked for visitors, which is said once, without
 * a token, or where the page gave the counts.
 */
export function useResumeSummaryRequest(
  config: ShellConfig,
  user: User | null | undefined,
  given: ResumeSummary | null,
  callOptions: (signal?: AbortSignal) => CallOptions,
  dispatch: Dispatch<ShellAction>,
): ResumeSummaryRequest {
  const askedFor = useRef<string | number | undefined>(undefined)
  const underWay = useRef<AbortController | null>(null)
  const isNobodySaid = useRef(false)
  const isGiven = given !== null
  const seeker = seekerOf(user)

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is under way is given up when the seeker changes
  useEffect(
    () => () => {
      underWay.current?.abort()
      underWay.current = null
      askedFor.current = undefined
    },
    [seeker],
  )

  const ask = useCallback(
    async (asker: User) => {
      askedFor.current = seekerOf(asker)
      const controller = new AbortController()
      underWay.current?.abort()
      underWay.current = controller
      const options = callOptions(controller.signal)
      try {
        const { fetchResumeSummary } = await import('../../api/resumeSummary.ts')
        const resumeSummary = await fetchResumeSummary(config, asker, options)
        if (controller.signal.aborted) return
        underWay.current = null
        if (resumeSummary) dispatch({ type: 'set', values: { resumeSummary } })
      } catch (error) {
        options.logger?.warn(`[@jobsite/shell] A part could not be loaded: ${error} (code: part-not-loaded)`)
      }
    },
    [config, callOptions, dispatch],
  )

  const sayNobody = useCallback(() => {
    if (isNobodySaid.current) return
    isNobodySaid.current = true
    callOptions().logger?.info(
      '[@jobsite/shell] No user is logged in, so no counts of a resume are asked for. (code: no-user)',
    )
  }, [callOptions])

  return useMemo(
    () => ({
      request: () => {
        if (userState(user) === 'anonymous') sayNobody()
        else if (user?.accessToken && !isGiven && askedFor.current !== seekerOf(user)) void ask(user)
      },
      renew: (now) => {
        if (now?.accessToken && askedFor.current === seekerOf(now)) void ask(now)
      },
    }),
    [user, isGiven, ask, sayNobody],
  )
}
