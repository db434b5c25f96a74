/** A host name or IPv4 URL, or an IPv6 one in brackets, with or without a port. */
const HOST = /^(?:[a-z0-9](?:[a-z0-9.-]{0,251}[a-z0-9])?|\[[0-9a-f:.]{2,45}\])(?::\d{1,5})?$/i

/**
 * The origin of a request as its `Host` says; `null` for a header that is missing or no host.
 *
 * @example requestOrigin('localhost:3000') // 'http://localhost:3000'
 */
export function requestOrigin(host: string | undefined): string | null {
  if (host === undefined || !HOST.test(host) || !URL.canParse(`http://${host}`)) return null
  return new URL(`http://${host}`).origin
}
