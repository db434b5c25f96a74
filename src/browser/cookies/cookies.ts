import Cookies from 'js-cookie'
import type { CookieName } from '../../core/contracts.ts'
import { decodeCookieValue, parseCookieHeader } from '../../core/cookies/parseCookies.ts'
import { isSiteHost } from '../../core/url/safeHref.ts'
import { warnOncePerPage } from '../log/warnOncePerPage.ts'

/** Options of {@link setCookie}. */
export interface CookieOptions {
  /** Lifetime in days; a negative value removes the cookie. */
  days: number
  /** Domain of the site: the cookie is shared with its subdomains if the page is on it. */
  siteDomain?: string
}

/** Undecoded values of all cookies by name, from one read. A present cookie may be unreadable. */
export type CookieJar = ReadonlyMap<string, string>

/** A domain of several labels that is not an IPv4 address: only these can share cookies with subdomains. */
const HAS_HOSTS_BELOW = /\.(?!\d+$)[^.]+$/

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Reads all cookies at once, undecoded, so that a value that cannot be decoded is still listed; js-cookie would access
 * `document.cookie` twice. Empty if cookies are denied.
 */
export function readCookies(): CookieJar {
  try {
    return parseCookieHeader(document.cookie)
  } catch {
    return new Map()
  }
}

/** Returns a cookie's decoded value; `undefined` if it is absent or cookies are denied. */
export function readCookie(name: CookieName, jar: CookieJar = readCookies()): string | undefined {
  const raw = jar.get(name)
  return raw === undefined ? undefined : decodeCookieValue(raw)
}

/**
 * Writes a cookie for the whole site and warns once if the browser rejected it.
 *
 * @returns the cookies after the write.
 */
export function writeCookie(name: CookieName, value: string, options: CookieOptions): CookieJar {
  setCookie(name, value, options)
  const jar = readCookies()
  if (readCookie(name, jar) !== value) {
    warnOncePerPage(
      'cookie',
      `[@jobsite/shell] The browser rejected the cookie ${name}: cookies are blocked, another one of that name takes precedence, or config.siteDomain is not the domain of this page. Compare siteDomain with the page's host. (code: cookie-refused)`,
    )
  }
  return jar
}

/**
 * Writes a cookie. The name is not encoded: js-cookie would encode the brackets of `VNWSearchJob[city]`, which servers
 * do not decode. The value is encoded by js-cookie. Does nothing if cookies are denied.
 */
export function setCookie(name: CookieName, value: string, { days, siteDomain }: CookieOptions): void {
  try {
    const domain = sharedDomain(siteDomain)
    // biome-ignore lint/suspicious/noDocumentCookie: the library encodes names
    document.cookie = [
      `${name}=${Cookies.converter.write(value, name)}`,
      'path=/',
      `expires=${new Date(Date.now() + days * DAY_MS).toUTCString()}`,
      ...(domain ? [`domain=${domain}`] : []),
      'samesite=Lax',
      ...(window.location.protocol === 'https:' ? ['secure'] : []),
    ].join('; ')
  } catch {
    // Cookies are denied: readers find none.
  }
}

/** Removes a cookie, both on the shell's domain and without a domain, as other scripts may have written it. */
export function removeCookie(name: CookieName, siteDomain?: string): void {
  setCookie(name, '', { days: -1, siteDomain })
  setCookie(name, '', { days: -1 })
}

/**
 * Returns `.{siteDomain}` if the page is on it. `undefined` on localhost, an IP address or a preview host, where
 * browsers would reject it.
 */
function sharedDomain(siteDomain: string | undefined): string | undefined {
  const domain = siteDomain?.replace(/^\./, '')
  const isShared = domain && HAS_HOSTS_BELOW.test(domain) && isSiteHost(window.location.hostname, domain)
  return isShared ? `.${domain}` : undefined
}
