import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { SESSION_SECONDS } from './accounts.ts'
import { writeOwnCookie } from './ownCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

const NAME = 'session'

/** The id of the visitor's session, as the cookie says. */
export function readSession(context: Context): string | undefined {
  return getCookie(context, NAME)
}

/** Lets the visitor keep a session. */
export function writeSession(context: Context<SiteEnv>, id: string): void {
  writeOwnCookie(context, NAME, id, SESSION_SECONDS)
}

/** Takes the session's cookie away. */
export function clearSession(context: Context<SiteEnv>): void {
  writeOwnCookie(context, NAME, '', 0)
}
