/**
 * Returns the element that takes the place of another one after its component was rendered again: the same of those that
 * look alike; `null` if there is none.
 *
 * @param before root that contains the element, as it was.
 * @param now root as it is.
 */
export const replacement = <Found extends Element>(element: Found, before: Element, now: Element): Found | null =>
  prepareReplacement(element, before)(now)

/** Returns a function that finds the replacement of an element once its component is rendered again. */
export function prepareReplacement<Found extends Element>(
  element: Found,
  before: Element,
): (now: Element) => Found | null {
  const places = [exactKey, roughKey].map((keyOf) => {
    const key = keyOf(element)
    const isAlike = (other: Element): boolean => keyOf(other) === key
    const index = alike(before, element, isAlike).indexOf(element)
    return (now: Element) => alike(now, element, isAlike)[index]
  })
  return (now) => {
    for (const find of places) {
      const found = find(now)
      if (found) return found
    }
    return null
  }
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
