import type { User } from '../../core/user/user.ts'
import { onLaterView } from '../events/onLaterView.ts'
import { isPrerendered } from './whenOpened.ts'

/** The user of a page, and how the page finds out who it is now. */
export interface PageUser {
  /** Any value that is another one for another user. */
  readonly user?: unknown
  /** @default none: the page cannot tell, or another script of the shell requests the user */
  readonly refreshUser?: (() => Promise<User | null>) | undefined
}

/**
 * Requests the current user whenever a visitor opens a page that was loaded before: prefetched, prerendered, or restored
 * from the back/forward cache. Returns a function that ends it.
 *
 * @param read returns the page's current values.
 * @param receive called with the result of the latest request: `undefined` if the page cannot tell, or has set another user
 * meanwhile; and whether the page was shown, or prerendered, before.
 * @param wasOpenedAgain whether the visitor has opened the page again already.
 */
export function watchUser(
  read: () => PageUser,
  receive: (user: User | null | undefined, isLaterView: boolean) => void,
  wasOpenedAgain = false,
): () => void {
  let latest = 0
  const request = async (isLaterView: boolean) => {
    const own = ++latest
    const { user: before, refreshUser } = read()
    let user: User | null | undefined
    try {
      user = await refreshUser?.()
    } catch {
      // The page cannot tell.
    }
    if (own === latest) receive(read().user === before ? user : undefined, isLaterView)
  }
  if (wasOpenedAgain || wasRequestedAhead()) void request(wasOpenedAgain)
  const stop = onLaterView(() => void request(true))
  return () => {
    latest = 0
    stop()
  }
}

/** Returns whether a visitor has opened the page from HTML that the browser had prefetched or prerendered before. */
function wasRequestedAhead(): boolean {
  // Missing in some test environments.
  const { activationStart, deliveryType } = Object(performance.getEntriesByType?.('navigation')[0])
  return !isPrerendered() && (activationStart > 0 || deliveryType === 'navigational-prefetch')
}
