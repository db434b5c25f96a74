/** Entry of the history. */
export interface NavigationEntry {
  readonly index: number
  /** Stays the same when the entry's URL or state is replaced. */
  readonly key: string
}

/** Event of the Navigation API for another current entry. */
export interface EntryChange extends Event {
  readonly navigationType?: string | null
  /** The entry before. */
  readonly from?: NavigationEntry
}

/** Subset of the Navigation API that the shell uses. */
export interface NavigationApi {
  readonly currentEntry: NavigationEntry | null
  readonly canGoForward: boolean
  readonly activation?: { readonly from: NavigationEntry | null } | null
  addEventListener(type: 'currententrychange', listener: (event: EntryChange) => void): void
  removeEventListener(type: 'currententrychange', listener: (event: EntryChange) => void): void
}

/**
 * Returns the Navigation API; `undefined` if it is missing, as in older browsers, where an element of that id is found
 * instead, or blocked in a frame.
 */
export function readNavigation(): NavigationApi | undefined {
  try {
    const { navigation } = window as { navigation?: NavigationApi }
    return navigation instanceof Node ? undefined : (navigation ?? undefined)
  } catch {
    return undefined
  }
}

/**
 * Returns a value that identifies the current entry of the history and stays the same where it is replaced: its key, or without the
 * Navigation API the number of entries, which a push adds to.
 */
export function currentEntry(): unknown {
  try {
    return readNavigation()?.currentEntry?.key ?? window.history.length
  } catch {
    return 0
  }
}

/** Adds a listener if the platform allows it. Returns a cleanup function. */
export function listen<Type extends string, Listener>(
  target:
    | { addEventListener(type: Type, on: Listener): void; removeEventListener(type: Type, on: Listener): void }
    | undefined,
  type: Type,
  listener: Listener,
): () => void {
  try {
    target?.addEventListener(type, listener)
  } catch {
    return () => undefined
  }
  return () => target?.removeEventListener(type, listener)
}
