/**
 * Returns a URL parsed by the browser, or `null` if it is invalid. Use it instead of `URL.canParse` and `URL.parse`, which
 * browsers that still open the site's pages do not have.
 *
 * @param base base of a relative URL.
 */
export function parseUrl(url: unknown, base?: string): URL | null {
  try {
    return new URL(url as string, base)
  } catch {
    return null
  }
}
