import { parseUrl } from './parseUrl.ts'
/** Parts of a URL. Joined in this order, they are the exact URL. */
export interface UrlParts {
  /** `https://host`, `//host` or `''`. */
  readonly origin: string
  /** The path as written, between origin and query. */
  readonly path: string
  /** The query with its `?`, or `''`. */
  readonly search: string
  /** The hash with its `#`, or `''`. */
  readonly hash: string
}

const SLASH = 47

const SCHEME = /^[a-z][a-z0-9+.-]{0,30}:/i

/**
 * Splits a URL into its parts without normalizing anything, so that unchanged parts can be joined exactly.
 *
 * @returns `null` for URLs with another scheme than http(s) (`mailto:`, `javascript:`) and for non-strings: routers
 * that are not ready yet pass `undefined`.
 *
 * @example splitUrl('/viec-lam?l=29#top') // { origin: '', path: '/viec-lam', search: '?l=29', hash: '#top' }
 */
export function splitUrl(url: string): UrlParts | null {
  if (typeof url !== 'string') return null
  const found = url.indexOf('#')
  const hashAt = found < 0 ? url.length : found
  const mark = url.indexOf('?')
  const searchAt = mark < 0 || mark > hashAt ? hashAt : mark
  const pathAt = pathStart(url, searchAt)
  if (pathAt < 0) return null
  return {
    origin: url.slice(0, pathAt),
    path: url.slice(pathAt, searchAt),
    search: url.slice(searchAt, hashAt),
    hash: url.slice(hashAt),
  }
}

// Pages link to few origins: the last readable one is usually the next one.
let readableOrigin = ''

/**
 * Splits a URL like {@link splitUrl}, and validates its host. URL rules parse once with this function and use the
 * parts.
 *
 * @returns `null` as well for a URL with an unreadable host.
 *
 * @example parseHttpUrl('https://[') // null
 */
export function parseHttpUrl(url: string): UrlParts | null {
  const parts = splitUrl(url)
  if (!parts || parts.origin === '' || parts.origin === readableOrigin) return parts
  if (!parseUrl(parts.origin.replace(/^\/\//, 'https://'))) return null
  readableOrigin = parts.origin
  return parts
}

/** Index at which the path starts; -1 for schemes other than http(s). `end` is the index of the query or hash. */
function pathStart(url: string, end: number): number {
  let authorityAt = 2
  if (url.charCodeAt(0) === SLASH) {
    if (url.charCodeAt(1) !== SLASH) return 0
  } else {
    const scheme = SCHEME.exec(url)?.[0]
    if (!scheme) return 0
    const isWeb = /^https?:$/i.test(scheme) && url.startsWith('//', scheme.length)
    if (!isWeb) return -1
    authorityAt = scheme.length + 2
  }
  const slashAt = url.indexOf('/', authorityAt)
  return slashAt < 0 || slashAt > end ? end : slashAt
}

/**
 * Joins the parts of a URL.
 *
 * @example joinUrl({ origin: '', path: '/jobs', search: '?l=29', hash: '' }) // '/jobs?l=29'
 */
export function joinUrl(parts: UrlParts): string {
  return parts.origin + parts.path + parts.search + parts.hash
}

const ESCAPED_UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/gi

/**
 * Returns a path as its readers compare it: escaped letters, digits and `-`, `.`, `_`, `~` are the characters themselves,
 * because both name the same address.
 *
 * @example plainPath('/java%2Dkv') // '/java-kv'
 */
export function plainPath(path: string): string {
  return path.includes('%') ? path.replace(ESCAPED_UNRESERVED, decodeURIComponent) : path
}

/** Returns a path to compare, without its trailing slash: see {@link plainPath}. `/` is unchanged. */
export function barePath(path: string): string {
  const plain = plainPath(path)
  return plain.length > 1 && plain.charCodeAt(plain.length - 1) === SLASH ? plain.slice(0, -1) : plain
}

/** Returns the first segment of an absolute path; `''` for other paths. */
export function firstSegment(path: string): string {
  if (path.charCodeAt(0) !== SLASH) return ''
  const end = path.indexOf('/', 1)
  return path.slice(1, end < 0 ? path.length : end)
}

/**
 * Returns the last non-empty segment of a path, with its position; its text is to compare, see {@link plainPath}. A
 * trailing slash is ignored.
 *
 * @example lastSegment('/interview/ke-toan-kw/') // { start: 11, end: 21, text: 'ke-toan-kw' }
 */
export function lastSegment(path: string): { start: number; end: number; text: string } {
  const end = path.endsWith('/') ? path.length - 1 : path.length
  const start = path.lastIndexOf('/', end - 1) + 1
  return { start, end, text: plainPath(path.slice(start, end)) }
}

/**
 * Removes trailing slashes, so that a path can be appended to a URL.
 *
 * @example trimTrailingSlashes('https://ms.jobsite.example/') // 'https://ms.jobsite.example'
 */
export function trimTrailingSlashes(text: string): string {
  // Without a pattern, which would take quadratic time.
  let end = text.length
  while (text[end - 1] === '/') end -= 1
  return text.slice(0, end)
}
