/** Shows a dialog, over the page or beside what is on it. Where it cannot be shown like that, an open one is better than none. */
export function showDialog(dialog: HTMLDialogElement, way: 'showModal' | 'show'): void {
  if (dialog.open) return
  if (typeof dialog[way] === 'function') dialog[way]()
  else dialog.open = true
}

/** Closes a dialog, however it was shown. */
export function closeDialog(dialog: HTMLDialogElement): void {
  if (!dialog.open) return
  if (typeof dialog.close === 'function') dialog.close()
  else dialog.open = false
}

/** The button that opens a dialog: it names what it controls. */
export function buttonOf(dialog: HTMLDialogElement): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[aria-controls="${CSS.escape(dialog.id)}"]`)
}
