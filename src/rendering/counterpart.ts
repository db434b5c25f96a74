/**
 * Returns the element that takes the place of another one after its component was rendered again: the same of those that
 * look alike; `null` if there is none.
 *
 * @param before root that contains the element, as it was.
 * @param now root as it is.
 */
export function counterpart(element: Element, before: Element, now: Element): HTMLElement | null {
  for (const keyOf of [exactKey, roughKey]) {
    const isAlike = (other: Element): boolean => keyOf(other) === keyOf(element)
    const index = alike(before, element, isAlike).indexOf(element)
    const found = alike(now, element, isAlike)[index]
    if (found instanceof HTMLElement) return found
  }
  return null
}

const alike = (root: Element, { localName }: Element, isAlike: (other: Element) => boolean): Element[] =>
  [...root.querySelectorAll(localName)].filter(isAlike)

const exactKey = (element: Element): string =>
  `${roughKey(element)} ${element.id} ${element.getAttribute('href')} ${element.textContent}`

/** Another user or language changes texts and links. */
const roughKey = ({ className, parentElement }: Element): string => `${className} ${parentElement?.className}`
