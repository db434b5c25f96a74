import { defineConfig } from '@jobsite/shell/core'
import { renderShell } from '@jobsite/shell/server'

/** An edge worker: `/fragments?url=…` gives fragments to any server; everything else is a page made from them. */
export default {
  async fetch(request, env) {
    const url = new URL(request.url)
    if (url.pathname === '/embed.global.js') {
      const { default: script } = await import('embed.global.js')
      return new Response(script, { headers: { 'content-type': 'text/javascript; charset=utf-8' } })
    }
    const api = env.API ?? url.origin
    const config = defineConfig({
      siteDomain: url.hostname,
      siteOrigin: url.origin,
      hosts: { api, metadata: api, metaService: api, banners: api },
    })
    if (url.pathname === '/fragments') {
      return Response.json(renderShell({ url: url.searchParams.get('url') ?? '/', config }))
    }
    return new Response(page(renderShell({ url: url.pathname + url.search, config, user: null }), url), {
      headers: { 'content-type': 'text/html; charset=utf-8' },
    })
  },
}

const page = ({ styles, header, footer, sideNav, props }, { pathname }) => `<!doctype html>
<html>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>A page from the edge</title>
<link rel="icon" href="data:,">
<style>body { margin: 0 } main { min-height: 120vh; padding: 16px }</style>
${styles}
</head>
<body>
<div id="header">${header}</div>
<main id="main-content"><h1>A page from the edge</h1><p>${pathname.replace(/[<&]/g, '')}</p></main>
<div id="footer">${footer}</div>
<div id="side-nav">${sideNav}</div>
${props}
<script src="/embed.global.js"></script>
<script>JobSiteShell.mountShell({ header: '#header', footer: '#footer', sideNav: '#side-nav' })</script>
</body>
</html>`
