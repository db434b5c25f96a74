// Apart from what reads and repairs cookies: a page that records an ordinary visit loads this alone.
import Cookies from 'js-cookie'
import type { CookieName } from '../../core/contracts.ts'
import { isSiteHost } from '../../core/url/siteHost.ts'
import { safeDocument } from '../page/safeDocument.ts'

/** Options of a cookie that is written. */
export interface CookieOptions {
  /** Lifetime in days. */
  days: number
  /** Domain of the site: the cookie is shared with its subdomains if the page is on it. */
  siteDomain?: string
}

/** A domain of several labels that is not an IPv4 address: only these can share cookies with subdomains. */
export const HAS_HOSTS_BELOW = /\.(?!\d+$)[^.]+$/

/** Domain on which this page's browser rejected a cookie that it accepted for the host alone. */
let refusedDomain: string | undefined

/**
 * Returns `.{siteDomain}` if the page is on it. `undefined` on localhost, an IP address or a preview host, where
 * browsers would reject it, and on a domain that this browser has rejected.
 */
export function sharedDomain(siteDomain: string | undefined): string | undefined {
  const domain = siteDomain?.replace(/^\./, '')
  const isShared = domain && HAS_HOSTS_BELOW.test(domain) && isSiteHost(window.location.hostname, domain)
  return isShared && `.${domain}` !== refusedDomain ? `.${domain}` : undefined
}

/** Keeps further cookies off a domain that the browser has rejected. */
export function refuseDomain(domain: string): void {
  refusedDomain = domain
}

/** Writes a cookie as `writeCookie` does, without reading it back: for one that is known to be absent. */
export function writeNewCookie(name: CookieName, value: string, { days, siteDomain }: CookieOptions): void {
  assignCookie(name, value, days, sharedDomain(siteDomain))
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Assigns a cookie. The name is not encoded: js-cookie would encode the brackets of `VNWSearchJob[city]`, which servers
 * do not decode. The value is encoded by js-cookie. Does nothing if cookies are denied.
 */
export function assignCookie(name: string, value: string, days: number, domain?: string, path = '/'): void {
  try {
    safeDocument.cookie = [
      `${name}=${Cookies.converter.write(value, name)}`,
      `path=${path}`,
      `expires=${new Date(Date.now() + days * DAY_MS).toUTCString()}`,
      ...(domain ? [`domain=${domain}`] : []),
      'samesite=Lax',
      ...(window.location.protocol === 'https:' ? ['secure'] : []),
    ].join('; ')
  } catch {
    // Cookies are denied: readers find none.
  }
}
