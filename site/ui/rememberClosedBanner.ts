import type { TrackEvent } from '@jobsite/shell/core'

/** Session cookie with the ids of top banners that the visitor closed, joined by dots. */
export const CLOSED_BANNERS_COOKIE = 'closed-banners'

/** Tells the server which top banners the visitor closed: it chooses the banner of the next page. */
export function rememberClosedBanner(event: TrackEvent): void {
  if (event.type !== 'bannerClosed' || event.place !== 'top') return
  const stored = document.cookie.split('; ').find((pair) => pair.startsWith(`${CLOSED_BANNERS_COOKIE}=`))
  const ids = stored?.slice(CLOSED_BANNERS_COOKIE.length + 1).split('.') ?? []
  // biome-ignore lint/suspicious/noDocumentCookie: the next request must send it, and the Cookie Store writes later
  document.cookie = `${CLOSED_BANNERS_COOKIE}=${[...ids, event.id].join('.')}; path=/; SameSite=Lax`
}
