'use client'

import { type User, useShell } from '@jobsite/shell'
import { useEffect } from 'react'

/** Passes the user to the shell when the server has sent it; until then the shell shows a placeholder. */
export function ShellUser({ user }: { user: User | null }) {
  const setUser = useShell((shell) => shell.setUser)
  useEffect(() => setUser(user), [user, setUser])
  return null
}
