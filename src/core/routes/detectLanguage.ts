import type { Language } from '../language/language.ts'
import { readLangParam } from '../url/langParam.ts'
import { splitAddress } from '../url/splitUrl.ts'
import { pathLanguage } from './pathLanguage.ts'

/**
 * The language that an address is written in: `lang=en|vi` in the query, then the path (pair, `en` segment or ending;
 * `/` is Vietnamese, `/en` English). `undefined` when it says none.
 *
 * @example detectLanguage('/interview/ke-toan-kw') // 'en'
 * @example detectLanguage('/career-newbies?lang=vi') // 'vi'
 * @example detectLanguage('/career-newbies') // undefined
 */
export function detectLanguage(url: string, options: { campaignPaths?: readonly string[] } = {}): Language | undefined {
  const parts = splitAddress(url)
  if (!parts) return undefined
  const path = parts.path === '' && parts.origin !== '' ? '/' : parts.path
  return readLangParam(parts.search) ?? pathLanguage(path, options.campaignPaths)
}
