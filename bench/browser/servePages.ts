import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/** Pages served from memory on loopback. */
export interface ServedPages {
  readonly url: string
  close(): void
}

const TYPES: Readonly<Record<string, string>> = { js: 'text/javascript', html: 'text/html; charset=utf-8' }

/** Serves texts by path, on a free port on loopback. */
export async function servePages(files: ReadonlyMap<string, string>): Promise<ServedPages> {
  const server = createServer((request, response) => {
    const path = request.url ?? ''
    const body = files.get(path)
    const type = TYPES[path.split('.').at(-1) ?? ''] ?? 'text/html; charset=utf-8'
    response.writeHead(body === undefined ? 404 : 200, { 'Content-Type': type }).end(body)
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}
