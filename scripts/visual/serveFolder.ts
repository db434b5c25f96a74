import sirv from 'sirv'
import { type StartedServer, startServer } from '../startServer.ts'

/** Serves the files of a folder on loopback, on a free port, until it is stopped. */
export function serveFolder(folder: string): Promise<StartedServer> {
  const serve = sirv(folder, {
    // Names of files in `assets` contain a digest of their content.
    setHeaders: (response, path) =>
      response.setHeader('cache-control', path.startsWith('/assets/') ? 'max-age=31536000, immutable' : 'no-cache'),
  })
  return startServer((request, response) => {
    serve(request, response, () => {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found')
    })
  })
}
