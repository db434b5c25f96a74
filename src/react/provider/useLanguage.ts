import { readLanguageCookie } from '../../browser/cookies/languageCookie.ts'
import { DEFAULT_LANGUAGE, type Language } from '../../core/language/language.ts'
import { detectLanguage } from '../../core/routes/detectLanguage.ts'
import { noSubscription, noValue, useStore } from '../useStore.ts'

/**
 * Returns the current language: the prop, else the URL's, else the cookie's (not while hydrating), else Vietnamese; and
 * whether neither the prop nor the URL contains it.
 */
export function useLanguage(
  given: Language | undefined,
  url: string,
  rules: Parameters<typeof detectLanguage>[1],
): { readonly language: Language; readonly isGuessed: boolean } {
  const found = given ?? detectLanguage(url, rules)
  const stored = useStore(noSubscription, found === undefined ? readLanguageCookie : noValue, noValue)
  return { language: found ?? stored ?? DEFAULT_LANGUAGE, isGuessed: found === undefined }
}
