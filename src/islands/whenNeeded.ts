import { needOf, type ServedPart } from './needOf.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Calls back when a component has to be rendered without interaction. Returns a cleanup function.
 *
 * @param render called at once, in idle time, in idle time after the element is first in view, or never.
 */
export function whenNeeded(part: ServedPart, render: () => void): () => void {
  const need = needOf(part)
  if (need === 'now') render()
  else if (need === 'shown' && part.element && typeof IntersectionObserver === 'function')
    return onceInView(part.element, () => void whenIdle(render))
  else if (need !== null) return whenIdle(render)
  return () => undefined
}

/** Calls a listener once an element is in view: never while a style sheet hides it. Returns a cleanup function. */
function onceInView(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    listener()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
