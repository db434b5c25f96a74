import type { Language } from './language.ts'

/** Values of the `lang` cookie. The employer site's `lang` parameter has them the other way round: see `employerUrl`. */
const COOKIE_VALUE: Record<Language, string> = { en: '1', vi: '2' }

/**
 * The value that the language cookie stores: `1` English, `2` Vietnamese.
 *
 * @example formatLanguageCookie('vi') // '2'
 */
export function formatLanguageCookie(language: Language): string {
  return COOKIE_VALUE[language]
}

/**
 * The language that a stored cookie value stands for, `undefined` for anything else.
 *
 * @example parseLanguageCookie('1') // 'en'
 * @example parseLanguageCookie('en') // undefined
 */
export function parseLanguageCookie(value: string | undefined | null): Language | undefined {
  if (value === COOKIE_VALUE.en) return 'en'
  if (value === COOKIE_VALUE.vi) return 'vi'
  return undefined
}
