import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join, normalize } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
}

/** Serves the files of a folder on loopback, at a free port, until it is closed. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname
    readFile(join(folder, normalize(decodeURIComponent(path)))).then(
      (file) => {
        const type = TYPES[extname(path)] ?? 'application/octet-stream'
        // Names in assets hold a digest of what is in them.
        const cache = path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'
        response.writeHead(200, { 'content-type': type, 'cache-control': cache }).end(file)
      },
      () => response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'),
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
