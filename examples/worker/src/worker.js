import { defineConfig } from '@jobsite/shell/core'
import { loadShellData, renderShell } from '@jobsite/shell/server'

const zoneName = 'search_result_top'

/** An edge worker: `/fragments?url=…` gives fragments to any server; everything else is a page made from them. */
export default {
  async fetch(request) {
    const { origin, pathname, search, searchParams } = new URL(request.url)
    if (pathname === '/embed.global.js') {
      const { default: script } = await import('embed.global.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
    }
    // Here the services are behind the site's own address; a browser needs no host for them, an edge does.
    const services = defineConfig({ hosts: { api: origin, metadata: origin, metaService: origin, banners: origin } })
    const config = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })
    const isFragments = pathname === '/fragments'
    const url = isFragments ? (searchParams.get('url') ?? '/') : pathname + search
    const data = await loadShellData({ url, headers: request.headers }, services, { zoneName })
    const parts = renderShell({ url, config, data, zoneName, user: null, registerServiceWorker: false })
    if (isFragments) return Response.json(parts)
    return new Response(page(parts, pathname), { headers: { 'content-type': 'text/html; charset=utf-8' } })
  },
}

const page = (parts, pathname) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page from the edge</title>
<link rel="icon" href="data:,">
<link rel="expect" href="#main-content" blocking="render">
<style>body { margin: 0 } main { min-height: 120vh; padding: 16px }</style>
${parts.styles}
</head>
<body>
<div id="top-banner">${parts.topBanner}</div>
<div id="header">${parts.header}</div>
<main id="main-content"><h1>A page from the edge</h1><p>${pathname.replace(/[<&]/g, '')}</p></main>
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
