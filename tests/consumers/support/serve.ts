import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { extname, join } from 'node:path'
import type { Duplex } from 'node:stream'
import sirv from 'sirv'
import { freePort } from '../../../scripts/freePort.ts'
import { type StartedServer, startServer } from '../../../scripts/startServer.ts'
import { answerShellRequest } from '../../../src/mocks/answerShellRequest.ts'
import { START_MS } from '../../support/startProgram.ts'
import { siteWithServices } from './buildConsumer.ts'

/** Something that responds on loopback. */
export type Served = Pick<StartedServer, 'origin' | 'stop'>

/** A running app, and what it has printed so far. */
export interface ServedApp extends Served {
  output(): string
}

/** Responds to requests for the site's services, as `/mocks` does. Returns whether it did. */
export function answerAsServices(requested: IncomingMessage, response: ServerResponse): boolean {
  const headers = new Headers(requested.headers.authorization ? { authorization: requested.headers.authorization } : {})
  const answer = answerShellRequest(new Request(new URL(requested.url ?? '/', 'http://localhost'), { headers }))
  if (!answer) return false
  void answer.text().then((body) => response.writeHead(answer.status, Object.fromEntries(answer.headers)).end(body))
  return true
}

/** Responds to requests for the file of the examples' site, whose services are behind an origin. Returns whether it did. */
function answerSiteFile({ url }: IncomingMessage, response: ServerResponse, origin: string): boolean {
  if (url !== '/site.json') return false
  void siteWithServices(origin).then((site) =>
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(site)),
  )
  return true
}

interface FolderOptions {
  /** File that responds to paths without one, as single-page apps need it. */
  fallback?: string
  /** A content security policy for the fallback, made from a nonce that takes the place of `{{nonce}}` in it. */
  policy?: (nonce: string) => string
}

/** Serves a folder. */
export function serveFolder(folder: string, { fallback, policy }: FolderOptions = {}) {
  const files = sirv(folder, { single: fallback ?? false, etag: true })
  return startServer((requested, response) => {
    if (answerAsServices(requested, response)) return
    const { pathname } = new URL(requested.url ?? '/', 'http://localhost')
    if (pathname === '/favicon.ico') {
      // Browsers ask for one whatever the page says, and complain late.
      response.writeHead(204).end()
    } else if (policy && fallback && extname(pathname) === '') {
      const nonce = randomUUID()
      const page = readFileSync(join(folder, fallback), 'utf8').replaceAll('{{nonce}}', nonce)
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(nonce) }
      response.writeHead(200, headers).end(page)
    } else
      files(requested, response, () => void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found'))
  })
}

/**
 * Starts an app's own server, waits until it responds, and proxies it with the site's services and its file, as a gateway does.
 * Its processes end with `stop`.
 *
 * @param env variables of its environment. `SITE` is the URL of the site's file. @default that of the gateway
 * @param port the port that the command uses. @default a free one, which takes the place of `{port}` in the command
 */
export async function serveApp(
  folder: string,
  command: readonly string[],
  env: Record<string, string> = {},
  port?: number,
): Promise<ServedApp> {
  port ??= await freePort()
  const origin = `http://127.0.0.1:${port}`
  const sockets = new Set<Duplex>()
  const front = await startServer((requested, response) => {
    if (answerAsServices(requested, response) || answerSiteFile(requested, response, front.origin)) return
    const onward = request(
      origin + requested.url,
      { method: requested.method, headers: requested.headers },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.pipe(response)
      },
    )
    onward.on('error', () => response.destroy())
    requested.pipe(onward)
  })
  const [file = '', ...args] = command.map((part) => part.replaceAll('{port}', String(port)))
  const path = `${join(folder, 'node_modules/.bin')}:${process.env.PATH}`
  const child = spawn(file, args, {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      VITEST: undefined,
      PATH: path,
      PORT: String(port),
      SITE: `${front.origin}/site.json`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: package managers and frameworks start processes of their own.
    detached: true,
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    if (child.exitCode === null && child.pid) process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  const patience = AbortSignal.timeout(START_MS)
  while (true) {
    if (patience.aborted) {
      await stop()
      throw new Error(`"${command.join(' ')}" did not answer at ${origin}:\n${said}`)
    }
    if (child.exitCode !== null) throw new Error(`"${command.join(' ')}" ended with ${child.exitCode}:\n${said}`)
    const answers = await fetch(origin, { redirect: 'manual' }).then(
      (response) => response.body?.cancel().then(() => true) ?? true,
      () => false,
    )
    if (answers) break
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  // A development server tells the page by WebSocket what changed.
  front.server.on('upgrade', ({ method, url, rawHeaders }, socket, head) => {
    const onward = connect(port, '127.0.0.1', () => {
      const lines = rawHeaders.flatMap((name, index) => (index % 2 ? [] : `${name}: ${rawHeaders[index + 1]}`))
      onward.write(`${method} ${url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`)
      onward.write(head)
      socket.pipe(onward).pipe(socket)
    })
    for (const end of [socket, onward]) end.on('error', () => [socket, onward].map((one) => one.destroy()))
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  return {
    origin: front.origin,
    output: () => said,
    async stop() {
      for (const socket of sockets) socket.destroy()
      await front.stop()
      await stop()
    },
  }
}
