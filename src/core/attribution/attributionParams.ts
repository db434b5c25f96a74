import { pieceKey, pieceValue, queryPieces } from '../url/query.ts'

/** Click ids of Google. */
export const GOOGLE_PARAMS = ['gclid', 'gbraid', 'wbraid', 'gad_source'] as const

/** Source and medium of other click ids, used if no other parameter contains a source; the first match is used. */
export const CLICK_SOURCES = [
  ['msclkid', 'bing', 'cpc'],
  ['fbclid', 'facebook', 'referral'],
  ['ttclid', 'tiktok', 'cpc'],
  ['dclid', 'DoubleClick', 'display'],
] as const

const CLICK_IDS: readonly string[] = ['gclsrc', ...GOOGLE_PARAMS, ...CLICK_SOURCES.map(([param]) => param)]

/**
 * Returns whether a parameter belongs to attribution, and not to the page: `utm_…`, or a click id.
 *
 * @example isAttributionParam('utm_id') // true
 */
export function isAttributionParam(key: string): boolean {
  return CLICK_IDS.includes(key) || /^(?:utm|gad)_/.test(key)
}

/**
 * Returns the first non-empty value of a parameter, decoded and trimmed; `undefined` if there is none. Advertising
 * templates repeat parameters, the first time empty.
 *
 * @example readFirstValue('?utm_campaign=&utm_campaign=tet', 'utm_campaign') // 'tet'
 */
export function readFirstValue(search: string, key: string): string | undefined {
  for (const piece of queryPieces(search)) {
    const value = pieceKey(piece) === key ? pieceValue(piece).trim() : ''
    if (value !== '') return value
  }
  return undefined
}

/**
 * Removes attribution parameters from a query string; the others are unchanged, in order.
 *
 * @example withoutAttributionParams('?q=java&utm_source=fb&gclid=1') // '?q=java'
 */
export function withoutAttributionParams(search: string): string {
  const kept = queryPieces(search).filter((piece) => !isAttributionParam(pieceKey(piece)))
  return kept.length === 0 ? '' : `?${kept.join('&')}`
}
