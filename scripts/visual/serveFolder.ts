import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import sirv from 'sirv'

/** Serves the files of a folder on loopback, on a free port, until it is closed. */
export async function serveFolder(folder: string): Promise<{ origin: string; close: () => Promise<void> }> {
  const serve = sirv(folder, {
    // Names of files in `assets` contain a digest of their content.
    setHeaders: (response, path) =>
      response.setHeader('cache-control', path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'),
  })
  const server = createServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    })
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
