import { rootOf } from '../elements/elements.ts'

/**
 * Shows a dialog, modal or not, and focuses its field with `autofocus`: in the same task, so that no key reaches another
 * element. A dialog that is not modal, or whose method is missing, is opened by its attribute.
 */
export function showDialog(dialog: HTMLDialogElement, way: 'showModal' | 'show'): void {
  if (dialog.open) return
  if (way === 'showModal' && typeof dialog.showModal === 'function') dialog.showModal()
  // `show()` would scroll the page to the focus.
  else dialog.open = true
  // Not every browser follows the attribute.
  dialog.querySelector<HTMLElement>('input[autofocus]')?.focus({ preventScroll: true })
}

/** Closes a dialog, in whatever way it was opened. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) return
  if (typeof dialog.close === 'function') dialog.close()
  else dialog.open = false
}

/** Returns the button of a dialog or a list, found by `aria-controls`. */
export function buttonOf(element: Element): HTMLElement | null {
  return rootOf(element).querySelector<HTMLElement>(controlSelector(element.id))
}

/**
 * Returns the selector of the control of an element: `[aria-controls="…"]`. A JSON string is a CSS string too; jsdom has
 * `CSS.escape` since version 31 only.
 */
export const controlSelector = (id: string): string => `[aria-controls=${JSON.stringify(id)}]`
