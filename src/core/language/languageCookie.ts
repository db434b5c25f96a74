import type { Language } from './language.ts'

/** Values of the `lang` cookie. The employer site's `lang` parameter is reversed: see `employerUrl`. */
const COOKIE_VALUE: Record<Language, string> = { en: '1', vi: '2' }

/**
 * Returns the language cookie's value: `1` English, `2` Vietnamese.
 *
 * @example formatLanguageCookie('vi') // '2'
 */
export function formatLanguageCookie(language: Language): string {
  return language === 'en' ? COOKIE_VALUE.en : COOKIE_VALUE.vi
}

/**
 * Returns the language of a stored cookie value, `undefined` for anything else.
 *
 * @example parseLanguageCookie('1') // 'en'
 * @example parseLanguageCookie('en') // undefined
 */
export function parseLanguageCookie(value: string | undefined | null): Language | undefined {
  if (value === COOKIE_VALUE.en) return 'en'
  if (value === COOKIE_VALUE.vi) return 'vi'
  return undefined
}
