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
