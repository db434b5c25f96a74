import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { SiteEnv } from './siteEnv.ts'

/** The cookies that the server alone reads and writes. */
export type OwnCookie = 'session' | 'browser' | 'rejected' | 'done' | 'pending'

/** Reads an own cookie. */
export const readOwnCookie = (context: Context<SiteEnv>, name: OwnCookie): string | undefined =>
  getCookie(context, isSecure(context) ? `__Host-${name}` : name)

/**
 * Writes a cookie out of reach of scripts and of other sites' forms. Behind https it is never sent in the clear, and has the
 * prefix `__Host-`: no other host of the domain can set it.
 *
 * @param maxAge in seconds; 0 removes it
 */
export function writeOwnCookie(context: Context<SiteEnv>, name: OwnCookie, value: string, maxAge: number): void {
  const secure = isSecure(context)
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  const sent = secure ? `__Host-${name}` : name
  if (maxAge > 0) setCookie(context, sent, value, { ...options, maxAge })
  else deleteCookie(context, sent, options)
}

const isSecure = (context: Context<SiteEnv>): boolean => context.var.origin.startsWith('https:')
