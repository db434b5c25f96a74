/** The two languages of the site. `vn` occurs only inside URLs. */
export type Language = 'vi' | 'en'

/** Both languages, the default first. */
export const LANGUAGES: readonly Language[] = Object.freeze(['vi', 'en'] as const)

/** The language of a visitor of whom nothing is known. */
export const DEFAULT_LANGUAGE: Language = 'vi'

/**
 * Whether a value from outside names one of the two languages, exactly.
 *
 * @example isLanguage('en') // true
 * @example isLanguage('EN') // false
 */
export function isLanguage(value: unknown): value is Language {
  return value === 'vi' || value === 'en'
}

/**
 * The language that a switch leads to.
 *
 * @example otherLanguage('vi') // 'en'
 */
export function otherLanguage(language: Language): Language {
  return language === 'vi' ? 'en' : 'vi'
}
