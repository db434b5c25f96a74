import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { BrowserContextOptions, Page } from 'playwright'
import { afterAll, beforeAll } from 'vitest'
import { startServer } from '../../../scripts/startServer.ts'
import { defineConfig } from '../../../src/core/config/defineConfig.ts'
import { buildConsumer } from './buildConsumer.ts'
import { ROOT } from './paths.ts'
import { answerAsServices, type Served } from './serve.ts'

/** Services behind the page's own URL. */
const SAME_HOST = defineConfig({ hosts: { api: '', metadata: '', metaService: '', banners: '' } })

/** Style sheets of other packages, which hosts load. */
const PAGE_STYLES: Readonly<Record<string, string>> = {
  '/bootstrap.css': join(ROOT, 'node_modules/bootstrap/dist/css/bootstrap.css'),
  '/preflight.css': join(ROOT, 'node_modules/tailwindcss/preflight.css'),
}

const DESKTOP: BrowserContextOptions = { viewport: { width: 1300, height: 900 } }

/** Pages of hosts that mount the packed shell as a guest, for the tests of a file. */
export function withHostPages(newPage: (options?: BrowserContextOptions) => Promise<Page>) {
  let served: Served
  /** The files of the installed package. */
  let dist = ''
  let host: { html: string; headers?: Record<string, string> } = { html: '' }

  beforeAll(async () => {
    // The same app as `plain.test.ts` has, so that it is installed once.
    const { folder } = await buildConsumer('examples/plain')
    dist = join(folder, 'node_modules/@jobsite/shell/dist')
    served = await startServer((request, response) => {
      const { pathname } = new URL(request.url ?? '/', 'http://localhost')
      if (answerAsServices(request, response)) return
      if (!/\.(?:js|css)$/.test(pathname)) {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...host.headers }).end(host.html)
        return
      }
      readFile(PAGE_STYLES[pathname] ?? join(dist, pathname)).then(
        (body) => {
          const type = pathname.endsWith('.css') ? 'text/css' : 'text/javascript'
          // Pages of one context compile it once.
          const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'max-age=3600' }
          response.writeHead(200, headers).end(body)
        },
        () => response.writeHead(404).end(),
      )
    })
  })

  afterAll(() => served?.stop())

  return {
    SAME_HOST,
    /** An entry point of the packed shell, as an app without a bundler imports it. */
    entryPoint: (name: 'server'): Promise<typeof import('../../../src/server.ts')> =>
      import(pathToFileURL(join(dist, `${name}.js`)).href),
    /** Opens a page with this HTML, whatever its path. */
    async openHost(
      html: string,
      headers?: Record<string, string>,
      { path = '/host', ...options }: BrowserContextOptions & { path?: string } = {},
    ): Promise<Page> {
      host = { html, headers }
      const page = await newPage({ ...DESKTOP, ...options })
      await page.goto(served.origin + path)
      return page
    },
  }
}
