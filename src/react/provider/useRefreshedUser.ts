import { type Dispatch, useEffect } from 'react'
import { onPageRestored } from '../../browser/onPageRestored.ts'
import type { User } from '../../core/user/user.ts'
import type { ShellAction } from '../shellState.ts'
import { useLatest } from '../useLatest.ts'
import type { ShellProviderProps } from './ShellProviderProps.ts'

/**
 * Asks who is looking when the browser brings the page back as it was left, out of its cache of pages: they may have
 * logged in or out meanwhile.
 *
 * @param user who was looking when the page was left.
 * @param renew asks for the counts of whoever is looking now: those of another seeker, as of any new one.
 */
export function useRefreshedUser(
  refreshUser: ShellProviderProps['refreshUser'],
  user: User | null | undefined,
  renew: (user: User | null | undefined) => void,
  dispatch: Dispatch<ShellAction>,
): void {
  const latest = useLatest(async () => {
    const now = await askWho(refreshUser)
    if (now !== undefined) dispatch({ type: 'UPDATE_USER', user: now })
    renew(now === undefined ? user : now)
  })
  useEffect(() => onPageRestored(() => void latest.current()), [latest])
}

/** Who is looking now; `undefined` where nobody can say. */
async function askWho(refreshUser: ShellProviderProps['refreshUser']): Promise<User | null | undefined> {
  try {
    return await refreshUser?.()
  } catch {
    return undefined
  }
}
