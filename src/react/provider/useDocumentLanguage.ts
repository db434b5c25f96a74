import { useEffect } from 'react'
import { keepDocumentLanguage } from '../../browser/page/keepDocumentLanguage.ts'
import type { Language } from '../../core/language/language.ts'

/**
 * Keeps the document's `lang` in sync with the current language, also on client navigation. A document in a third
 * language is left unchanged; the cleanup restores the previous value.
 */
export function useDocumentLanguage(language: Language, isWanted: boolean): void {
  useEffect(() => (isWanted ? keepDocumentLanguage(language) : undefined), [language, isWanted])
}
