import { parseUrl } from '../../core/url/parseUrl.ts'

/** Returns the browser's current URL. */
export function readLocation(): string {
  return window.location.href
}

/** Returns the page's host, with its port. */
export function readHost(): string {
  return window.location.host
}

/**
 * Returns the browser's hash for a URL without one, as servers never receive it. Empty if the URL has a hash or is not
 * the current page.
 */
export function readHash(url: string): string {
  const { hash } = window.location
  if (hash === '' || url.includes('#')) return ''
  const { href } = window.location
  return parseUrl(url, href)?.href === href.slice(0, -hash.length) ? hash : ''
}

/** Returns whether a URL is the browser's current one, ignoring the hash. */
export function isCurrentUrl(url: string): boolean {
  const { href } = window.location
  return withoutHash(parseUrl(url, href)?.href ?? '') === withoutHash(href)
}

/** Returns a URL without its hash. */
export const withoutHash = (url: string): string => url.split('#', 1)[0] as string
