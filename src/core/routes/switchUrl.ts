import type { Language } from '../language/language.ts'
import { setParam } from '../url/query.ts'
import { joinUrl, splitAddress } from '../url/splitUrl.ts'
import { detectLanguage } from './detectLanguage.ts'
import { type LocalizeOptions, localizeUrl } from './localizeUrl.ts'

/**
 * Where the language switch leads: the counterpart of an address or, for a page with one address, the same one with
 * `lang=` in its query, so that the switch works before script and where cookies are refused.
 *
 * @example switchUrl('/ho-so', 'en') // '/my-profile'
 * @example switchUrl('/career-newbies', 'en') // '/career-newbies?lang=en'
 */
export function switchUrl(url: string, to: Language, options: LocalizeOptions = {}): string {
  const localized = localizeUrl(url, to, options)
  const parts = splitAddress(localized)
  if (localized === options.alternateUrl?.trim() || !parts || detectLanguage(localized, options) === to)
    return localized
  return joinUrl({ ...parts, search: setParam(parts.search, 'lang', to) })
}
