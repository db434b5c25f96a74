import { parseUrl } from './parseUrl.ts'
import { safeDecode } from './query.ts'
import { isSiteHost } from './siteHost.ts'

/**
 * A URL that is safe in a link or an image: the type of every `href` and `src` that the shell renders. Only the functions
 * of this file create it.
 */
export type SafeUrl = string & { readonly __safeUrl: true }

// Browsers remove control characters and treat a backslash as a slash before they parse the scheme, so a URL with one is
// rejected.
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const DISGUISE = /[\u0000-\u001f\u007f-\u009f\\\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/

/** User name before a host: `https://www.jobsite.example@evil.example/` is on evil.example. */
const USER_NAME = /^https?:\/\/[^/?#]*@/i

/**
 * Returns an external URL if it is safe in a link: http(s), or site-relative (one leading slash, `?` or `#`). `null`
 * for everything else: other schemes, `//host`, user names and passwords, hidden characters, non-strings.
 *
 * @example safeHref('https://example.com/a') // 'https://example.com/a'
 * @example safeHref('javascript:alert(1)') // null
 * @example safeHref('//evil.example') // null
 * @example safeHref('https://www.jobsite.example@evil.example/') // null
 */
export function safeHref(value: unknown): SafeUrl | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text === '' || DISGUISE.test(text)) return null
  return isSafe(text) ? (text as SafeUrl) : null
}

function isSafe(text: string): boolean {
  if (text.startsWith('?') || text.startsWith('#')) return true
  if (text.startsWith('/')) return !text.startsWith('//')
  if (!/^https?:\/\/[^/?#]/i.test(text)) return false
  return !USER_NAME.test(text) && parseUrl(text) !== null
}

/**
 * Returns a URL from the site's services if it is safe in a link, with `//host/path` read as `https:`. Else like {@link
 * safeHref}.
 *
 * @example serviceHref('//cdn.jobsite.example/a.png') // 'https://cdn.jobsite.example/a.png'
 */
export function serviceHref(value: unknown): SafeUrl | null {
  const text = typeof value === 'string' ? value.trim() : ''
  return safeHref(/^\/\/[^/]/.test(text) ? `https:${text}` : value)
}

/**
 * Returns the URL of a page of the site: its path below a prefix, or the path alone if the prefix makes it unsafe.
 *
 * @param prefix `config.linkBase`.
 * @param path site-relative; `/` for an unsafe one.
 *
 * @example siteHref('https://www.jobsite.example', '/en') // 'https://www.jobsite.example/en'
 * @example siteHref('javascript:', '/en') // '/en'
 */
export function siteHref(prefix: unknown, path: string): SafeUrl {
  return (typeof prefix === 'string' ? safeHref(prefix + path) : null) ?? safeHref(path) ?? ('/' as SafeUrl)
}

/**
 * Returns the link of a phone number; `null` for a text without a digit, and for one with characters that no number
 * has.
 *
 * @example phoneHref('(028) 3925 8456') // 'tel:(028)39258456'
 */
export function phoneHref(phone: unknown): SafeUrl | null {
  const number = typeof phone === 'string' ? phone.replace(/\s+/g, '') : ''
  return /^[-+().\d/]*\d[-+().\d/]*$/.test(number) ? (`tel:${number}` as SafeUrl) : null
}

/** Identity of the site, for recognizing its URLs. */
export interface SiteIdentity {
  /** Registrable domain of the site, with all its subdomains. */
  readonly siteDomain: string
  /** Origin that relative URLs are resolved against. */
  readonly siteOrigin: string
}

/**
 * Returns a redirect target as an absolute URL; `null` for other hosts and schemes, `//host`, backslashes and control
 * characters (raw or percent-encoded at the start of the path), user names and passwords.
 *
 * @example safeReturnUrl('/ho-so', { siteDomain: 'jobsite.example', siteOrigin: 'https://www.jobsite.example' })
 * // 'https://www.jobsite.example/ho-so'
 * @example safeReturnUrl('https://evil.example/', { siteDomain: 'jobsite.example', siteOrigin: 'https://www.jobsite.example' }) // null
 */
export function safeReturnUrl(target: string | undefined | null, site: SiteIdentity): SafeUrl | null {
  const href = safeHref(target)
  const url = href === null || !site ? null : parseUrl(href, site.siteOrigin)
  if (url === null) return null
  const secureEnough = url.protocol === 'https:' || url.protocol === new URL(site.siteOrigin).protocol
  if (!secureEnough || !isOwnHost(url, site)) return null
  // `/%2f%2fevil` and `/%5cevil` become another host on servers that decode before they redirect.
  if (/^\/[/\\]/.test(safeDecode(url.pathname)) || DISGUISE.test(safeDecode(url.pathname))) return null
  return url.href as SafeUrl
}

/** A name with hosts of its own. `localhost`, an IP address and a single label are one machine, whose ports are strangers. */
const NAMED_DOMAIN = /[^.]\.(?!\d+$|localhost$)[^.]+$/i

/**
 * Returns whether a URL is on a host of the site: its own origin's, its domain, or a subdomain on the usual port. A site
 * on `localhost` or an IP address is its origin alone.
 *
 * @param host additional host, with its port, that counts as the site's: the page's own.
 */
export function isOwnHost(url: URL, site: SiteIdentity, host?: string): boolean {
  const domain = site?.siteDomain
  if (url.host === host || (url.port === '' && NAMED_DOMAIN.test(domain) && isSiteHost(url.hostname, domain)))
    return true
  return url.host === parseUrl(site?.siteOrigin)?.host
}
