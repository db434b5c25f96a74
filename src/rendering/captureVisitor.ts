import { expandedIn, setExpanded } from '../browser/disclosures/expanded.ts'
import { counterpart } from './counterpart.ts'

/** Elements with text input. */
const FIELDS = 'input, textarea, select'

/**
 * Saves typed text, focus and open menus of an element before it or its content is replaced.
 *
 * @returns a function that restores them, called once the new content is on the page, with the element as it was.
 */
export function captureVisitor(element: HTMLElement): (before?: Element) => void {
  const id = element.getAttribute('data-shell-id')
  const fields = [...element.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter((field) => field.id !== '' && field.value !== field.defaultValue)
    .map((field) => ({ id: field.id, value: field.value }))
  const openIds = expandedIn(element).map((button) => button.getAttribute('aria-controls'))
  const { activeElement } = document
  const focused = activeElement instanceof HTMLElement && element.contains(activeElement) ? activeElement : null
  const selection = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : null
  return (before = element) => {
    const now = document.querySelector(`[data-shell-id="${id}"]`)
    for (const { id, value } of fields) {
      const field = document.getElementById(id)
      if (field instanceof HTMLInputElement) field.value = value
    }
    for (const id of openIds) {
      const button = now?.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
      if (button) setExpanded(button, true)
    }
    if (!focused || !now) return
    const target = counterpart(focused, before, now)
    target?.focus({ preventScroll: true })
    if (selection && target instanceof HTMLInputElement) target.setSelectionRange(selection[0] ?? 0, selection[1] ?? 0)
  }
}
