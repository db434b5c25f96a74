import type { User } from '@jobsite/shell/core'

/**
 * Reloads a page when someone else is logged in than the user it shows, or nobody: its content depends on the user.
 * Returns the page's user, for the header until then.
 */
export async function reloadForOtherUser(user: User | null | undefined): Promise<User | null> {
  const response = await fetch('/account/user')
  if (!response.ok) throw new Error('The user is unknown')
  const { userId } = (await response.json()) as { userId: string | null }
  if (userId !== (user?.userId ?? null)) window.location.reload()
  return user ?? null
}
