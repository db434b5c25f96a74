/** Those who want to be told of a change. */
export interface Listeners {
  readonly tell: () => void
  /** Returns what ends the telling. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Keeps listeners, and tells all of them. Who comes or goes meanwhile changes nothing of the round under way. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    tell() {
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
