import { type StartedServer, startServer } from '../../scripts/startServer.ts'

/** Serves pages and scripts by path from memory, on a free port on loopback. */
export function servePages(files: ReadonlyMap<string, string>): Promise<StartedServer> {
  return startServer(({ url = '' }, response) => {
    const body = files.get(url)
    const type = url.endsWith('.js') ? 'text/javascript' : 'text/html; charset=utf-8'
    response.writeHead(body === undefined ? 404 : 200, { 'content-type': type }).end(body)
  })
}
