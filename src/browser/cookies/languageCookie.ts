import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_DAYS } from '../../core/contracts.ts'
import { formatLanguageCookie, type Language, parseLanguageCookie } from '../../core/language/language.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** Stores the visitor's language for 90 days, on the whole site. */
export function writeLanguageCookie(language: Language, siteDomain?: string): void {
  writeCookie(LANGUAGE_COOKIE, formatLanguageCookie(language), { days: LANGUAGE_COOKIE_DAYS, siteDomain })
}

/** Returns the stored language; `undefined` if there is none. */
export function readLanguageCookie(): Language | undefined {
  return parseLanguageCookie(readCookie(LANGUAGE_COOKIE))
}
