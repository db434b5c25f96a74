import type { TrackEvent } from '@jobsite/shell/core'

/** Session cookie with the id of the top banner that the visitor saw last. */
export const LAST_BANNER_COOKIE = 'last-banner'

/** Session cookie with the ids of top banners that the visitor closed, joined by dots. */
export const CLOSED_BANNERS_COOKIE = 'closed-banners'

/** Tells the server which top banners the visitor saw and closed: it chooses the banner of the next page. */
export function rememberBanner(event: TrackEvent): void {
  if (!('place' in event) || event.place !== 'top') return
  if (event.type === 'bannerShown') writeSessionCookie(LAST_BANNER_COOKIE, String(event.id))
  if (event.type !== 'bannerClosed') return
  const stored = document.cookie.split('; ').find((pair) => pair.startsWith(`${CLOSED_BANNERS_COOKIE}=`))
  const ids = stored?.slice(CLOSED_BANNERS_COOKIE.length + 1).split('.') ?? []
  writeSessionCookie(CLOSED_BANNERS_COOKIE, [...ids, event.id].join('.'))
}

function writeSessionCookie(name: string, value: number | string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the next request must send it, and the Cookie Store writes later
  document.cookie = `${name}=${value}; path=/; SameSite=Lax`
}
