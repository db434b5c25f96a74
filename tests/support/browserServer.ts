import { readFile, rm } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type InlineConfig } from 'vite'
import type { TestProject } from 'vitest/node'
import { slugify } from '../../src/core/text/slugify.ts'
import { type BrowserAppProps, PROPS_PARAM } from './browserApp/props.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the pages of the browser tests are served. */
    shellOrigin: string
  }
}

type RenderDocument = (props: BrowserAppProps, script: string) => string

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const APP = join(ROOT, 'tests/support/browserApp')
const TYPES: Record<string, string> = { '.js': 'text/javascript; charset=utf-8', '.map': 'application/json' }

/** Keywords that the server suggests: those that hold what was typed, whatever its accents. */
const KEYWORDS = ['Kế toán', 'Kế toán trưởng', 'Kế toán tổng hợp', 'Java', 'JavaScript', 'Nhân viên kinh doanh']

/** Bundles the page of the browser tests once, for browsers and for this server, and serves it on loopback. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = join(ROOT, 'node_modules/.cache/browser-tests', String(process.pid))
  const script = await bundle(join(folder, 'client'))
  const renderDocument = await bundleServer(join(folder, 'server'))

  const server = createServer((request, response) => {
    void answer(new URL(request.url ?? '/', origin), response).catch((error: unknown) => {
      response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' }).end(String(error))
    })
  })
  const answer = async (url: URL, response: ServerResponse): Promise<void> => {
    const headers = { 'cache-control': 'no-store' }
    if (url.pathname.startsWith('/assets/')) {
      const file = await readFile(join(folder, 'client', normalize(url.pathname)))
      const type = TYPES[extname(url.pathname)] ?? 'application/octet-stream'
      response.writeHead(200, { ...headers, 'content-type': type }).end(file)
    } else if (url.pathname.startsWith('/hot-keywords/')) {
      const asked = slugify(url.searchParams.get('keyword') ?? '')
      const data = KEYWORDS.filter((name) => slugify(name).includes(asked)).map((name, id) => ({
        id,
        attributes: { name },
      }))
      response.writeHead(200, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify({ data }))
    } else {
      const given = JSON.parse(url.searchParams.get(PROPS_PARAM) ?? '{}') as Partial<BrowserAppProps>
      url.searchParams.delete(PROPS_PARAM)
      const props = { url: url.pathname + url.search, user: null, ...given, origin }
      const html = renderDocument(props, script)
      response.writeHead(200, { ...headers, 'content-type': 'text/html; charset=utf-8' }).end(html)
    }
  }
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  project.provide('shellOrigin', origin)

  return async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
    await rm(folder, { recursive: true, force: true })
  }
}

const shared = (outDir: string): InlineConfig => ({
  configFile: false,
  root: APP,
  mode: 'development',
  logLevel: 'warn',
  plugins: [react()],
  define: { 'process.env.NODE_ENV': '"development"' },
  resolve: {
    alias: { '@jobsite/shell/core': join(ROOT, 'src/core.ts'), '@jobsite/shell': join(ROOT, 'src/index.ts') },
    dedupe: ['react', 'react-dom', 'styled-components'],
  },
  build: { outDir, emptyOutDir: true, minify: false, sourcemap: 'inline', reportCompressedSize: false },
})

/** The browser's bundle: address of its script. */
async function bundle(outDir: string): Promise<string> {
  const config = shared(outDir)
  await build({
    ...config,
    build: {
      ...config.build,
      modulePreload: false,
      rolldownOptions: { input: join(APP, 'client.tsx'), output: { entryFileNames: 'assets/client.js' } },
    },
  })
  return '/assets/client.js'
}

async function bundleServer(outDir: string): Promise<RenderDocument> {
  const config = shared(outDir)
  await build({
    ...config,
    build: {
      ...config.build,
      ssr: join(APP, 'server.tsx'),
      rolldownOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  })
  const module = (await import(pathToFileURL(join(outDir, 'server.mjs')).href)) as { renderDocument: RenderDocument }
  return module.renderDocument
}
