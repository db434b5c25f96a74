/**
 * Prepares an element for rendering or hydration.
 *
 * @returns a function that restores the element's original content.
 */
export function claimElement(element: Element, isServed: boolean): () => void {
  const original = [...element.childNodes]
  if (!isServed) {
    element.replaceChildren()
    return () => element.replaceChildren(...original)
  }
  // Hydration modifies the nodes: restore copies.
  const copies = original.map((node) => node.cloneNode(true))
  return () => element.replaceChildren(...copies)
}
