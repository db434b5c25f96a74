/** A URL cut at its seams. Joined again in this order, the four parts are the URL, letter for letter. */
export interface UrlParts {
  /** `https://host`, `//host` or `''`. */
  origin: string
  /** Everything up to the query, as written. */
  path: string
  /** With its `?`, or `''`. */
  search: string
  /** With its `#`, or `''`. */
  hash: string
}

const SLASH = 47
const SCHEME = /^[a-z][a-z0-9+.-]{0,30}:/i

/**
 * Cuts a URL without normalising anything, so that what is not changed comes back as it was.
 * `null` for addresses that have no path to speak of (`mailto:`, `javascript:`), and for what is no text: routers that
 * are not ready yet give `undefined`.
 *
 * @example splitUrl('/viec-lam?l=29#top') // { origin: '', path: '/viec-lam', search: '?l=29', hash: '#top' }
 */
export function splitUrl(url: string): UrlParts | null {
  if (typeof url !== 'string') return null
  const hashAt = url.indexOf('#')
  const beforeHash = hashAt < 0 ? url : url.slice(0, hashAt)
  const hash = hashAt < 0 ? '' : url.slice(hashAt)
  const searchAt = beforeHash.indexOf('?')
  const address = searchAt < 0 ? beforeHash : beforeHash.slice(0, searchAt)
  const search = searchAt < 0 ? '' : beforeHash.slice(searchAt)

  const pathAt = pathStart(address)
  if (pathAt < 0) return null
  return { origin: address.slice(0, pathAt), path: address.slice(pathAt), search, hash }
}

/**
 * The same for an address that leads somewhere: `null` as well for one whose host cannot be read.
 *
 * @example splitAddress('https://[') // null
 */
export function splitAddress(url: string): UrlParts | null {
  const parts = splitUrl(url)
  if (!parts || parts.origin === '') return parts
  return URL.canParse(parts.origin.replace(/^\/\//, 'https://')) ? parts : null
}

function pathStart(address: string): number {
  let authorityAt = 0
  if (address.charCodeAt(0) === SLASH) {
    if (address.charCodeAt(1) !== SLASH) return 0
    authorityAt = 2
  } else {
    const scheme = SCHEME.exec(address)?.[0]
    if (!scheme) return 0
    const isWeb = /^https?:$/i.test(scheme) && address.startsWith('//', scheme.length)
    if (!isWeb) return -1
    authorityAt = scheme.length + 2
  }
  const slashAt = address.indexOf('/', authorityAt)
  return slashAt < 0 ? address.length : slashAt
}

/**
 * Puts the parts together again.
 *
 * @example joinUrl({ origin: '', path: '/jobs', search: '?l=29', hash: '' }) // '/jobs?l=29'
 */
export function joinUrl(parts: UrlParts): string {
  return parts.origin + parts.path + parts.search + parts.hash
}

/** A path without its trailing slash; `/` stays. */
export function barePath(path: string): string {
  return path.length > 1 && path.charCodeAt(path.length - 1) === SLASH ? path.slice(0, -1) : path
}

/** The first segment of a path that begins with a slash, without it; `''` for others. */
export function firstSegment(path: string): string {
  if (path.charCodeAt(0) !== SLASH) return ''
  const end = path.indexOf('/', 1)
  return path.slice(1, end < 0 ? path.length : end)
}

/**
 * The last segment of a path that is not empty, with its place in the path. A trailing slash is passed over.
 *
 * @example lastSegment('/interview/ke-toan-kw/') // { start: 11, end: 21, text: 'ke-toan-kw' }
 */
export function lastSegment(path: string): { start: number; end: number; text: string } {
  const end = path.endsWith('/') ? path.length - 1 : path.length
  const start = end <= 0 ? 0 : path.lastIndexOf('/', end - 1) + 1
  return { start, end, text: path.slice(start, end) }
}
