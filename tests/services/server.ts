import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll } from 'vitest'

/** A service on loopback. */
export interface Service {
  readonly origin: () => string
  /** Says how it answers from now on. */
  readonly answer: (listener: RequestListener) => void
  /** The addresses that were asked for since the last call, method first. */
  readonly takeAsked: () => string[]
}

/** A service for the tests of a file. */
export function withService(): Service {
  let server: Server
  let asked: string[] = []
  let current: RequestListener = (_, response) => response.end()
  beforeAll(async () => {
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`)
      current(request, response)
    })
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
    takeAsked: () => {
      const taken = asked
      asked = []
      return taken
    },
  }
}

/** Answers with a JSON text. */
export const json =
  (text: string, status = 200): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(text)

/** A logger that keeps its lines, `level: message`. */
export function keepLog() {
  const lines: string[] = []
  const write = (level: string) => (message: string) => void lines.push(`${level}: ${message}`)
  return {
    lines,
    logger: { debug: write('debug'), info: write('info'), warn: write('warn'), error: write('error') },
  }
}
