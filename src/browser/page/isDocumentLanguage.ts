import { isLanguage, type Language } from '../../core/language/language.ts'
import { safeDocument } from './safeDocument.ts'

/**
 * Returns whether the document's `lang` is unchanged: it is already the current language, or one that the site does not
 * support.
 */
export function isDocumentLanguage(language: Language): boolean {
  const before = safeDocument.documentElement.getAttribute('lang')
  const own = before?.trim().toLowerCase().split('-', 1)[0] ?? ''
  return own === language || (own !== '' && !isLanguage(own))
}
