// Kept at the element, where every copy of the shell on the page finds it.
const KEY = Symbol.for('@jobsite/shell/part')

type Holder = Element & { [KEY]?: () => void }

/** Notes what takes an element's part out again; returns what forgets it. */
export function noteHeld(element: Element, remove: () => void): () => void {
  const holder: Holder = element
  holder[KEY] = remove
  return () => {
    if (holder[KEY] === remove) delete holder[KEY]
  }
}

/**
 * Takes out the part that an element holds, whichever shell on the page drew it, so that another one can be drawn there.
 *
 * @returns whether there was one.
 */
export function vacate(element: Holder): boolean {
  const remove = element[KEY]
  remove?.()
  return remove !== undefined
}
