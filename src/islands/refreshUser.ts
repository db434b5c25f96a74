import { onLaterView } from '../browser/events/onLaterView.ts'
import { requestUser } from '../browser/requestUser.ts'
import { wasRequestedAhead } from '../browser/wasRequestedAhead.ts'
import { userMark } from '../core/renderedFor.ts'
import type { IslandsStore } from './IslandsStore.ts'

/** Number of requests by page. */
const requests = new WeakMap<IslandsStore, number>()

/**
 * Requests the current user of a page that was loaded before a visitor opens it. Returns a function that unsubscribes.
 */
export function watchUser(store: IslandsStore): () => void {
  const refresh = () => {
    // The rendered provider requests the user itself.
    if (!store.rendering) refreshUser(store).catch(() => undefined)
  }
  if (wasRequestedAhead()) refresh()
  return onLaterView(refresh)
}

/**
 * Requests the current user from the page, and renders the components that display a changed one. An answer that arrives
 * after a later request, or after the user has changed, is dropped. Rejects if loading fails.
 */
async function refreshUser(store: IslandsStore): Promise<void> {
  const before = userMark(store.props.user)
  const own = (requests.get(store) ?? 0) + 1
  requests.set(store, own)
  const user = await requestUser(store.props.refreshUser)
  if (user === undefined || userMark(user) === before) return
  if (own !== requests.get(store) || userMark(store.props.user) !== before) return
  const { shared } = await store.load()
  const shell = shared.read()
  // An event may have set another user.
  if (shell && userMark(shell.user) === before) shell.setUser(user)
}
