import { safeDocument } from '../page/safeDocument.ts'

/** An element that scrolls instead of the window; `undefined` for the window. */
export type Scroller = HTMLElement | undefined

/** Returns the elements around another one that may scroll instead of the window, innermost first. */
export function scrollersAround(element: HTMLElement): HTMLElement[] {
  const { documentElement: root, body } = safeDocument
  const found: HTMLElement[] = []
  for (let around = element.parentElement; around && around !== root; around = around.parentElement)
    // The overflow of the body is the window's as long as the root has none of its own.
    if (clips(around) && (around !== body || clips(root))) found.push(around)
  return found
}

const clips = (element: HTMLElement): boolean => /auto|scroll|hidden/.test(getComputedStyle(element).overflowY)

/** Returns whether an element has more content than it shows, and a scrollbar for it. */
export const isScrollable = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'hidden'

/** Returns where the top edge of what scrolls is in the window, in CSS pixels. */
export const topEdgeOf = (scroller: Scroller): number =>
  scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0

/** Returns an element's distance from the beginning of what scrolls, in CSS pixels. */
export const distanceFromTop = (element: HTMLElement, scroller: Scroller): number =>
  element.getBoundingClientRect().top - topEdgeOf(scroller) + (scroller ? scroller.scrollTop : window.scrollY)
