import { type Dispatch, useEffect } from 'react'
import { watchUser } from '../../browser/page/watchUser.ts'
import type { User } from '../../core/user/user.ts'
import type { ShellAction } from '../shellState.ts'
import { useLatest } from '../useLatest.ts'
import type { ShellProviderProps } from './ShellProviderProps.ts'

/**
 * Sets the current user when a visitor opens a page that was loaded before: the user may have logged in or out
 * meanwhile.
 *
 * @param renew requests the resume summary again for the current user.
 */
export function useRefreshedUser(
  refreshUser: ShellProviderProps['refreshUser'],
  user: User | null | undefined,
  renew: (user: User | null | undefined) => void,
  dispatch: Dispatch<ShellAction>,
): void {
  const latest = useLatest({ refreshUser, user, renew })
  useEffect(
    () =>
      watchUser(
        () => latest.current,
        (answer, isLaterView) => {
          if (answer !== undefined) dispatch({ type: 'UPDATE_USER', user: answer })
          // The counts are as old as the page.
          if (isLaterView) latest.current.renew(answer === undefined ? latest.current.user : answer)
        },
      ),
    [latest, dispatch],
  )
}
