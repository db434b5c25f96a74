'use client'

import { dispatchShellEvent, type User } from '@jobsite/shell/islands'
import { useEffect } from 'react'

/** Passes the user to the shell when the server has sent it; until then the shell shows a placeholder. */
export function ShellUser({ user }: { user: User | null }) {
  useEffect(() => {
    dispatchShellEvent('UPDATE_USER', { user })
  }, [user])
  return null
}
