import { makePlain } from '../browser/elements/plainCopy.ts'

/**
 * Attribute of an element in which a shell is mounted. Libraries that replace pages show copies of earlier ones, which
 * contain the fragments as the shell changed them, so they cannot be hydrated. Those that morph pages remove it.
 */
export const MOUNTED = 'data-shell-mounted'

/** Returns whether an element has the mark of a mounted shell. */
export const isMarked = (element: Element): boolean => element.hasAttribute(MOUNTED)

/** Marks an element in which a shell is mounted. Returns a function that removes the mark. */
export function markMounted(element: Element): () => void {
  element.setAttribute(MOUNTED, '')
  return () => element.removeAttribute(MOUNTED)
}

/** Returns the component of a fragment in an element, as the server rendered it; `null` without one. */
export const servedRoot = (element: Element): HTMLElement | null =>
  isMarked(element) ? null : element.querySelector<HTMLElement>('[data-shell-id]')

/** Content of an element before a shell was mounted in it. */
export interface ClaimedContent {
  /** Copy of the server's HTML, without what a visitor has opened in it; empty if there was none. */
  readonly served: DocumentFragment
  /** Restores the element's original content. */
  readonly restore: () => void
}

/** Prepares an element for rendering or hydration. */
export function claimElement(element: Element, isServed: boolean): ClaimedContent {
  const range = new Range()
  range.selectNodeContents(element)
  // Hydration modifies the nodes.
  const content = isServed ? range.cloneContents() : range.extractContents()
  if (isServed) makePlain(content)
  const removeMark = markMounted(element)
  return {
    served: isServed ? content : new DocumentFragment(),
    restore() {
      element.replaceChildren(content)
      removeMark()
    },
  }
}
