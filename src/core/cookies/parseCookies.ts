import { safeDecode } from '../url/query.ts'

/**
 * Parses a `Cookie` header into raw values by name; the first one is used for a repeated name. Names are
 * percent-decoded, because servers and libraries encode brackets in them.
 *
 * @example parseCookieHeader('lang=1; VNWSearchJob%5Bcity%5D=all').get('VNWSearchJob[city]') // 'all'
 */
export function parseCookieHeader(header: string | null | undefined): Map<string, string> {
  const cookies = new Map<string, string>()
  for (const pair of (header ?? '').split(';')) {
    const at = pair.indexOf('=')
    if (at < 0) continue
    const name = safeDecode(pair.slice(0, at).trim())
    if (!cookies.has(name)) cookies.set(name, pair.slice(at + 1).trim())
  }
  return cookies
}

/**
 * Decodes a cookie's raw value: removes surrounding quotes and decodes valid percent escapes. Never throws on a bare
 * `%`.
 *
 * @example decodeCookieValue('"giam%2050%"') // 'giam 50%'
 */
export function decodeCookieValue(raw: string): string {
  return safeDecode(raw.replace(/^"(.*)"$/s, '$1'))
}
