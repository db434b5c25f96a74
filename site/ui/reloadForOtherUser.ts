import type { User } from '@jobsite/shell/core'

/**
 * Reloads a page that comes back from the browser's memory when someone else is logged in by now, or nobody: it shows who was
 * then.
 *
 * @param userId of the user that the page shows, none for a visitor
 */
export function reloadForOtherUser(userId: User['userId'] | undefined): void {
  window.addEventListener('pageshow', async ({ persisted }) => {
    if (!persisted) return
    const response = await fetch('/account/user').catch(() => null)
    const current = response?.ok ? ((await response.json()) as { userId: string | null }) : null
    if (current && current.userId !== (userId ?? null)) window.location.reload()
  })
}
