import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import { buildPackage } from './build/buildPackage.ts'
import { type BuildMode, buildSite, type ReactVersion } from './build/buildSite.ts'

/** How to start the site. */
export interface SiteOptions {
  /** 0 takes a free one. @default 3000 */
  readonly port?: number
  /** @default both loopback addresses that `localhost` may mean */
  readonly host?: string
  /** @default 19 */
  readonly react?: ReactVersion
  /** @default 'production' */
  readonly mode?: BuildMode
}

/** A site that answers. */
export interface RunningSite {
  readonly url: string
  close(): Promise<void>
}

/** Where `localhost` leads: to IPv4 everywhere, to IPv6 where the machine has it. */
const LOOPBACK = { v4: '127.0.0.1', v6: '::1' } as const

/** The machine has no such address. */
const NO_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL'])

/**
 * Builds the package and the site, and serves it.
 *
 * @throws Error with code `EADDRINUSE` when the port is taken.
 */
export async function startSite({
  port = 3000,
  host,
  react = 19,
  mode = 'production',
}: SiteOptions = {}): Promise<RunningSite> {
  // Before the build, which takes a while: a port that is taken should be known at once.
  if (port !== 0) await closeAll([await listen(createServer(), host ?? LOOPBACK.v4, port)])
  await buildPackage()
  const { clientFolder, ...tools } = await buildSite(react, mode)
  // Only now: the site's own code imports the package that was just built.
  const { createApp } = await import('./web/createApp.ts')
  const app = await createApp(tools, clientFolder)
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
      // A free port on one address may be taken on the other: then IPv4 alone has to do.
      const isFine = NO_ADDRESS.has(code) || (code === 'EADDRINUSE' && port === 0)
      if (!isFine) {
        await closeAll(servers)
        throw error
      }
    }
  }
  const name = host === undefined ? 'localhost' : host.includes(':') ? `[${host}]` : host
  return { url: `http://${name}:${used}`, close: () => closeAll(servers) }
}

function listen(server: Server, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, host, () => {
      server.off('error', reject)
      resolve(server)
    })
  })
}

async function closeAll(servers: readonly Server[]): Promise<void> {
  await Promise.all(
    servers.map(
      (server) =>
        new Promise<void>((resolve) => {
          server.close(() => resolve())
          server.closeAllConnections()
        }),
    ),
  )
}

/** The code of a system error, `''` for others. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}
