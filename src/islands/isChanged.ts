/** Props that do not affect the HTML of components that are not rendered yet. */
const UNSEEN: ReadonlySet<string> = new Set([
  'children',
  'fetch',
  'logger',
  'onTrack',
  'refreshUser',
  'navigate',
  'suggest',
  'adapters',
  'attribution',
  'consent',
  'registerServiceWorker',
  'documentLanguage',
])

/** Returns whether props differ in their rendered content: pages recreate objects on every render. */
export function isChanged(before: object, now: object): boolean {
  return keysOf(before, now).some((key) => !UNSEEN.has(key) && !isSame(Reflect.get(before, key), Reflect.get(now, key)))
}

/** Returns whether any value is another one, as pages pass it. */
export function isPassedAnew(before: object, now: object): boolean {
  return keysOf(before, now).some((key) => !Object.is(Reflect.get(before, key), Reflect.get(now, key)))
}

function isSame(one: unknown, two: unknown): boolean {
  if (Object.is(one, two)) return true
  if (typeof one === 'function' && typeof two === 'function') return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  return keysOf(one, two).every((key) => isSame(Reflect.get(one, key), Reflect.get(two, key)))
}

/** Returns the names that either object has. */
const keysOf = (one: object, two: object): string[] => [...new Set([...Object.keys(one), ...Object.keys(two)])]
