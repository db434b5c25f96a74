import Cookies from 'js-cookie'
import { isSiteHost } from '../core/url/safeHref.ts'
import { reportOnce } from './reportOnce.ts'

export interface CookieOptions {
  /** Lifetime in days. */
  days: number
  /** The site's domain: the cookie is shared below it, where the page is on it. */
  siteDomain?: string
}

/** What one look at the cookies found, by name. */
export type CookieLook = (name: string) => string | undefined

/** A domain of several labels that is no IPv4 address: only below such a one cookies can be shared. */
const HAS_HOSTS_BELOW = /\.(?!\d+$)[^.]+$/

/** Names and places of the shell's cookies. Writing and removing use the same domain and path. */
function attributes(siteDomain: string | undefined): Cookies.CookieAttributes {
  const { hostname, protocol } = window.location
  const domain = siteDomain?.replace(/^\./, '')
  return {
    path: '/',
    sameSite: 'Lax',
    // No domain on localhost, an address or a preview host: browsers, or some of them, would refuse the cookie.
    ...(domain && HAS_HOSTS_BELOW.test(domain) && isSiteHost(hostname, domain) && { domain: `.${domain}` }),
    ...(protocol === 'https:' && { secure: true }),
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Writes a cookie for the whole site and tells whether the browser took it; one that it refused is warned of once.
 *
 * The name goes out as written: js-cookie would encode the brackets of `VNWSearchJob[city]`, which servers do not decode.
 */
export function writeCookie(name: string, value: string, options: CookieOptions): boolean {
  return writeAndLook(name, value, options)(name) === value
}

/** The same, giving what a look found afterwards: it answers whatever else is to be known. */
export function writeAndLook(name: string, value: string, options: CookieOptions): CookieLook {
  putCookie(name, value, options)
  const look = lookAtCookies()
  if (look(name) !== value) {
    reportOnce(
      'cookie',
      `[@jobsite/shell] The browser did not keep the cookie ${name}: cookies are blocked, another one of that name stands before it, or config.siteDomain is not the domain of this page. The page works; what the cookie remembers is forgotten. (code: cookie-refused)`,
    )
  }
  return look
}

/** Writes a cookie without a look whether the browser took it: for one beside another that was looked at. */
export function putCookie(name: string, value: string, { days, siteDomain }: CookieOptions): void {
  try {
    const place = attributes(siteDomain)
    if (encodeURIComponent(name) === name) Cookies.set(name, value, { ...place, expires: days })
    else {
      // biome-ignore lint/suspicious/noDocumentCookie: the one name that the library cannot write
      document.cookie = [
        `${name}=${encodeURIComponent(value)}`,
        `expires=${new Date(Date.now() + days * DAY_MS).toUTCString()}`,
        `path=${place.path}`,
        ...(place.domain ? [`domain=${place.domain}`] : []),
        `samesite=${place.sameSite}`,
        ...(place.secure ? ['secure'] : []),
      ].join('; ')
    }
  } catch {
    // Cookies that are denied: whoever looks finds none.
  }
}

/** Takes a cookie away: with the domain and path that the shell writes with, and without a domain. */
export function removeCookie(name: string, siteDomain?: string): void {
  try {
    const place = attributes(siteDomain)
    for (const domain of place.domain ? [`; domain=${place.domain}`, ''] : ['']) {
      // biome-ignore lint/suspicious/noDocumentCookie: the library would encode the name
      document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=${place.path}${domain}`
    }
  } catch {
    // Cookies that are denied are not there.
  }
}

/** Reads the cookies once, whatever is asked of them afterwards. None are there where they are denied. */
export function lookAtCookies(): CookieLook {
  const cookies = readAll().split('; ')
  return (name) => {
    const value = cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1)
    try {
      return value === undefined ? undefined : decodeURIComponent(value.replace(/^"(.*)"$/, '$1'))
    } catch {
      return undefined
    }
  }
}

function readAll(): string {
  try {
    return document.cookie
  } catch {
    return ''
  }
}

/** A cookie's value, `undefined` where there is none or cookies are denied. */
export function readCookie(name: string): string | undefined {
  try {
    return Cookies.get(name)
  } catch {
    return undefined
  }
}
