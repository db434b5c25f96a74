import { safeDocument } from '../page/safeDocument.ts'

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/**
 * Focuses an element on a key press without modifiers, except while typing elsewhere or while a dialog is open.
 *
 * @param read returns the element; `null` for none.
 * @param key a `KeyboardEvent.key` value.
 *
 * @returns a function that unsubscribes.
 */
export function listenForShortcut(read: () => HTMLElement | null, key: string): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey
    if (event.key !== key || hasModifier || event.isComposing || event.defaultPrevented) return
    const target = event.composedPath()[0]
    if (target instanceof Element && target.closest(TYPED_INTO)) return
    if (safeDocument.querySelector('dialog[open]')) return
    const element = read()
    if (!element) return
    event.preventDefault()
    element.focus()
  }
  safeDocument.addEventListener('keydown', onKeyDown)
  return () => safeDocument.removeEventListener('keydown', onKeyDown)
}
