import type { RequestListener } from 'node:http'
import { afterAll, beforeAll } from 'vitest'
import { type StartedServer, startServer } from '../../scripts/startServer.ts'

export { keepLines } from '../support/keepLines.ts'

/** A service on loopback. */
export interface Service {
  readonly origin: () => string
  /** Sets its response from now on. */
  readonly answer: (listener: RequestListener) => void
  /** URLs that were requested since the last call, method first. */
  readonly takeRequests: () => string[]
}

/** A service for the tests of a file. */
export function withService(): Service {
  let server: StartedServer
  let requested: string[] = []
  let current: RequestListener = (_, response) => response.end()
  beforeAll(async () => {
    server = await startServer((request, response) => {
      requested.push(`${request.method} ${request.url}`)
      current(request, response)
    })
  })
  afterAll(() => server.stop())
  return {
    origin: () => server.origin,
    answer: (listener) => {
      current = listener
    },
    takeRequests: () => {
      const taken = requested
      requested = []
      return taken
    },
  }
}

/** Answers with a JSON text. */
export const json =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text)
