import { safeDecode } from './query.ts'

// Browsers drop control characters and read a backslash as a slash before they look at the scheme:
// an address that has one is never what it looks like.
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const DISGUISE = /[\u0000-\u001f\u007f-\u009f\\\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/

/**
 * An address from outside, if it may stand in a link: http(s), or site-relative (one leading slash, `?` or `#`).
 * `null` for everything else: other schemes, `//host`, hidden characters.
 *
 * @example safeHref('https://example.com/a') // 'https://example.com/a'
 * @example safeHref('javascript:alert(1)') // null
 * @example safeHref('//evil.example') // null
 */
export function safeHref(value: unknown): string | null {
  if (typeof value !== 'string') return null
  const text = value.trim()
  if (text === '' || DISGUISE.test(text)) return null
  if (text.startsWith('?') || text.startsWith('#')) return text
  if (text.startsWith('/')) return text.startsWith('//') ? null : text
  if (!/^https?:\/\/[^/?#]/i.test(text)) return null
  return URL.canParse(text) ? text : null
}

/** What tells the site's own addresses from others. */
export interface SiteIdentity {
  /** Registrable domain of the site; hosts below it belong to the site. */
  readonly siteDomain: string
  /** Origin that relative addresses are resolved against. */
  readonly siteOrigin: string
}

/**
 * A redirect target made absolute, or `null` if it leads off the site. This is the one gate of every `redirectURL`.
 *
 * Dropped: other hosts, other schemes, `//host`, backslashes and control characters (raw or percent-encoded at the
 * start of the path), user names and passwords.
 *
 * @example safeReturnUrl('/ho-so', { siteDomain: 'jobsite.example', siteOrigin: 'https://www.jobsite.example' })
 * // 'https://www.jobsite.example/ho-so'
 * @example safeReturnUrl('https://evil.example/', { siteDomain: 'jobsite.example', siteOrigin: 'https://www.jobsite.example' }) // null
 */
export function safeReturnUrl(target: string | undefined | null, site: SiteIdentity): string | null {
  const href = safeHref(target)
  if (href === null || !URL.canParse(href, site.siteOrigin)) return null
  const url = new URL(href, site.siteOrigin)
  const own = new URL(site.siteOrigin)
  const secureEnough = url.protocol === 'https:' || url.protocol === own.protocol
  if (!secureEnough || url.username !== '' || url.password !== '') return null
  if (url.host !== own.host && !(url.port === '' && isSiteHost(url.hostname, site.siteDomain))) return null
  // `/%2f%2fevil` and `/%5cevil` turn into another host behind servers that decode before they redirect.
  if (/^\/[/\\]/.test(safeDecode(url.pathname)) || DISGUISE.test(safeDecode(url.pathname))) return null
  return url.href
}

/**
 * Whether a host is the site's domain or below it.
 *
 * @example isSiteHost('id.jobsite.example', 'jobsite.example') // true
 * @example isSiteHost('eviljobsite.example', 'jobsite.example') // false
 */
export function isSiteHost(hostname: string, siteDomain: string | undefined): boolean {
  const domain = (siteDomain ?? '').toLowerCase().replace(/^\./, '')
  const host = hostname.toLowerCase()
  return domain !== '' && (host === domain || host.endsWith(`.${domain}`))
}
