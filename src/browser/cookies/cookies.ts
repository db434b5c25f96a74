import type { CookieName } from '../../core/contracts.ts'
import { decodeCookieValue, parseCookieHeader } from '../../core/cookies/parseCookies.ts'
import { warnOncePerPage } from '../log/warnOncePerPage.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { assignCookie, type CookieOptions, HAS_HOSTS_BELOW, refuseDomain, sharedDomain } from './assignCookie.ts'

/** Undecoded values of all cookies by name, from one read. A present cookie may be unreadable. */
type CookieJar = ReadonlyMap<string, string>

/**
 * Reads all cookies at once, undecoded, so that a value that cannot be decoded is still listed; js-cookie would access
 * `document.cookie` twice. Empty if cookies are denied.
 */
export function readCookies(): CookieJar {
  try {
    return parseCookieHeader(safeDocument.cookie)
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
 * Writes a cookie for the whole site, so that this value is the one that is read: other cookies of that name (of this host
 * alone, of another parent domain or path) are removed if they hide it. On a domain that browsers share no cookies on, such
 * as `com.vn` or `github.io`, it is written for this host alone. Warns once where that happens, and if the browser rejects
 * the cookie.
 *
 * @returns the cookies after the write.
 */
export function writeCookie(name: CookieName, value: string, options: CookieOptions): CookieJar {
  const domain = sharedDomain(options.siteDomain)
  const write = (on: string | undefined): CookieJar => {
    assignCookie(name, value, options.days, on)
    return readCookies()
  }
  const isRead = (jar: CookieJar): boolean => readCookie(name, jar) === value

  let jar = write(domain)
  if (isRead(jar)) return jar
  if (jar.has(name)) {
    expireVariants(name)
    jar = write(domain)
    if (isRead(jar)) return jar
  }
  if (domain) {
    jar = write(undefined)
    if (isRead(jar)) {
      refuseDomain(domain)
      warnRefused('cookie-domain', `${name} for the domain ${domain}, so it is written for this host alone`)
      return jar
    }
  }
  warnRefused('cookie', `${name}: cookies are blocked, or scripts cannot remove another one of that name`)
  return jar
}

const warnRefused = (kind: string, found: string): void =>
  warnOncePerPage(
    kind,
    `[@jobsite/shell] The browser rejected the cookie ${found}. Compare config.siteDomain with the page's host. (code: cookie-refused)`,
  )

/**
 * Removes a cookie, wherever it was written: for this host alone or for a parent domain, at the root or at a path above the
 * page. Does nothing if there is none.
 */
export function removeCookie(name: CookieName): void {
  if (readCookies().has(name)) expireVariants(name)
}

/** Expires every cookie of a name that this page can see: on each domain and path above it, also with an encoded name. */
function expireVariants(name: string): void {
  const domains = [undefined, ...domainsAbove(window.location.hostname)]
  for (const written of new Set([name, encodeURIComponent(name)]))
    for (const domain of domains)
      for (const path of pathsAbove(window.location.pathname)) assignCookie(written, '', -1, domain, path)
}

/** Returns the domains that a host can share cookies on: `.www.example.vn`, `.example.vn`. */
function domainsAbove(hostname: string): string[] {
  const labels = HAS_HOSTS_BELOW.test(hostname) ? hostname.split('.') : []
  return labels.slice(0, -1).map((_, at) => `.${labels.slice(at).join('.')}`)
}

/** Returns the cookie paths that include a page: for `/a/b`, `/`, `/a`, `/a/` and `/a/b`. Those of the first 20 segments. */
function pathsAbove(pathname: string): string[] {
  const paths = ['/']
  const segments = pathname.split('/').slice(1, 21)
  let path = ''
  for (const segment of segments) {
    if (segment === '') continue
    path += `/${segment}`
    paths.push(path, `${path}/`)
  }
  return paths
}
