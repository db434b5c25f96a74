/** Time for the second press of a double one, in milliseconds. */
const DOUBLE_PRESS_MS = 300

/**
 * Ignores the second press of a double one: it is meant for the element of the first, and not for what has taken its
 * place since, which gets neither the click nor the focus. Returns a function that ends it.
 *
 * @param box the place of the first press.
 */
export function ignoreSecondPress(box: DOMRectReadOnly): () => void {
  const start = performance.now()
  const onPress = (event: MouseEvent) => {
    const { clientX, clientY, timeStamp, detail } = event
    if (timeStamp - start > DOUBLE_PRESS_MS) return stop()
    // Mice count their presses, and not every touch screen does.
    if (detail < 2 && (event as PointerEvent).pointerType === 'mouse') return
    if (clientX <= box.left || clientX >= box.right || clientY <= box.top || clientY >= box.bottom) return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => {
    window.removeEventListener('mousedown', onPress, true)
    window.removeEventListener('click', onPress, true)
  }
  // Its default action moves the focus.
  window.addEventListener('mousedown', onPress, true)
  window.addEventListener('click', onPress, true)
  return stop
}
