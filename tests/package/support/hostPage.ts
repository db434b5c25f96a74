import { readFileSync } from 'node:fs'
import type { RequestListener } from 'node:http'
import type { Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { startServer } from '../../../scripts/startServer.ts'
import { defineConfig } from '../../../src/core/config/defineConfig.ts'
import { answerAsServices, type Served } from '../../consumers/support/serve.ts'
import { withShellBrowser } from '../../support/browserPage.ts'

const DIST = new URL('../../../dist/', import.meta.url)
export const { renderShell } = (await import(
  new URL('server.js', DIST).href
)) as typeof import('../../../src/server.ts')
/** Options of a page that needs nothing from services. */
export const OPTIONS = {
  url: '/viec-lam',
  user: null,
  registerServiceWorker: false,
  config: defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } }),
  data: { theme: null },
}
const { styles, header, footer, sideNav, props } = renderShell(OPTIONS)
/** The mount points, as text. */
export const PLACES = `header: '#header', footer: '#footer', sideNav: '#side-nav'`
/** {@link OPTIONS} of a page that no server rendered, as text. */
export const GIVEN = `user: null, registerServiceWorker: false, data: { theme: null }, config: JobSiteShell.defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })`
const main = '<main id="main-content" style="height: 3000px">Text</main>'
const fragments = `<div id="header">${header}</div>${main}<div id="footer">${footer}</div><div id="side-nav">${sideNav}</div>${props}`

/** The end of a page's body, by way of mounting. */
export const WAYS = {
  mountShell: `<div id="header"></div>${main}<div id="footer"></div><div id="side-nav"></div><script src="/embed.global.js"></script><script>JobSiteShell.mountShell({ ${PLACES}, ${GIVEN} })</script>`,
  elements: `<script src="/embed.global.js"></script><script>JobSiteShell.configureShell({ ${GIVEN} })</script><job-shell-header id="header"></job-shell-header>${main}<job-shell-footer id="footer"></job-shell-footer><job-shell-side-nav id="side-nav"></job-shell-side-nav>`,
  'fragments, full script': `${fragments}<script src="/embed.global.js"></script><script>JobSiteShell.mountShell({ ${PLACES} })</script>`,
  'fragments, light script': `${fragments}<script src="/embed.light.global.js"></script><script>JobSiteShell.mountShell({ ${PLACES} })</script>`,
} as const

/** Way of mounting header, footer and side navigation in a page without React. */
export type MountingWay = keyof typeof WAYS

interface HostPage {
  readonly way: MountingWay
  /** HTML at the end of the head. @default none */
  readonly head?: string
  /** Changes what is in the body. @default as it is */
  readonly wrap?: (body: string) => string
  readonly width?: number
  /** URL of the page before. @default none */
  readonly from?: string
}

/** Serves pages that mount the shell. Returns a function that opens one, on a screen of 800 pixels of height. */
export function withHostPages(): (host: HostPage) => Promise<Page> {
  const { newPage } = withShellBrowser()
  let html = ''
  let served: Served | undefined
  const listener: RequestListener = (request, response) => {
    if (answerAsServices(request, response)) return
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.endsWith('.js'))
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=3600' })
        .end(readFileSync(new URL(`.${pathname}`, DIST)))
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }
  beforeAll(async () => {
    served = await startServer(listener)
  })
  afterAll(() => served?.stop())

  return async ({ way, head = '', wrap = (body) => body, width = 390, from }) => {
    html = `<!doctype html><html lang="vi"><head><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">${way.startsWith('fragments') ? styles : ''}${head}</head>
<body>${wrap(WAYS[way])}</body></html>`
    const page = await newPage({ viewport: { width, height: 800 } })
    if (from) await page.goto(`${served?.origin}${from}`)
    await page.goto(`${served?.origin}/viec-lam`)
    return page
  }
}
