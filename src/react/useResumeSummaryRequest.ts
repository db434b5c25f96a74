import { type Dispatch, useCallback, useRef } from 'react'
import { fetchResumeSummary } from '../api/resumeSummary.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { ResumeSummary } from '../core/user/resumeSummary.ts'
import { isLoggedIn, type User } from '../core/user/user.ts'
import type { ShellAction } from './shellState.ts'

/**
 * Asks for a seeker's counts once, whichever part asks first. Nothing is asked for visitors, without a token, or where
 * the page gave the counts.
 */
export function useResumeSummaryRequest(
  config: ShellConfig,
  user: User | null | undefined,
  given: ResumeSummary | null,
  dispatch: Dispatch<ShellAction>,
): () => void {
  const askedFor = useRef<unknown>(null)
  const isGiven = given !== null

  return useCallback(() => {
    const seeker = user?.userId ?? user?.accessToken
    if (!user?.accessToken || isGiven || !isLoggedIn(user) || askedFor.current === seeker) return
    askedFor.current = seeker
    void fetchResumeSummary(config, user).then((resumeSummary) => {
      // Another seeker may have come in the meantime.
      if (resumeSummary && askedFor.current === seeker) dispatch({ type: 'set', values: { resumeSummary } })
    })
  }, [config, user, isGiven, dispatch])
}
