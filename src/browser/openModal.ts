import { isPlainClick } from './clicks.ts'
import { buttonOf, closeDialog, showDialog } from './dialogs.ts'
import { lockScroll } from './lockScroll.ts'
import { pushOverlayEntry } from './pushOverlayEntry.ts'

export interface ModalOptions {
  /** Told once when the visitor closes: Escape, a press beside the dialog, "back", a link, or a screen that grew. */
  onClose: () => void
  /** The widest screen that shows it, in CSS pixels. @default any */
  maxWidth?: number
}

/**
 * Shows a dialog over the page, which neither scrolls nor takes focus meanwhile. A press on a link inside closes it
 * first and is followed as soon as the history is as it was: whoever comes back from there finds the page, once.
 *
 * @returns what closes it and gives focus back to where it was.
 */
export function openModal(dialog: HTMLDialogElement, { onClose, maxWidth }: ModalOptions): () => void {
  const wide = maxWidth === undefined ? undefined : window.matchMedia?.(`(min-width: ${maxWidth + 1}px)`)
  if (wide?.matches) {
    onClose()
    return () => undefined
  }
  const opener = findOpener(dialog)
  let followed: HTMLAnchorElement | undefined
  let startedBeside = false

  const onPointerDown = (event: PointerEvent) => {
    startedBeside = event.target === dialog
  }
  const onClick = (event: MouseEvent) => {
    // The dialog itself is only pressed beside its content: on the backdrop. A drag that ends there is no press.
    if (event.target === dialog && startedBeside) onClose()
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || link.target === '_blank' || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    followed = link
    onClose()
  }
  const onDialogClose = () => {
    // The event comes late: the dialog may have been closed and shown again since.
    if (!dialog.open) onClose()
  }
  const onWidth = ({ matches }: MediaQueryListEvent) => {
    if (matches) onClose()
  }

  // First the entry: the history remembers how far the page below is scrolled.
  const removeEntry = pushOverlayEntry(onClose)
  const unlock = lockScroll()
  showDialog(dialog, 'showModal')
  dialog.addEventListener('close', onDialogClose)
  dialog.addEventListener('pointerdown', onPointerDown)
  dialog.addEventListener('click', onClick, true)
  wide?.addEventListener('change', onWidth)

  return () => {
    dialog.removeEventListener('close', onDialogClose)
    dialog.removeEventListener('pointerdown', onPointerDown)
    dialog.removeEventListener('click', onClick, true)
    wide?.removeEventListener('change', onWidth)
    closeDialog(dialog)
    unlock()
    opener?.focus({ preventScroll: true })
    removeEntry(() => followed?.click())
  }
}

/** What had focus, or the button of the dialog: not every browser gives focus to a button that is pressed. */
function findOpener(dialog: HTMLDialogElement): HTMLElement | null {
  const { activeElement, body } = document
  if (activeElement instanceof HTMLElement && activeElement !== body) return activeElement
  return buttonOf(dialog)
}
