// Apart from the other rules of URLs: a page that records an ordinary visit loads this one alone.

/**
 * Returns whether a host is the site's domain or a subdomain of it.
 *
 * @example isSiteHost('id.jobsite.example', 'jobsite.example') // true
 * @example isSiteHost('eviljobsite.example', 'jobsite.example') // false
 */
export function isSiteHost(hostname: string, siteDomain: string | undefined): boolean {
  const domain = `${siteDomain ?? ''}`.toLowerCase().replace(/^\./, '')
  const host = `${hostname}`.toLowerCase()
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
}
