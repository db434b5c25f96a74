import { setExpanded } from '../browser/disclosures/expanded.ts'

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

/**
 * Prepares an element for rendering or hydration.
 *
 * @returns a function that restores the element's original content.
 */
export function claimElement(element: Element, isServed: boolean): () => void {
  const range = new Range()
  range.selectNodeContents(element)
  // Hydration modifies the nodes: restore copies, without what a visitor has opened in them by the light script.
  const content = isServed ? range.cloneContents() : range.extractContents()
  if (isServed) {
    for (const dialog of content.querySelectorAll('dialog'))
      for (const name of ['open', 'data-sheet']) dialog.removeAttribute(name)
    for (const button of content.querySelectorAll<HTMLElement>('[aria-expanded]')) setExpanded(button, false)
  }
  const removeMark = markMounted(element)
  return () => {
    element.replaceChildren(content)
    removeMark()
  }
}
