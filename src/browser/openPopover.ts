import { buttonOf, closeDialog, showDialog } from './dialogs.ts'

export interface PopoverOptions {
  /** Told once when the visitor closes: Escape, a press or focus elsewhere, or a screen that shrank. */
  onClose: () => void
  /** The narrowest screen that shows it, in CSS pixels. @default any */
  minWidth?: number
}

/**
 * Shows a dialog that does not cover the page. Its button is found by `aria-controls`; a press on it is left to it.
 *
 * @returns what closes it and gives focus back to the button, unless it is elsewhere by now.
 */
export function openPopover(dialog: HTMLDialogElement, { onClose, minWidth }: PopoverOptions): () => void {
  const button = buttonOf(dialog)
  const narrow = minWidth === undefined ? undefined : window.matchMedia?.(`(max-width: ${minWidth - 1}px)`)
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (dialog.contains(target) || button?.contains(target) === true)

  const onPointerDown = (event: PointerEvent) => {
    if (!isInside(event.target)) onClose()
  }
  const onFocusOut = (event: FocusEvent) => {
    if (event.relatedTarget !== null && !isInside(event.relatedTarget)) onClose()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    onClose()
  }
  const onWidth = ({ matches }: MediaQueryListEvent) => {
    if (matches) onClose()
  }

  showDialog(dialog, 'show')
  document.addEventListener('pointerdown', onPointerDown)
  dialog.addEventListener('focusout', onFocusOut)
  dialog.addEventListener('keydown', onKeyDown)
  narrow?.addEventListener('change', onWidth)

  return () => {
    document.removeEventListener('pointerdown', onPointerDown)
    dialog.removeEventListener('focusout', onFocusOut)
    dialog.removeEventListener('keydown', onKeyDown)
    narrow?.removeEventListener('change', onWidth)
    const { activeElement, body } = document
    // What had focus inside may be gone already, with the dialog's content.
    const hadFocus = activeElement === null || activeElement === body || dialog.contains(activeElement)
    closeDialog(dialog)
    if (hadFocus) button?.focus({ preventScroll: true })
  }
}
