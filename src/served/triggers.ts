import { readStored, STORAGE_AREAS } from '../browser/storage/storage.ts'
import { whenIdle } from './whenIdle.ts'

/**
 * Attribute of a root whose server knew that it has to be rendered without interaction, and when: names of
 * {@link STRATEGIES}, separated by spaces. `never` for a component that needs no script at all; without it, the first
 * interaction renders the component.
 */
export const HYDRATE_ATTRIBUTE = 'data-shell-hydrate'

/** Attribute of the elements that `overflow` observes, with the direction: `inline` or `block`. */
const OVERFLOW_ATTRIBUTE = 'data-shell-overflow'

const nothing = (): void => undefined

type Strategy = (element: Element, render: () => void, detail: string, begin: () => void) => () => void

/**
 * When a served component is rendered, or begins what it does by itself, without interaction. Each starts a wait and returns a
 * function that ends it.
 */
const STRATEGIES: Readonly<Record<string, Strategy>> = {
  now: (_, render) => {
    render()
    return nothing
  },
  idle: (_, __, ___, begin) => whenIdle(begin),
  /** In idle time after the element is first in view: never while a style sheet hides it. */
  visible: (element, render) =>
    typeof IntersectionObserver === 'function' ? onceInView(element, () => void whenIdle(render)) : whenIdle(render),
  /** Once content does not fit into an element that says so: `overflow:idle` waits for idle time then. */
  overflow: (element, render, when) =>
    onOverflow(
      [...element.querySelectorAll(`[${OVERFLOW_ATTRIBUTE}]`)],
      when === 'idle' ? () => void whenIdle(render) : render,
    ),
  /** If this browser has stored a value, by its key. */
  stored: (_, render, key) => {
    if (STORAGE_AREAS.some((area) => readStored(area, key as 'params') !== null)) render()
    return nothing
  },
}

/** Returns whether the server has marked a component as one that needs no script. */
export const needsNoScript = (element: Element): boolean => element.getAttribute(HYDRATE_ATTRIBUTE) === 'never'

/**
 * Starts what the server wrote on a component's root. Returns a function that ends it.
 *
 * @param begin called in idle time, if the server wrote so.
 */
export function startTriggers(element: Element, render: () => void, begin: () => void): () => void {
  const stops = (element.getAttribute(HYDRATE_ATTRIBUTE) ?? '').split(' ').map((text) => {
    const [name = ''] = text.split(':', 1)
    return STRATEGIES[name]?.(element, render, text.slice(name.length + 1), begin)
  })
  return () => {
    for (const stop of stops) stop?.()
  }
}

function onceInView(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    listener()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Measures with the page's own layout: reading sizes while mounting would force one. */
function onOverflow(boxes: readonly Element[], listener: () => void): () => void {
  if (boxes.length === 0 || typeof ResizeObserver === 'undefined') return nothing
  const sizes = new ResizeObserver(() => {
    if (boxes.every(fits)) return
    sizes.disconnect()
    listener()
  })
  for (const box of boxes) sizes.observe(box)
  return () => sizes.disconnect()
}

const fits = (box: Element): boolean =>
  box.getAttribute(OVERFLOW_ATTRIBUTE) === 'block'
    ? box.scrollHeight <= box.clientHeight
    : box.scrollWidth <= box.clientWidth
