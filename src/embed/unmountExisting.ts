// Stored on the element, where every copy of the shell on the page finds it.
const KEY = Symbol.for('@jobsite/shell/part')

type MountedElement = Element & { [KEY]?: () => void }

/** Stores the unmount function of an element; returns a function that removes it. */
export function registerMount(element: Element, remove: () => void): () => void {
  const holder: MountedElement = element
  holder[KEY] = remove
  return () => {
    if (holder[KEY] === remove) delete holder[KEY]
  }
}

/**
 * Unmounts the component in an element, of any shell on the page, so that another one can be mounted.
 *
 * @returns whether there was one.
 */
export function unmountExisting(element: MountedElement): boolean {
  const remove = element[KEY]
  remove?.()
  return remove !== undefined
}
