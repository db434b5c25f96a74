import { safeDocument } from '../page/safeDocument.ts'

/** Returns the element at or above an event's target that matches a selector, or `null`. */
export const closestTo = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null

/** Returns the shadow root that an element is in, or the document: the scope of its ids, its focus and its styles. */
export function rootOf(element: Element): Document | ShadowRoot {
  const root = element.getRootNode()
  return root instanceof ShadowRoot ? root : safeDocument
}

/** Returns whether an element has the focus, in a shadow root too, where the document names only its host. */
export const isFocused = (element: Element | null): boolean =>
  element !== null && rootOf(element).activeElement === element
