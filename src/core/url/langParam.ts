import { isLanguage, type Language, otherLanguage } from '../language/language.ts'
import { pieceKey, pieceValue, queryPieces } from './query.ts'

/**
 * The language that a query names, exactly `lang=vi` or `lang=en`; the first one counts. The employer site's
 * `lang=1|2` is something else and is not read.
 *
 * @example readLangParam('?a=1&lang=en') // 'en'
 */
export function readLangParam(search: string): Language | undefined {
  if (!search.includes('lang')) return undefined
  const values = queryPieces(search).map((piece) => (pieceKey(piece) === 'lang' ? pieceValue(piece) : undefined))
  return values.find(isLanguage)
}

/**
 * A query with `lang=vi|en` set to a language wherever it stands, everything else as written.
 *
 * @example turnLangParam('?a=1&lang=vi', 'en') // '?a=1&lang=en'
 */
export function turnLangParam(search: string, to: Language): string {
  if (!search.includes('lang')) return search
  const from = otherLanguage(to)
  return search.replace(/(^\?|&)([^&]*)/g, (piece, before: string, body: string) =>
    pieceKey(body) === 'lang' && pieceValue(body) === from ? `${before}lang=${to}` : piece,
  )
}
