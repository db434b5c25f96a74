import { type RefObject, useEffect } from 'react'

const TYPED_INTO = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]'

/**
 * Gives focus to an element as a key is pressed: without modifiers, not while something is typed elsewhere, and not
 * while a dialog is open.
 *
 * @param key as `KeyboardEvent.key` has it; `null` for none.
 */
export function useFocusKey(ref: RefObject<HTMLElement | null>, key: string | null): void {
  useEffect(() => {
    if (key === null) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const hasModifier = event.ctrlKey || event.metaKey || event.altKey
      if (event.key !== key || hasModifier || event.isComposing || event.defaultPrevented) return
      const target = event.composedPath()[0]
      if (target instanceof Element && target.closest(TYPED_INTO)) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      ref.current?.focus()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [ref, key])
}
