import { readCookie, removeCookie } from '../browser/cookies/cookies.ts'
import { cookieNames } from '../core/contracts.ts'

/** Remembers which of the shell's cookies exist. Returns a function that removes newer ones. */
export function removeNewCookies(): () => void {
  const before = new Set(Object.values(cookieNames).filter((name) => readCookie(name) !== undefined))
  return () => {
    for (const name of Object.values(cookieNames)) if (!before.has(name)) removeCookie(name)
  }
}
