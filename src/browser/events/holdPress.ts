import { MOBILE_MAX_WIDTH } from '../../core/windowWidths.ts'
import { pageTimeout } from '../page/pageTimeout.ts'

/**
 * Calls a listener once a visitor takes back a press that has not opened anything yet: by Escape, or by a press elsewhere.
 *
 * @returns a function that unsubscribes.
 */
export function onTakenBack(control: EventTarget, listener: () => void): () => void {
  const onEvent = (event: Event) => {
    const isOther =
      event.type === 'keydown'
        ? (event as KeyboardEvent).key === 'Escape' && !(event as KeyboardEvent).isComposing
        : !event.composedPath().includes(control)
    if (isOther) listener()
  }
  const types = ['keydown', 'pointerdown']
  for (const type of types) window.addEventListener(type, onEvent, true)
  return () => {
    for (const type of types) window.removeEventListener(type, onEvent, true)
  }
}

/**
 * Holds back a press of a control until the code that it needs is there. A press that a visitor takes back meanwhile is
 * dropped: by what closes what it would have opened, which is Escape, a press elsewhere, and another URL or a window with the
 * layout of another width as the code comes.
 *
 * @param ready resolves once the code is there. Where it rejects, the press is dropped.
 */
export function holdPress(control: EventTarget, ready: Promise<unknown>, press: () => void): void {
  const place = readPlace()
  let isHeld = true
  const end = () => {
    isHeld = false
    stop()
  }
  const stop = onTakenBack(control, end)
  const release = () => {
    const isDue = isHeld && readPlace() === place
    end()
    if (isDue) press()
  }
  // In a task of its own: the code may come within the click of a key, in which browsers ignore another one.
  ready.then(() => pageTimeout(release), end)
}

/** Returns the page and the layout that a press belongs to. */
function readPlace(): string {
  const { pathname, search } = window.location
  return `${pathname}${search} ${window.matchMedia?.(`(max-width: ${MOBILE_MAX_WIDTH}px)`).matches}`
}
