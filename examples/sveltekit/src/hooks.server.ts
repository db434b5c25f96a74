import { site as fallback } from '@example/site'
import { alternateLinks, detectLanguage, requestUrl } from '@jobsite/shell/core'
import { createShellCache, loadShellData, loadSite, renderShell } from '@jobsite/shell/server'
import type { Handle } from '@sveltejs/kit'
import { env } from '$env/dynamic/private'

const cache = createShellCache()

/** Puts the shell into its places in `app.html`. */
export const handle: Handle = async ({ event, resolve }) => {
  const url = requestUrl(event.request)
  const session = event.cookies.get('session')
  const site = await loadSite(env.SITE ?? 'https://www.example.vn/site.json', { fallback })
  const shell = renderShell({
    url,
    site,
    data: await loadShellData({ url, headers: event.request.headers }, site),
    user: session ? { userId: 7, firstName: session } : null,
    // This site has no service worker.
    registerServiceWorker: false,
    cache,
  })
  const alternates = alternateLinks(site.config.siteOrigin + url)
    .map(
      ({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${href.replaceAll('&', '&amp;')}">`,
    )
    .join('')
  const parts: Record<string, string> = {
    ...shell,
    head: alternates + shell.styles,
    language: detectLanguage(url) ?? 'vi',
  }
  return resolve(event, {
    transformPageChunk: ({ html }) => html.replace(/%shell\.(\w+)%/g, (place, name) => parts[name] ?? place),
  })
}
