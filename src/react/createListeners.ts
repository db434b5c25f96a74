/** A list of listeners of one change. */
export interface Listeners {
  readonly emit: () => void
  /** Adds a listener. Returns a function that unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
}

/** Creates a list of listeners. Listeners that are added or removed during `emit` take effect with the next one. */
export function createListeners(): Listeners {
  const listeners = new Set<() => void>()
  return {
    emit() {
      for (const listener of [...listeners]) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
