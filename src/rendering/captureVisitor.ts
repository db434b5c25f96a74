/** Elements with text input or focus. */
const FIELDS = 'input, textarea, select'
const FOCUSABLE = 'a[href], button, input, textarea, select'

/**
 * Saves typed text and focus in an element before its content is replaced.
 *
 * @returns a function that restores them, called once the new content is on the page.
 */
export function captureVisitor(element: HTMLElement): () => void {
  const id = element.getAttribute('data-shell-id')
  const fields = [...element.querySelectorAll<HTMLInputElement>(FIELDS)]
    .filter((field) => field.id !== '' && field.value !== field.defaultValue)
    .map((field) => ({ id: field.id, value: field.value }))
  const focused = document.activeElement
  const focusedAt = focused ? [...element.querySelectorAll(FOCUSABLE)].indexOf(focused) : -1
  const selection = focused instanceof HTMLInputElement ? [focused.selectionStart, focused.selectionEnd] : null
  return () => {
    const now = document.querySelector(`[data-shell-id="${id}"]`)
    for (const { id, value } of fields) {
      const field = document.getElementById(id)
      if (field instanceof HTMLInputElement) field.value = value
    }
    if (focusedAt < 0 || !now) return
    const target = now.querySelectorAll<HTMLElement>(FOCUSABLE)[focusedAt]
    target?.focus({ preventScroll: true })
    if (selection && target instanceof HTMLInputElement) target.setSelectionRange(selection[0] ?? 0, selection[1] ?? 0)
  }
}
