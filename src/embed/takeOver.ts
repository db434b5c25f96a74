/**
 * Makes an element ready to be drawn into, or to have its content taken over.
 *
 * @returns what gives the element its own content back.
 */
export function takeOver(element: Element, isServed: boolean): () => void {
  const own = [...element.childNodes]
  if (!isServed) {
    element.replaceChildren()
    return () => element.replaceChildren(...own)
  }
  // What is taken over is written to: a copy is what the page had.
  const copies = own.map((node) => node.cloneNode(true))
  return () => element.replaceChildren(...copies)
}
