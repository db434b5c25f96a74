import type { Context } from 'hono'
import { deleteCookie, setCookie } from 'hono/cookie'
import type { SiteEnv } from './siteEnv.ts'

/**
 * Writes a cookie out of reach of scripts and of other sites' forms; behind https it is never sent in the clear.
 *
 * @param maxAge in seconds; 0 removes it
 */
export function writeOwnCookie(context: Context<SiteEnv>, name: string, value: string, maxAge: number): void {
  const secure = context.var.origin.startsWith('https:')
  const options = { path: '/', httpOnly: true, sameSite: 'Lax', secure } as const
  if (maxAge > 0) setCookie(context, name, value, { ...options, maxAge })
  else deleteCookie(context, name, options)
}
