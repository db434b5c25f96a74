import { onTakenBack } from '../events/holdPress.ts'
import { onNavigation } from '../navigation/onNavigation.ts'
import { safeDocument } from '../page/safeDocument.ts'

/**
 * Calls a listener as a visitor leaves an open element: by a press or focus outside of it, by Escape without focus, or
 * by a new URL.
 *
 * @returns a function that unsubscribes.
 */
export function onLeave(element: Element, listener: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const leaveFromOutside = (event: Event) => {
    if (!event.composedPath().includes(element)) listener()
  }
  const leaveWithoutFocus = ({ key }: KeyboardEvent) => {
    // A click does not focus the button in every browser; then Escape reaches only the document.
    if (key === 'Escape' && safeDocument.activeElement === safeDocument.body) listener()
  }
  safeDocument.addEventListener('pointerdown', leaveFromOutside, { signal })
  safeDocument.addEventListener('focusin', leaveFromOutside, { signal })
  safeDocument.addEventListener('keydown', leaveWithoutFocus, { signal })
  const stopUrlListener = onNavigation(listener)
  return () => {
    controller.abort()
    stopUrlListener()
  }
}

/**
 * Calls a listener as a visitor leaves what a press is about to open: by Escape, by a press outside of its control, or by a
 * new URL.
 *
 * @returns a function that unsubscribes.
 */
export function onLeaveBeforeOpen(control: EventTarget, listener: () => void): () => void {
  const stops = [onTakenBack(control, listener), onNavigation(listener)]
  return () => {
    for (const stop of stops) stop()
  }
}
