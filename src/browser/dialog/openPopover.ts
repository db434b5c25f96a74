import { rootOf } from '../elements/elements.ts'
import { keepInWindow } from '../elements/keepInWindow.ts'
import { onNavigation } from '../navigation/onNavigation.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { buttonOf, closeDialog, showDialog } from './dialogs.ts'
import { onDialogTaken } from './onDialogTaken.ts'

/** Options of {@link openPopover}. */
export interface PopoverOptions {
  /**
   * Called once when the popover closes: by Escape, a click or focus elsewhere, a new URL, or a resize below
   * `minWidth`.
   */
  onClose: () => void
  /** Minimum viewport width, in CSS pixels. @default unlimited */
  minWidth?: number
}

/**
 * Opens a non-modal dialog. Its button is found by `aria-controls`; clicks on the button are ignored.
 *
 * @returns a function that closes it and returns focus to the button, unless focus is elsewhere.
 */
export function openPopover(dialog: HTMLDialogElement, { onClose, minWidth }: PopoverOptions): () => void {
  const narrow = minWidth === undefined ? undefined : window.matchMedia?.(`(max-width: ${minWidth - 1}px)`)
  if (narrow?.matches) {
    onClose()
    return () => undefined
  }
  const button = buttonOf(dialog)
  const controller = new AbortController()
  const { signal } = controller
  const isInside = (target: EventTarget | null): boolean =>
    target instanceof Node && (dialog.contains(target) || button?.contains(target) === true)

  const onPointerDown = (event: PointerEvent) => {
    // Outside of a shadow root, the target of its events is its host.
    if (!isInside(event.composedPath()[0] ?? null)) onClose()
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
  // If the focused element was removed, only the document receives Escape.
  const onKeyDownOutside = (event: KeyboardEvent) => {
    const { activeElement, body } = safeDocument
    if (activeElement === null || activeElement === body) onKeyDown(event)
  }
  const onWidth = ({ matches }: MediaQueryListEvent) => {
    if (matches) onClose()
  }

  showDialog(dialog, 'show')
  const stopPlacing = keepInWindow(dialog)
  const stopUrlListener = onNavigation(onClose)
  safeDocument.addEventListener('pointerdown', onPointerDown, { signal })
  dialog.addEventListener('focusout', onFocusOut, { signal })
  dialog.addEventListener('keydown', onKeyDown, { signal })
  safeDocument.addEventListener('keydown', onKeyDownOutside, { signal })
  narrow?.addEventListener('change', onWidth, { signal })

  const stopWatching = onDialogTaken(dialog, onClose)

  return () => {
    controller.abort()
    stopWatching()
    stopUrlListener()
    stopPlacing()
    const { activeElement, body } = safeDocument
    // The focused element may already be removed with the dialog's content.
    const hadFocus = activeElement === null || activeElement === body || dialog.contains(rootOf(dialog).activeElement)
    closeDialog(dialog)
    if (hadFocus) button?.focus({ preventScroll: true })
  }
}
