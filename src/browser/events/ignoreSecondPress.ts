/** Time for the second press of a double one, in milliseconds. */
export const DOUBLE_PRESS_MS = 300

/** Place of a press in the window, in CSS pixels. */
export type PressBox = Pick<DOMRectReadOnly, 'left' | 'top' | 'right' | 'bottom'>

/** Events of a press, in their order. The default action of `mousedown` moves the focus. */
const PRESS = ['pointerdown', 'mousedown', 'click'] as const

/**
 * Ignores the second press of a double one: it is meant for the element of the first, and not for what has taken its
 * place since, which gets neither the click nor the focus. Returns a function that ends it.
 *
 * @param box the place of the first press.
 * @param start time of the first press, in milliseconds as in `Event.timeStamp`. Default: now.
 */
export function ignoreSecondPress(box: PressBox, start = performance.now()): () => void {
  let isMouse = false
  const onPress = (event: MouseEvent) => {
    const { type, clientX, clientY, timeStamp, detail } = event
    if (timeStamp - start > DOUBLE_PRESS_MS) return stop()
    if (type === 'pointerdown') {
      isMouse = (event as PointerEvent).pointerType === 'mouse'
      return
    }
    // Mice count their presses, and not every touch screen does.
    if (isMouse && detail < 2) return
    if (clientX <= box.left || clientX >= box.right || clientY <= box.top || clientY >= box.bottom) return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => {
    for (const type of PRESS) window.removeEventListener(type, onPress, true)
  }
  for (const type of PRESS) window.addEventListener(type, onPress, true)
  return stop
}
