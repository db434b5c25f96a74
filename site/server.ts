import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { buildPackage } from './build/buildPackage.ts'
import { type BuildMode, buildSite, type ReactVersion } from './build/buildSite.ts'
import { codeOf } from './codeOf.ts'
import { IN_MEMORY, openDatabase } from './web/database.ts'

/** Options of the site. */
export interface SiteOptions {
  /** 0 takes a free one. @default 3000 */
  readonly port?: number
  /** @default both loopback URLs that `localhost` may mean */
  readonly host?: string
  /** @default 19 */
  readonly react?: ReactVersion
  /** @default 'production' */
  readonly mode?: BuildMode
  /** File of the database. @default in memory: the end of the site forgets accounts and sessions */
  readonly data?: string
  /** Host names that the site responds to, besides `localhost`, IP addresses and `host`. @default none */
  readonly hosts?: readonly string[]
  /** Believes `X-Forwarded-Proto` and `X-Forwarded-Host` of a proxy. @default false */
  readonly isProxied?: boolean
}

/** A running site. */
export interface RunningSite {
  readonly url: string
  close(): Promise<void>
}

/** Loopback addresses: IPv4, and IPv6 if available. */
const LOOPBACK = { v4: '127.0.0.1', v6: '::1' } as const

/** The machine has no such URL. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/** Duration that a stop waits for responses in flight. */
const GRACE_MS = 4000

const IDLE_CHECK_MS = 50

/**
 * Builds the package and the site, and serves it.
 *
 * @throws Error with the code of the system error when it cannot listen: `EADDRINUSE` for a port in use, `EADDRNOTAVAIL`
 * or `ENOTFOUND` for a host that this machine does not have.
 */
export async function startSite({
  port = 3000,
  host,
  react = 19,
  mode = 'production',
  data = IN_MEMORY,
  hosts = [],
  isProxied = false,
}: SiteOptions = {}): Promise<RunningSite> {
  // Before the build, which takes a while: a port or host that cannot be used should be known at once.
  await closeAll([await listen(createServer(), host ?? LOOPBACK.v4, port)])
  await buildPackage()
  const { clientFolder, ...tools } = await buildSite(react, mode)
  // Only now: the site's own code imports the package that was just built.
  const { createApp } = await import('./web/createApp.ts')
  const database = openDatabase(data)
  const app = await createApp(tools, {
    clientFolder,
    database,
    isDevelopment: mode === 'development',
    hosts: host === undefined ? hosts : [...hosts, host],
    isProxied,
  })
  const open = (address: string, on: number): Promise<Server> =>
    listen(createAdaptorServer({ fetch: app.fetch }) as Server, address, on)

  const first = await open(host ?? LOOPBACK.v4, port)
  const servers = [first]
  const used = (first.address() as AddressInfo).port
  if (host === undefined) {
    try {
      servers.push(await open(LOOPBACK.v6, used))
    } catch (error) {
      const code = codeOf(error)
      // A free port on one URL may be taken on the other: then IPv4 alone has to do.
      const isFine = NO_ADDRESS.has(code) || (code === 'EADDRINUSE' && port === 0)
      if (!isFine) {
        await closeAll(servers)
        throw error
      }
    }
  }
  const name = host === undefined ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${used}`, close: () => closeAll(servers).then(() => database.close()) }
}

async function listen(server: Server, host: string, port: number): Promise<Server> {
  // Rejects with the error of a server that cannot listen.
  await once(server.listen(port, host), 'listening')
  return server
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(servers.map(closeServer))
}

/** Takes no new connections, lets responses in flight finish, and ends what is left after the grace period. */
async function closeServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection is idle once its response has been sent, which may be after this moment.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const end = setTimeout(() => server.closeAllConnections(), GRACE_MS)
  server.closeIdleConnections()
  await closed
  clearInterval(idle)
  clearTimeout(end)
}
