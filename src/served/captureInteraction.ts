import { expandedIn, setExpanded } from '../browser/disclosures/startDisclosures.ts'
import { isFocused, rootOf } from '../browser/elements/elements.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { prepareReplacement } from './replacement.ts'

/** Elements with text input. */
const FIELDS = 'input, textarea, select'

/**
 * Saves typed text, focus and open menus of an element before it or its content is replaced.
 *
 * @param find returns the element that has taken its place. @default the one with the same `data-shell-id`
 *
 * @returns a function that restores them, called once the new content is on the page.
 */
export function captureInteraction(element: Element, find?: () => Element): () => void {
  const id = element.getAttribute('data-shell-id')
  const fields = [...element.querySelectorAll<HTMLInputElement>(FIELDS)].map((field) => ({ field, text: field.value }))
  const open = expandedIn(element)
  const { activeElement } = rootOf(element)
  const focused = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null
  const replacement = focused && prepareReplacement(focused, element)
  return () => {
    const selection = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : null
    const now = find ? find() : safeDocument.querySelector(`[data-shell-id="${id}"]`)
    for (const { field, text } of fields) {
      // The visitor may have gone on typing until it was replaced.
      const value = field.isConnected ? text : field.value
      if (value === field.defaultValue) continue
      const now = rootOf(element).getElementById(field.id)
      // Writing the same text would end an input method's composition.
      if (now instanceof HTMLInputElement && now.value !== value) now.value = value
    }
    for (const before of open) {
      // The visitor may have closed it until it was replaced.
      if (before.getAttribute('aria-expanded') !== 'true') continue
      const button = now?.querySelector<HTMLElement>(`[aria-controls="${before.getAttribute('aria-controls')}"]`)
      if (button) setExpanded(button, true)
    }
    if (!replacement || !now || isFocused(focused)) return
    const target = replacement(now)
    target?.focus({ preventScroll: true })
    if (selection && target instanceof HTMLInputElement) target.setSelectionRange(selection[0] ?? 0, selection[1] ?? 0)
  }
}
