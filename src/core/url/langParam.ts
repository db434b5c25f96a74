import { isLanguage, type Language, otherLanguage } from '../language/language.ts'
import { pieceKey, pieceValue, queryPieces } from './query.ts'

/**
 * Returns the language of a query, exactly `lang=vi` or `lang=en`; the first one is used. The employer site's
 * `lang=1|2` is ignored.
 *
 * @example readLangParam('?a=1&lang=en') // 'en'
 */
export function readLangParam(search: string): Language | undefined {
  if (!search.includes('lang')) return undefined
  const values = queryPieces(search).map((piece) => (pieceKey(piece) === 'lang' ? pieceValue(piece) : undefined))
  return values.find(isLanguage)
}

/**
 * Sets every `lang=vi|en` of a query to a language; the rest is unchanged.
 *
 * @example localizeLangParam('?a=1&lang=vi', 'en') // '?a=1&lang=en'
 */
export function localizeLangParam(search: string, to: Language): string {
  if (!search.includes('lang')) return search
  const from = otherLanguage(to)
  return search.replace(/(^\?|&)([^&]*)/g, (piece, before: string, body: string) =>
    pieceKey(body) === 'lang' && pieceValue(body) === from ? `${before}lang=${to}` : piece,
  )
}
