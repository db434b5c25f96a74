import { rootOf } from '../elements/elements.ts'
import { type SavedStyles, saveInlineStyles } from '../elements/saveInlineStyles.ts'
import { isPlainClick } from '../events/clicks.ts'
import { ignoreSecondPress, type PressBox } from '../events/ignoreSecondPress.ts'
import { onNavigation } from '../navigation/onNavigation.ts'
import { pushHistoryEntry } from '../navigation/pushHistoryEntry.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { beginShared, readShared, writeShared } from '../page/shared.ts'
import { buttonOf, closeDialog, showDialog } from './dialogs.ts'
import { onDialogTaken } from './onDialogTaken.ts'

/** Options of {@link openModal}. */
export interface ModalOptions {
  /**
   * Called once when the dialog closes: by Escape, a click on the backdrop, "back", a link, a new URL, a resize beyond
   * `maxWidth`, or a page that removes it.
   */
  onClose: () => void
  /** Maximum viewport width, in CSS pixels. @default unlimited */
  maxWidth?: number
}

/**
 * Opens a modal dialog with scroll lock and a history entry. A click on a link inside closes the dialog first and is
 * followed once the history is restored, so that "back" from there leads to the page, once. The second press of a double
 * one that opens or closes the dialog is ignored. A second call for an open dialog takes over from the first, whose
 * `onClose` and result then do nothing: the code that renders a dialog comes after it was opened.
 *
 * @returns a function that closes the dialog and restores focus.
 */
export function openModal(dialog: HTMLDialogElement, { onClose: onFirstClose, maxWidth }: ModalOptions): () => void {
  const opened = readShared('modal', dialog)
  if (opened) return opened(onFirstClose)
  const wide = maxWidth === undefined ? undefined : window.matchMedia?.(`(min-width: ${maxWidth + 1}px)`)
  if (wide?.matches) {
    onFirstClose()
    return () => undefined
  }
  let owner = onFirstClose
  const onClose = () => owner()
  const opener = findOpener(dialog)
  let followed: HTMLAnchorElement | undefined
  let pressed: Parameters<typeof ignoreSecondPress> | undefined
  let startedBeside = false
  const controller = new AbortController()
  const { signal } = controller
  const stopIgnoring = opener && ignoreSecondPress(opener.getBoundingClientRect())

  const onPointerDown = (event: PointerEvent) => {
    startedBeside = event.target === dialog
  }
  const onClick = (event: MouseEvent) => {
    const target = event.target as Element
    // A click on the dialog element itself is on the backdrop.
    const isBeside = target === dialog
    pressed = [isBeside ? windowBox() : target.getBoundingClientRect(), event.timeStamp]
    // A drag that ends there is no click.
    if (isBeside && startedBeside) onClose()
    const link = target.closest<HTMLAnchorElement>('a[href]')
    if (!link || link.target === '_blank' || !isPlainClick(event)) return
    event.preventDefault()
    event.stopPropagation()
    followed = link
    onClose()
  }
  const onDialogClose = () => {
    // The event is asynchronous: the dialog may have been closed and opened again.
    if (!dialog.open) onClose()
  }
  const onWidth = ({ matches }: MediaQueryListEvent) => {
    if (matches) onClose()
  }

  // The button follows the dialog, and not only what is rendered: that comes later, and not where nothing changes for it.
  const expand = (isOpen: boolean) => buttonOf(dialog)?.setAttribute('aria-expanded', String(isOpen))

  // Push the entry first: the history stores the scroll position of the page below.
  const removeEntry = pushHistoryEntry(onClose)
  const stopUrlListener = onNavigation(onClose)
  const unlock = lockScroll()
  showDialog(dialog, 'showModal')
  expand(true)
  dialog.addEventListener('close', onDialogClose, { signal })
  dialog.addEventListener('pointerdown', onPointerDown, { signal })
  dialog.addEventListener('click', onClick, { capture: true, signal })
  wide?.addEventListener('change', onWidth, { signal })
  let isOpen = true
  const close = () => {
    if (!isOpen) return
    isOpen = false
    writeShared('modal', undefined, dialog)
    stopWatching()
    controller.abort()
    stopUrlListener()
    stopIgnoring?.()
    if (pressed) ignoreSecondPress(...pressed)
    closeDialog(dialog)
    expand(false)
    unlock()
    // The page may have rendered the opener again meanwhile.
    const button = opener?.isConnected ? opener : buttonOf(dialog)
    button?.focus({ preventScroll: true })
    removeEntry(() => followed?.click())
  }
  // At once: what is rendered there may be gone too, and never close it.
  const stopWatching = onDialogTaken(dialog, () => {
    close()
    onClose()
  })
  /** Replaces `onClose`. Returns a function that closes the dialog and restores focus. */
  const takeOver = writeShared(
    'modal',
    (next) => {
      owner = next
      return () => {
        if (owner === next) close()
      }
    },
    dialog,
  )
  return takeOver(onFirstClose)
}

/** Returns the place of a backdrop. */
const windowBox = (): PressBox => ({ left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight })

/** Returns the focused element, or the dialog's button: not every browser focuses a clicked button. */
function findOpener(dialog: HTMLDialogElement): HTMLElement | null {
  const { activeElement } = rootOf(dialog)
  if (activeElement instanceof HTMLElement && activeElement !== safeDocument.body) return activeElement
  return buttonOf(dialog)
}

/**
 * Prevents scrolling of the page without a layout shift: the scroll position and the width of a classic scrollbar are
 * kept, whether the window scrolls or the body.
 *
 * @returns a function that ends the lock. The last one unlocks scrolling and restores the styles.
 */
function lockScroll(): () => void {
  // Overlays may close in another order than they opened.
  const lock = beginShared('scroll-lock', () => ({ holders: 0, unlock: lockPage() }))
  lock.holders += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    lock.holders -= 1
    if (lock.holders > 0) return
    writeShared('scroll-lock', undefined)
    lock.unlock()
  }
}

function lockPage(): () => void {
  const { documentElement: root, body } = safeDocument
  const rootStyles = saveInlineStyles(root, ['overflow', 'scrollbar-gutter'])
  const bodyStyles = saveInlineStyles(body, ['overflow', 'scrollbar-gutter'])
  // The body's overflow is the window's as long as the root has none of its own: beside that of the lock, it would make
  // the body scroll instead, from its top.
  const { overflowX, overflowY } = getComputedStyle(root)
  const isOfWindow = !isClipping(overflowX) && !isClipping(overflowY)
  keepPosition(() => {
    // A gutter without a scrollbar to replace would itself shift the layout.
    if (window.innerWidth > root.clientWidth) rootStyles.set('scrollbar-gutter', 'stable')
    if (isOfWindow) setUnlessVisible(body, bodyStyles)
    else {
      if (body.offsetWidth > body.clientWidth + body.clientLeft * 2) bodyStyles.set('scrollbar-gutter', 'stable')
      bodyStyles.set('overflow', 'hidden')
    }
    rootStyles.set('overflow', 'hidden')
  })
  return () =>
    keepPosition(() => {
      rootStyles.restore()
      bodyStyles.restore()
    })
}

const isClipping = (overflow: string): boolean => overflow !== '' && overflow !== 'visible'

function setUnlessVisible(body: HTMLElement, styles: SavedStyles): void {
  const { overflowX, overflowY } = getComputedStyle(body)
  if (isClipping(overflowX) || isClipping(overflowY)) styles.set('overflow', 'visible')
}

/** Runs a change of styles, and scrolls back what it has scrolled. */
function keepPosition(change: () => void): void {
  const { body } = safeDocument
  const [x, y, bodyY] = [window.scrollX, window.scrollY, body.scrollTop]
  change()
  if (window.scrollX !== x || window.scrollY !== y) window.scrollTo({ left: x, top: y, behavior: 'instant' })
  if (body.scrollTop !== bodyY) body.scrollTo({ top: bodyY, behavior: 'instant' })
}
