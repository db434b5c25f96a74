import { readShared, writeShared } from '../browser/page/shared.ts'

/** Stores the unmount function of an element; returns a function that removes it. */
export function registerMount(element: Element, remove: () => void): () => void {
  writeShared('part', remove, element)
  return () => {
    if (readShared('part', element) === remove) writeShared('part', undefined, element)
  }
}

/**
 * Unmounts the component in an element, of any shell on the page, so that another one can be mounted.
 *
 * @returns whether there was one.
 */
export function unmountExisting(element: Element): boolean {
  const remove = readShared('part', element)
  remove?.()
  return remove !== undefined
}
