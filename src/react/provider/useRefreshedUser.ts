import { type Dispatch, useEffect, useRef } from 'react'
import { onPageRestored } from '../../browser/events/onPageRestored.ts'
import { requestUser } from '../../browser/requestUser.ts'
import type { User } from '../../core/user/user.ts'
import type { ShellAction } from '../shellState.ts'
import { useLatest } from '../useLatest.ts'
import type { ShellProviderProps } from './ShellProviderProps.ts'

/**
 * Requests the current user when the browser restores the page from its back/forward cache: the user may have logged in
 * or out meanwhile.
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
  const restores = useRef(0)
  const latest = useLatest(async () => {
    restores.current += 1
    const own = restores.current
    const answer = await requestUser(refreshUser)
    if (own !== restores.current) return
    const isKept = answer === undefined || current.current !== user
    if (!isKept) dispatch({ type: 'UPDATE_USER', user: answer })
    renew(isKept ? current.current : answer)
  })
  useEffect(() => onPageRestored(() => void latest.current()), [latest])
}
