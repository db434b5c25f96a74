import { parseUrl } from './parseUrl.ts'
import { isOwnHost, type SiteIdentity, safeHref } from './safeHref.ts'

/** Characters that browsers remove from a URL before they parse it. */
const IGNORED = /[\t\n\r]+/g

const LEADING_SLASHES = /^[/\\]+/
const SCHEME = /^[a-z][a-z0-9+.-]*:/i
const WEB = /^https?:[/\\]{2}[^/\\?#]/i

/** The common, safe case: one slash, then no character that browsers interpret differently. */
const PLAIN_PATH = /^\/(?![/\\])[^\t\n\r\\]*[^\s\\]$/

/**
 * Validates the URL of the page, which may come from a request or a visitor; every entry point does so for its `url`.
 *
 * - A site-relative URL begins with exactly one slash.
 * - An absolute http(s) URL on another host is reduced to path, query and hash.
 * - `null` for other schemes in any disguise, unreadable URLs and non-strings.
 *
 * @param host additional host, with its port, that counts as the site's: the page's own. @default none
 *
 * @example safePageUrl('//evil.example/viec-lam', config) // '/evil.example/viec-lam'
 * @example safePageUrl('https://evil.example/viec-lam?l=29', config) // '/viec-lam?l=29'
 * @example safePageUrl('java\nscript:alert(1)', config) // null
 */
export function safePageUrl(url: unknown, site: SiteIdentity, host?: string): string | null {
  if (typeof url !== 'string') return null
  if (url === '/' || PLAIN_PATH.test(url)) return url
  const text = trimEnds(url).replace(IGNORED, '')
  if (text === '') return null
  if (/^[?#]/.test(text)) return text
  if (!SCHEME.test(text)) return withOneSlash(text)
  const parsed = WEB.test(text) ? parseUrl(text) : null
  if (parsed === null) return null
  const { pathname, search, hash, username, password } = parsed
  const local = withOneSlash(pathname) + search + hash
  const isOwn = username === '' && password === '' && isOwnHost(parsed, site, host)
  if (!isOwn) return local
  // Unchanged, unless browsers interpret it differently.
  return /^https?:\/\/[^/?#]+(?:[?#]|\/(?!\/)|$)/i.test(text) && !text.includes('\\') ? text : parsed.origin + local
}

const SPACE = 32

/**
 * Trims the characters that browsers remove from the ends of a URL, and other white space. Without a pattern, which
 * would take quadratic time.
 */
function trimEnds(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isEmpty(text, start)) start += 1
  while (end > start && isEmpty(text, end - 1)) end -= 1
  return text.slice(start, end)
}

const isEmpty = (text: string, at: number): boolean => text.charCodeAt(at) <= SPACE || text.charAt(at).trim() === ''

const withOneSlash = (path: string): string => `/${path.replace(LEADING_SLASHES, '')}`

/**
 * Returns the URL of a page for building links: on the site's hosts if the site is known, else on any. `null` for an
 * unsafe URL.
 */
export function linkableUrl(
  url: unknown,
  { site, host }: { site?: SiteIdentity | undefined; host?: string | undefined },
): string | null {
  if (site) return safePageUrl(url, site, host)
  const absolute = typeof url === 'string' && /^\s*https?:/i.test(url) ? safeHref(url) : null
  return absolute ?? safePageUrl(url, NO_SITE)
}

/** Returns trimmed text; `undefined` for non-strings. */
export const trimmed = (text: unknown): string | undefined => (typeof text === 'string' ? text.trim() : undefined)

/** Source of a page's URL: a platform's or server's request, a location, or a URL as text. */
export type PageRequest =
  | string
  | null
  | undefined
  | { readonly pathname: string; readonly search?: string | undefined }
  | { readonly url?: string | undefined; readonly originalUrl?: string | undefined }

/** A site without hosts: every absolute URL is reduced to its path. */
const NO_SITE: SiteIdentity = { siteDomain: '', siteOrigin: '' }

/**
 * Returns the path and query of a request, safe to pass to the shell as `url`. `pathname + search` is not: it may begin
 * with two slashes, and a link to it leads to another site.
 *
 * @param request a `Request`, a Node or Express request, a `URL`, `window.location`, a router's location, or a URL as text,
 *   such as the `?url=` of a fragment's URL. `/` for a value without a path.
 *
 * @example requestUrl(new Request('https://www.jobsite.example/viec-lam?l=29')) // '/viec-lam?l=29'
 * @example requestUrl(new URL('https://www.jobsite.example//evil.example/viec-lam')) // '/evil.example/viec-lam'
 * @example requestUrl('javascript:alert(1)') // '/'
 */
export function requestUrl(request: PageRequest): string {
  const local = safePageUrl(readRequest(request), NO_SITE) ?? '/'
  const url = local.split('#', 1)[0] as string
  return url.startsWith('/') ? url : `/${url}`
}

function readRequest(request: unknown): unknown {
  if (typeof request !== 'object' || request === null) return request
  const { pathname, search, originalUrl, url } = request as Readonly<Record<string, unknown>>
  if (typeof pathname === 'string') return withOneSlash(pathname) + (typeof search === 'string' ? search : '')
  return originalUrl ?? url
}
