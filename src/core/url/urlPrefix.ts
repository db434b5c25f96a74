/**
 * Returns a site-relative URL with a path prefix.
 *
 * @param prefix without a trailing slash; `''` for none.
 *
 * @example withPrefix('/?l=29', '/salary') // '/salary?l=29'
 */
export function withPrefix(url: string, prefix: string): string {
  return prefix === '' ? url : prefix + url.replace(/^\/(?=[?#]|$)/, '')
}

/**
 * Returns a site-relative URL without a path prefix; `null` for one that does not have it, and for one whose rest begins with two
 * slashes: that leads to another site.
 *
 * @param prefix without a trailing slash; `''` for none.
 *
 * @example withoutPrefix('/salary/java-kw', '/salary') // '/java-kw'
 * @example withoutPrefix('/salaries', '/salary') // null
 */
export function withoutPrefix(url: string, prefix: string): string | null {
  if (!url.startsWith(prefix)) return null
  const rest = url.slice(prefix.length)
  if (prefix === '' || /^\/(?![/\\])/.test(rest)) return rest
  return /^(?:[?#]|$)/.test(rest) ? `/${rest}` : null
}
