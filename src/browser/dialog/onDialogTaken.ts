import { watchTree } from '../elements/watchTree.ts'

/**
 * Calls a listener when the page takes an open dialog away: removes it from the document, its attribute `open`, or, of a
 * modal one, its place above the page, as moving it does. Browsers send no event for these.
 *
 * @returns a function that unsubscribes.
 */
export function onDialogTaken(dialog: HTMLDialogElement, listener: () => void): () => void {
  const wasModal = isModal(dialog)
  const watch = watchTree(() => {
    if (dialog.isConnected && dialog.open && isModal(dialog) === wasModal) return
    watch.stop()
    listener()
  })
  watch.add(dialog, 'open')
  return watch.stop
}

/** Returns whether a dialog is above the page; `false` where the selector is unknown. */
function isModal(dialog: HTMLDialogElement): boolean {
  try {
    return dialog.matches(':modal')
  } catch {
    return false
  }
}
