import type { Context } from 'hono'
import { type Asker, type NewSession, SESSION_SECONDS } from './accounts.ts'
import { readOwnCookie, writeOwnCookie } from './ownCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Duration that a browser is known to the accounts that it had sessions of. */
const BROWSER_SECONDS = 180 * 24 * 60 * 60

/** The id of the visitor's session, as the cookie says. */
export const readSession = (context: Context<SiteEnv>): string | undefined => readOwnCookie(context, 'session')

/** Lets the visitor keep a session. */
export function writeSession(context: Context<SiteEnv>, { session, browser }: NewSession): void {
  writeOwnCookie(context, 'session', session, SESSION_SECONDS)
  if (browser !== undefined) writeOwnCookie(context, 'browser', browser, BROWSER_SECONDS)
}

/** Takes the session's cookie away. The browser is still known. */
export function clearSession(context: Context<SiteEnv>): void {
  writeOwnCookie(context, 'session', '', 0)
}

/** Who sent a request. */
export const askerOf = (context: Context<SiteEnv>): Asker => ({
  address: context.var.address,
  browser: readOwnCookie(context, 'browser'),
})
