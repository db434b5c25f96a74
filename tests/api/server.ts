import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** A service on loopback for the tests of a file, which say how it answers. */
export function withService(): { origin: () => string; answer: (listener: RequestListener) => void } {
  let server: Server
  let current: RequestListener = (_, response) => response.end()
  beforeAll(async () => {
    server = createServer((request, response) => current(request, response))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  })
  return {
    origin: () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    answer: (listener) => {
      current = listener
    },
  }
}

/** Answers with a JSON text. */
export const json =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text)
