import type { Language } from '../../core/language/language.ts'
import { isDocumentLanguage } from './isDocumentLanguage.ts'
import { safeDocument } from './safeDocument.ts'
import { beginShared } from './shared.ts'

/** Number of corrections after which the page wins, which goes on setting another language. */
const MOST_CORRECTIONS = 50

/**
 * Sets the document's `lang`, and sets it again where the page changes it: libraries that replace pages write that of the
 * page before, or none. A document in a third language is left unchanged.
 *
 * @returns a function that ends it and restores the value before, unless the page has set another one, or shows the shell
 * of its next page already, in the same language.
 */
export function keepDocumentLanguage(language: Language): () => void {
  const root = safeDocument.documentElement
  const before = root.getAttribute('lang')
  const keeper = {}
  const keepers = beginShared('document-language', () => [])
  keepers.push(keeper)
  let corrections = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const correct = () => {
    timer = undefined
    if (keepers.at(-1) !== keeper || isDocumentLanguage(language) || corrections >= MOST_CORRECTIONS) return
    corrections += 1
    root.lang = language
  }
  correct()
  // Once the page is done: it may be about to show another language's header.
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(correct)
  })
  observer.observe(root, { attributeFilter: ['lang'] })
  return () => {
    observer.disconnect()
    clearTimeout(timer)
    keepers.splice(keepers.indexOf(keeper), 1)
    if (corrections === 0 || root.lang !== language) return
    if (safeDocument.querySelector(`[data-shell][lang="${language}"]`)) return
    if (before === null) root.removeAttribute('lang')
    else root.lang = before
  }
}
