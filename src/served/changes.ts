import type { UnshownOption } from '../options/options.ts'

type Values = Readonly<Record<string, unknown>>

/** Props that do not affect the HTML of components that are not rendered yet. */
const UNSHOWN: Readonly<Record<UnshownOption | 'children', true>> = {
  children: true,
  fetch: true,
  logger: true,
  onTrack: true,
  refreshUser: true,
  navigate: true,
  suggest: true,
  adapters: true,
  attribution: true,
  consent: true,
  recentSearches: true,
  registerServiceWorker: true,
  documentLanguage: true,
  serviceWorker: true,
}

/** Returns whether props differ in their rendered content: pages recreate objects on every render. */
export function isChanged(before: object, now: object): boolean {
  // Most are the same object, and none is compared.
  return before !== now && pairsOf(before, now).some(([key, one, two]) => !(key in UNSHOWN) && !isSame(one, two))
}

/** Returns whether any value is another one, as pages pass it. */
export function isPassedAnew(before: object, now: object): boolean {
  return before !== now && pairsOf(before, now).some(([, one, two]) => !Object.is(one, two))
}

/**
 * Compares by content. Of functions, one is as good as another. React elements are the same if their type, key and props
 * are. A value deeper than 99 levels, such as a cyclic one, counts as another one.
 */
function isSame(one: unknown, two: unknown, depth = 99): boolean {
  if (Object.is(one, two)) return true
  if (typeof one !== typeof two || !one || !two || depth === 0) return false
  if (typeof one === 'function') return true
  return (
    typeof one === 'object' &&
    pairsOf(one, two).every(
      // The type is the component of an element, the owner what created it: React adds that, and all of the page with it.
      ([key, a, b]) => key === '_owner' || (key === 'type' ? a === b : isSame(a, b, depth - 1)),
    )
  )
}

/** Returns the names that either object has, with the values of both. */
const pairsOf = (one: object, two: object) =>
  Object.keys({ ...one, ...two }).map((key) => [key, (one as Values)[key], (two as Values)[key]] as const)
