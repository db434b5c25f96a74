import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server on loopback. */
export interface StartedServer extends AsyncDisposable {
  readonly origin: string
  readonly server: Server
  /** Ends all connections and stops the server. */
  stop(): Promise<void>
}

/** Starts a server on loopback, on a free port. */
export async function startServer(listener: RequestListener): Promise<StartedServer> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const stop = async (): Promise<void> => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { server, origin, stop, [Symbol.asyncDispose]: stop }
}
