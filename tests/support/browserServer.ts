import { rm } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import sirv from 'sirv'
import { build, type InlineConfig } from 'vite'
import type { TestProject } from 'vitest/node'
import { plainRootsOfPage } from '../../scripts/build/plainRoots.ts'
import { startServer } from '../../scripts/startServer.ts'
import { type BrowserAppProps, PROPS_PARAM } from './browserApp/props.ts'
import { sendImage } from './images.ts'
import { isNightly } from './isNightly.ts'
import { createPageServices, type ResponsePlan } from './pageServices.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Origin of the browser tests' pages. */
    shellOrigin: string
  }
}

type RenderDocument = (props: BrowserAppProps, script: string) => { html: string; policy: string | null }

/** Message of a test to the server: props of a page, responses of services, or a delayed response to release. */
export interface TestOrder {
  readonly props?: Partial<BrowserAppProps>
  readonly responses?: ResponsePlan
  readonly release?: { readonly id: string; readonly name: string }
  readonly requested?: string
}

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const APP = join(ROOT, 'tests/support/browserApp')

/** A page without a script, which a visitor comes from. */
const BLANK_PATH = '/before'
const BLANK = '<!doctype html><html lang="en"><title>Blank</title><link rel="icon" href="data:,">'

/** Service workers: of the site, and of a page. */
const WORKER_PATHS = new Set(['/service-worker.js', '/page-worker.js'])

/** Bundles the page of the browser tests once, for browsers and for this server, and serves it on loopback. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(ROOT, 'node_modules/.cache/browser-tests', String(process.pid))
  await bundle(join(folder, 'client'))
  const renderDocument = await bundleServer(join(folder, 'server'))

  const pages = new Map<string, Partial<BrowserAppProps>>()
  const services = createPageServices()
  let orders = 0
  // Their folder is of this run: compiled once, they serve every page of a context.
  const assets = sirv(join(folder, 'client'), {
    maxAge: 3600,
    setHeaders: (response) => response.setHeader('access-control-allow-origin', '*'),
  })

  const obey = ({ props, responses, release, requested }: TestOrder): unknown => {
    orders += 1
    const id = String(orders)
    if (props) pages.set(id, props)
    if (responses) services.plan(id, responses)
    if (release) services.release(release.id, release.name)
    return requested ? services.requested(requested) : id
  }
  const respond = async (url: URL, request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A sandboxed frame has an origin of its own: its scripts come from another one.
    const headers = { 'cache-control': 'no-store', 'access-control-allow-origin': '*' }
    const [, kind, id = ''] = url.pathname.split('/')
    if (kind === 'assets') {
      assets(request, response, () => void response.writeHead(404).end())
    } else if (kind === 'orders' && request.method === 'POST') {
      const result = obey(JSON.parse(await text(request)) as TestOrder)
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(result))
    } else if (kind === 'services') {
      services.respond(id, url, url.pathname.slice(`/services/${id}`.length), request, response)
    } else if (kind === 'images') {
      sendImage(id, response)
    } else if (url.pathname === BLANK_PATH) {
      response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(BLANK)
    } else if (WORKER_PATHS.has(url.pathname)) {
      response.writeHead(200, { ...headers, 'content-type': 'text/javascript' }).end('')
    } else {
      const props = pages.get(url.searchParams.get(PROPS_PARAM) ?? '')
      url.searchParams.delete(PROPS_PARAM)
      const { html, policy } = renderDocument(
        { url: url.pathname + url.search, user: null, ...props, origin },
        '/assets/client.js',
      )
      response
        .writeHead(200, {
          ...headers,
          'content-type': 'text/html; charset=utf-8',
          ...(policy !== null && { 'content-security-policy': policy }),
        })
        .end(html)
    }
  }
  services.plan('usual', {})
  const { origin, stop } = await startServer((request, response) => {
    void respond(new URL(request.url ?? '/', origin), request, response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
    })
  })
  project.provide('shellOrigin', origin)

  return async () => {
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Development builds, with their warnings and strict mode, take twice the time: they run at night. */
const MODE = isNightly ? 'development' : 'production'

const shared = (outDir: string): InlineConfig => ({
  configFile: false,
  root: APP,
  mode: MODE,
  logLevel: 'warn',
  plugins: [react(), plainRootsOfPage],
  oxc: { jsx: { development: isNightly } },
  define: { 'process.env.NODE_ENV': JSON.stringify(MODE) },
  resolve: {
    alias: { '@jobsite/shell/core': join(ROOT, 'src/core.ts'), '@jobsite/shell': join(ROOT, 'src/index.ts') },
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: { outDir, emptyOutDir: true, minify: false, sourcemap: false, reportCompressedSize: false },
})

async function bundle(outDir: string): Promise<void> {
  const config = shared(outDir)
  await build({
    ...config,
    build: {
      ...config.build,
      modulePreload: false,
      rolldownOptions: { input: join(APP, 'client.tsx'), output: { entryFileNames: 'assets/client.js' } },
    },
  })
}

async function bundleServer(outDir: string): Promise<RenderDocument> {
  const config = shared(outDir)
  await build({
    ...config,
    // In the mode of the page: imported, React would be its development build.
    ssr: { noExternal: true },
    build: {
      ...config.build,
      ssr: join(APP, 'server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  })
  const module = (await import(pathToFileURL(join(outDir, 'server.mjs')).href)) as { renderDocument: RenderDocument }
  return module.renderDocument
}
