import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { SESSION_SECONDS } from './accounts.ts'

const NAME = 'session'

/** The id of the visitor's session, as the cookie says. */
export function readSession(context: Context): string | undefined {
  return getCookie(context, NAME)
}

/** Lets the visitor keep a session: out of reach of scripts and of other sites' forms. */
export function writeSession(context: Context, id: string): void {
  setCookie(context, NAME, id, { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: SESSION_SECONDS })
}

/** Takes the session's cookie away. */
export function clearSession(context: Context): void {
  deleteCookie(context, NAME, { path: '/' })
}
