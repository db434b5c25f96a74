import type { ShellData } from '@jobsite/shell/core'
import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { CLOSED_BANNERS_COOKIE, LAST_BANNER_COOKIE } from '../ui/rememberBanner.ts'
import { isPrefetch } from './isPrefetch.ts'

/**
 * Chooses one banner for a page, so that it is in the HTML instead of after hydration: the one after the visitor's last
 * one, except closed ones. Both are session cookies, which the browser writes too: a page may be prefetched.
 */
export function chooseBanner(context: Context, data: ShellData['topBanner']): ShellData['topBanner'] {
  const closed = getCookie(context, CLOSED_BANNERS_COOKIE)?.split('.') ?? []
  const banners = data?.banners.filter(({ id }) => !closed.includes(String(id))) ?? []
  const last = banners.findIndex(({ id }) => String(id) === getCookie(context, LAST_BANNER_COOKIE))
  const next = banners[(last + 1) % banners.length]
  if (!data || !next) return data && { ...data, banners }
  // For visitors without script.
  if (!isPrefetch(context)) setCookie(context, LAST_BANNER_COOKIE, String(next.id), { path: '/', sameSite: 'Lax' })
  return { ...data, banners: [next] }
}
