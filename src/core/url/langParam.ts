import { type Language, otherLanguage } from '../language/language.ts'
import { pieceKey, pieceValue } from './query.ts'

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
