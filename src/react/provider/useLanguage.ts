import { useSyncExternalStore } from 'react'
import { readLanguageCookie } from '../../browser/languageCookie.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../core/language/language.ts'
import { detectLanguage } from '../../core/routes/detectLanguage.ts'

const never = () => () => undefined
const unknown = (): undefined => undefined

/** The current language: the given one, then the address's, then the cookie's (not while hydrating), then Vietnamese. */
export function useLanguage(
  given: Language | undefined,
  url: string,
  rules: { campaignPaths: readonly string[] },
): Language {
  const found = given ?? detectLanguage(url, rules)
  const stored = useSyncExternalStore(never, found === undefined ? readLanguageCookie : unknown, unknown)
  return found ?? stored ?? DEFAULT_LANGUAGE
}
