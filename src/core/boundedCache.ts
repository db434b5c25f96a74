/** Bounded cache by text. */
export interface BoundedCache<Value> {
  /** Number of stored values. */
  readonly size: number
  /** Returns a value, which becomes the latest used one. */
  get(key: string): Value | undefined
  /** Stores a value, and removes the least recently used ones beyond the limit. */
  set(key: string, value: Value): void
  /** Removes all values. */
  clear(): void
}

/**
 * Creates a cache that removes the least recently used values beyond a limit.
 *
 * @param maxCharacters most characters of all keys and values, two bytes each.
 * @param lengthOf returns the number of characters of a value.
 *
 * @example createBoundedCache<string>(100, (text) => text.length).get('a') // undefined
 */
/* @__NO_SIDE_EFFECTS__ */
export function createBoundedCache<Value>(
  maxCharacters: number,
  lengthOf: (value: Value) => number,
): BoundedCache<Value> {
  // A map iterates in the order of insertion: the first entry is the least recently used one.
  const values = new Map<string, Value>()
  let characters = 0
  const remove = (key: string): void => {
    const value = values.get(key)
    if (value === undefined) return
    characters -= key.length + lengthOf(value)
    values.delete(key)
  }
  return {
    get size() {
      return values.size
    },
    get(key) {
      const value = values.get(key)
      if (value !== undefined) {
        values.delete(key)
        values.set(key, value)
      }
      return value
    },
    set(key, value) {
      remove(key)
      values.set(key, value)
      characters += key.length + lengthOf(value)
      for (const oldest of values.keys()) {
        if (characters <= maxCharacters) return
        remove(oldest)
      }
    },
    clear() {
      values.clear()
      characters = 0
    },
  }
}
