/**
 * Returns the element that takes the place of another one after its component was rendered again: the same of those that
 * look alike; `null` if there is none.
 *
 * @param before root that contains the element, as it was.
 * @param now root as it is.
 */
export function counterpart<Found extends Element>(element: Found, before: Element, now: Element): Found | null {
  for (const keyOf of [exactKey, roughKey]) {
    const isAlike = (other: Element): boolean => keyOf(other) === keyOf(element)
    const found = alike(now, element, isAlike)[alike(before, element, isAlike).indexOf(element)]
    if (found) return found
  }
  return null
}

const alike = <Found extends Element>(
  root: Element,
  { localName }: Found,
  isAlike: (other: Found) => boolean,
): Found[] => [...root.querySelectorAll<Found>(localName)].filter(isAlike)

const exactKey = (element: Element): string =>
  `${roughKey(element)} ${element.id} ${element.getAttribute('href')} ${element.textContent}`

/** Another user or language changes texts and links. */
const roughKey = ({ className, parentElement }: Element): string => `${className} ${parentElement?.className}`
