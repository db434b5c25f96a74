import { type Dispatch, useEffect, useRef } from 'react'
import { onLaterView } from '../../browser/events/onLaterView.ts'
import { requestUser } from '../../browser/requestUser.ts'
import { wasRequestedAhead } from '../../browser/wasRequestedAhead.ts'
import type { User } from '../../core/user/user.ts'
import type { ShellAction } from '../shellState.ts'
import { useLatest } from '../useLatest.ts'
import type { ShellProviderProps } from './ShellProviderProps.ts'

/**
 * Requests the current user when a visitor opens a page that the browser had requested before, or had in its
 * back/forward cache: the user may have logged in or out meanwhile.
 *
 * @param user the user before the page was left.
 * @param renew requests the resume summary again for the current user.
 */
export function useRefreshedUser(
  refreshUser: ShellProviderProps['refreshUser'],
  user: User | null | undefined,
  renew: (user: User | null | undefined) => void,
  dispatch: Dispatch<ShellAction>,
): void {
  const current = useLatest(user)
  const requests = useRef(0)
  const latest = useLatest(async (hasOldCounts: boolean) => {
    requests.current += 1
    const own = requests.current
    const answer = await requestUser(refreshUser)
    if (own !== requests.current) return
    const isKept = answer === undefined || current.current !== user
    if (!isKept) dispatch({ type: 'UPDATE_USER', user: answer })
    if (hasOldCounts) renew(isKept ? current.current : answer)
  })
  useEffect(() => {
    if (wasRequestedAhead()) void latest.current(false)
    return onLaterView(() => void latest.current(true))
  }, [latest])
}
