import { isIP } from 'node:net'

/** A host name or IPv4 URL, or an IPv6 one in brackets, with or without a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The origin of a request as the visitor sees it; `null` where its headers name no host.
 *
 * @param header returns a header of the request
 * @param isProxied whether a proxy sets `X-Forwarded-Proto` and `X-Forwarded-Host`; anyone may send them, so not without one
 */
export function requestOrigin(header: (name: string) => string | undefined, isProxied: boolean): string | null {
  const host = (isProxied ? header('X-Forwarded-Host') : undefined) ?? header('Host')
  const scheme = isProxied && header('X-Forwarded-Proto') === 'https' ? 'https' : 'http'
  if (host === undefined || !HOST.test(host) || !URL.canParse(`${scheme}://${host}`)) return null
  return new URL(`${scheme}://${host}`).origin
}

/** Headers with which the site calls itself for a visitor. */
export function originHeaders(origin: string): Record<string, string> {
  const { host, protocol } = new URL(origin)
  return { host, 'X-Forwarded-Host': host, 'X-Forwarded-Proto': protocol.slice(0, -1) }
}

/** Whether the site responds to a host: names of others could point here, and would be in every link. */
export function isOwnHost(hostname: string, hosts: readonly string[]): boolean {
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost')
  return isLocal || isIP(hostname.replace(/^\[|\]$/g, '')) > 0 || hosts.includes(hostname)
}
