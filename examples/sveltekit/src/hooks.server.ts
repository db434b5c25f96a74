import { alternateLinks, detectLanguage, requestUrl } from '@jobsite/shell/core'
import { createShellCache, loadShellData, renderShell } from '@jobsite/shell/server'
import type { Handle } from '@sveltejs/kit'
import { env } from '$env/dynamic/private'
import { config, configFor } from '$lib/shellConfig'

/** The server's config: the same services, at the URL that the server uses. */
const serverConfig = configFor(env.SERVICES ?? 'https://ms.example.vn')
const cache = createShellCache()

/** Puts the shell into its places in `app.html`. */
export const handle: Handle = async ({ event, resolve }) => {
  const url = requestUrl(event.request)
  const session = event.cookies.get('session')
  const shell = renderShell({
    url,
    config,
    data: await loadShellData({ url, headers: event.request.headers }, serverConfig),
    user: session ? { userId: 7, firstName: session } : null,
    // This site has no service worker.
    registerServiceWorker: false,
    cache,
  })
  const alternates = alternateLinks(config.siteOrigin + url)
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
