import { controlSelector } from '../elements/controlSelector.ts'
import { rootOf } from '../elements/rootOf.ts'

/** Shows a dialog, modal or not. If the method fails, the dialog is opened by its attribute. */
export function showDialog(dialog: HTMLDialogElement, way: 'showModal' | 'show'): void {
  if (dialog.open) return
  if (typeof dialog[way] === 'function') dialog[way]()
  else dialog.open = true
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
