import { useEffect } from 'react'
import { isDocumentLanguage } from '../../browser/page/isDocumentLanguage.ts'
import { safeDocument } from '../../browser/page/safeDocument.ts'
import type { Language } from '../../core/language/language.ts'

/**
 * Keeps the document's `lang` in sync with the current language, also on client navigation. A document in a third
 * language is left unchanged; the cleanup restores the previous value.
 */
export function useDocumentLanguage(language: Language, isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return undefined
    const root = safeDocument.documentElement
    const before = root.getAttribute('lang')
    if (isDocumentLanguage(language)) return undefined
    root.lang = language
    return () => {
      // Set by a framework meanwhile: leave its value.
      if (root.lang !== language) return
      if (before === null) root.removeAttribute('lang')
      else root.lang = before
    }
  }, [language, isWanted])
}
