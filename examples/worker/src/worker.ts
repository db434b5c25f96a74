import { site as fallback } from '@example/site'
import { alternateLinks, detectLanguage, requestUrl } from '@jobsite/shell/core'
import { loadShellData, loadSite, type RenderedShell, renderShell } from '@jobsite/shell/server'

interface Env {
  /** URL of the file with the site that all apps share. */
  readonly SITE?: string | null
}

interface Context {
  waitUntil(work: Promise<unknown>): void
}

const zoneName = 'search_result_top'

/** Paths of the services. A worker on the same host must not respond to them with a page: it would call itself. */
const SERVICES = /^\/(?:api-gateway|banners|hot-keywords|job-search\/v1\.0|log-aggregator|meta)\//

/** Paths of files. A page in the place of a missing one would be taken for it, `/robots.txt` for example. */
const FILE = /\.\w+$/

/** An edge worker: `/fragments?url=…` returns fragments for any server, every other URL a page with them. */
export default {
  async fetch(request: Request, env: Env, context: Context): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url)
    if (SERVICES.test(pathname)) return new Response('No such page', { status: 404 })
    if (pathname === '/embed.global.js') {
      const { default: script } = await import('embed.global.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
    }
    if (FILE.test(pathname)) return new Response('No such file', { status: 404 })
    const site = await loadSite(env.SITE ?? 'https://www.example.vn/site.json', {
      fallback,
      waitUntil: (work) => context.waitUntil(work),
    })
    const isFragments = pathname === '/fragments'
    // Anyone may request any URL: `requestUrl` returns only a path of this site.
    const url = requestUrl(isFragments ? searchParams.get('url') : request)
    const data = await loadShellData({ url, headers: request.headers }, site, { zoneName })
    // This site has no service worker.
    const parts = renderShell({ url, site, data, zoneName, user: null, registerServiceWorker: false })
    if (isFragments) return Response.json(parts)
    return new Response(page(parts, url, site.config.siteOrigin), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
}

/** Returns a URL as text for HTML. */
const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

const alternates = (url: string) =>
  alternateLinks(url)
    .map(({ hrefLang, href }) => `<link rel="alternate" hreflang="${hrefLang}" href="${escapeHtml(href)}">`)
    .join('\n')

const page = (parts: RenderedShell, url: string, siteOrigin: string) => `<!doctype html>
<html lang="${detectLanguage(url) ?? 'vi'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page from the edge</title>
<link rel="icon" href="data:,">
<link rel="expect" href="#main-content" blocking="render">
<style>body { margin: 0 } main { min-height: 120vh; padding: 16px }</style>
${alternates(siteOrigin + url)}
${parts.styles}
</head>
<body>
<div id="top-banner">${parts.topBanner}</div>
<div id="header">${parts.header}</div>
<main id="main-content"><h1>A page from the edge</h1><p>${escapeHtml(url)}</p></main>
<div id="bottom-text">${parts.seoBottomText}</div>
<div id="keywords">${parts.seoKeywords}</div>
<div id="footer">${parts.footer}</div>
<div id="side-nav">${parts.sideNav}</div>
${parts.props}
<script src="/embed.global.js"></script>
<script>
  JobSiteShell.mountShell({
    topBanner: '#top-banner',
    header: '#header',
    sideNav: '#side-nav',
    seoBottomText: '#bottom-text',
    seoKeywords: '#keywords',
    footer: '#footer',
  })
</script>
</body>
</html>`
