/** Language of the site: Vietnamese or English. `vn` occurs only inside URLs. */
export type Language = 'vi' | 'en'

/** Both languages, the default first. */
export const LANGUAGES: readonly Language[] = /* @__PURE__ */ Object.freeze(['vi', 'en'] as const)

/** Language of a visitor without a stored choice. */
export const DEFAULT_LANGUAGE: Language = 'vi'

/**
 * Returns whether an external value is one of the two languages, exactly.
 *
 * @example isLanguage('en') // true
 * @example isLanguage('EN') // false
 */
export function isLanguage(value: unknown): value is Language {
  return value === 'vi' || value === 'en'
}

/**
 * Returns the other language: that of the default one for any other value.
 *
 * @example otherLanguage('vi') // 'en'
 */
export function otherLanguage(language: Language): Language {
  return language === 'en' ? 'vi' : 'en'
}

/** Returns a language unchanged; Vietnamese for any other value, which JavaScript without types can pass. */
export const supportedLanguage = (value: unknown): Language => (isLanguage(value) ? value : DEFAULT_LANGUAGE)

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
