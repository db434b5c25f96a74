import { requestUser } from '../browser/requestUser.ts'
import { userMark } from '../core/renderedFor.ts'
import type { IslandsStore } from './IslandsStore.ts'

/**
 * Requests the current user from the page, and renders the components that display a changed one. Rejects if loading
 * fails.
 */
export async function refreshUser(store: IslandsStore): Promise<void> {
  const user = await requestUser(store.props.refreshUser)
  if (user === undefined || userMark(user) === userMark(store.props.user)) return
  const { shared } = await store.load()
  shared.read()?.setUser(user)
}
