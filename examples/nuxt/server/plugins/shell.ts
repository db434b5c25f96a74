import { site as fallback } from '@example/site'
import { detectLanguage, requestUrl } from '@jobsite/shell/core'
import { createShellCache, loadShellData, loadSite, renderShell } from '@jobsite/shell/server'

const cache = createShellCache()

/** Puts the shell around the app's HTML. Vue's root is beside it, so that neither hydrates the other. */
export default defineNitroPlugin((nitro) => {
  nitro.hooks.hook('render:html', async (html, { event }) => {
    const url = requestUrl(event.path)
    const session = getCookie(event, 'session')
    const site = await loadSite(process.env.SITE ?? 'https://www.example.vn/site.json', { fallback })
    const shell = renderShell({
      url,
      site,
      data: await loadShellData({ url, headers: event.headers }, site),
      user: session ? { userId: 7, firstName: session } : null,
      // This site has no service worker.
      registerServiceWorker: false,
      cache,
    })
    html.htmlAttrs.push(`lang="${detectLanguage(url) ?? 'vi'}"`)
    html.head.push('<link rel="expect" href="#main-content" blocking="render">', shell.styles)
    html.bodyPrepend.push(`<div id="header">${shell.header}</div><div id="side-nav">${shell.sideNav}</div>`)
    html.bodyAppend.unshift(
      `<div id="seo-keywords">${shell.seoKeywords}</div><div id="footer">${shell.footer}</div>${shell.props}`,
    )
  })
})
