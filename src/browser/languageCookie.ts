import { constants, cookieNames } from '../core/constants.ts'
import type { Language } from '../core/language/language.ts'
import { formatLanguageCookie, parseLanguageCookie } from '../core/language/languageCookie.ts'
import { readCookie, writeCookie } from './cookies.ts'

/** Remembers a visitor's language for 90 days, on the whole site. */
export function writeLanguageCookie(language: Language, siteDomain?: string): void {
  writeCookie(cookieNames.language, formatLanguageCookie(language), { days: constants.languageCookieDays, siteDomain })
}

/** The language that the visitor chose before, `undefined` if none is known. */
export function readLanguageCookie(): Language | undefined {
  return parseLanguageCookie(readCookie(cookieNames.language))
}
