import type { User } from '../core/user/user.ts'

/** Returns the current user; `undefined` if the page cannot tell. Never rejects. */
export async function requestUser(
  refreshUser: (() => Promise<User | null>) | undefined,
): Promise<User | null | undefined> {
  try {
    return await refreshUser?.()
  } catch {
    return undefined
  }
}
