import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { buildPackage } from './build/buildPackage.ts'
import { buildSite } from './build/buildSite.ts'
import { codeOf } from './codeOf.ts'
import { DEFAULTS, type Settings } from './settings.ts'
import { IN_MEMORY, openDatabase } from './web/database.ts'
import { createPasswords } from './web/passwords.ts'
import { logTo } from './web/requestLog.ts'

/** Options of the site: its settings, of which `data` is in memory and `log` off by default, and the stop waits 4 seconds. */
export type SiteOptions = Partial<Settings>

/** A running site. */
export interface RunningSite {
  readonly url: string
  close(): Promise<void>
}

/** Loopback addresses: IPv4, and IPv6 if available. */
const LOOPBACK = { v4: '127.0.0.1', v6: '::1' } as const

/** The machine has no such URL. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

const IDLE_CHECK_MS = 50

/**
 * Builds the package and the site, and serves it.
 *
 * @throws Error with the code of the system error when it cannot listen: `EADDRINUSE` for a port in use, `EADDRNOTAVAIL`
 * or `ENOTFOUND` for a host that this machine does not have.
 */
export async function startSite(options: SiteOptions = {}): Promise<RunningSite> {
  const settings: Settings = { ...DEFAULTS, data: IN_MEMORY, log: false, ...options }
  const { port, host, hosts, isProxied, react, mode } = settings
  // Before the build, which takes a while: a port or host that cannot be used should be known at once.
  await closeAll([await listen(createServer(), host ?? LOOPBACK.v4, port)])
  await buildPackage()
  const { clientFolder, ...tools } = await buildSite(react, mode)
  // Only now: the site's own code imports the package that was just built.
  const { createApp } = await import('./web/createApp.ts')
  const database = openDatabase(settings.data)
  let isStopping = false
  const app = await createApp(tools, {
    clientFolder,
    siteFile: settings.siteFile,
    database,
    isDevelopment: mode === 'development',
    hosts: host === undefined ? hosts : [...hosts, host],
    isProxied,
    passwords: createPasswords({ cost: settings.scryptCost, threads: settings.scryptThreads }),
    logs: { access: settings.log ? logTo(process.stdout) : null, errors: logTo(process.stderr) },
    isStopping: () => isStopping,
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
  return {
    url: `http://${name}:${used}`,
    async close() {
      isStopping = true
      await closeAll(servers, settings.stopSeconds * 1000)
      database.close()
    },
  }
}

async function listen(server: Server, host: string, port: number): Promise<Server> {
  // Rejects with the error of a server that cannot listen.
  await once(server.listen(port, host), 'listening')
  return server
}

async function closeAll(servers: readonly Server[], graceMs = 0): Promise<void> {
  await Promise.all(servers.map((server) => closeServer(server, graceMs)))
}

/** Takes no new connections, lets responses in flight finish, and ends what is left after the grace period. */
async function closeServer(server: Server, graceMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  // A connection is idle once its response has been sent, which may be after this moment.
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS)
  const end = setTimeout(() => server.closeAllConnections(), graceMs)
  server.closeIdleConnections()
  await closed
  clearInterval(idle)
  clearTimeout(end)
}
