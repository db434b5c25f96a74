/** A rendered fragment and the class names that its styles are found by. */
export interface CachedFragment {
  readonly html: string
  readonly styleNames: readonly string[]
}

/** Options of {@link createShellCache}. */
export interface ShellCacheOptions {
  /** Total length of the stored fragments and their keys, in characters of two bytes. @default 8,000,000 */
  maxCharacters?: number | undefined
}

/** Bounded cache of the fragments of `renderShell`. */
export interface ShellCache {
  /** Number of stored fragments. */
  readonly size: number
  /** Returns a fragment, which becomes the latest used one. */
  get(key: string): CachedFragment | undefined
  /** Stores a fragment, and removes the least recently used ones beyond the limit. */
  set(key: string, fragment: CachedFragment): void
  /** Removes all fragments. */
  clear(): void
}

const DEFAULT_MAX_CHARACTERS = 8_000_000

/**
 * Creates a cache for `renderShell`: fragments are stored by what they were rendered from, and the least recently used
 * ones are removed beyond a limit. It holds nothing of a logged-in user, and no URL with private values.
 *
 * @example createShellCache().size // 0
 */
export function createShellCache(options: ShellCacheOptions = {}): ShellCache {
  const maxCharacters = options?.maxCharacters ?? DEFAULT_MAX_CHARACTERS
  // A map iterates in the order of insertion: the first entry is the least recently used one.
  const fragments = new Map<string, CachedFragment>()
  let characters = 0
  const remove = (key: string): void => {
    const fragment = fragments.get(key)
    if (!fragment) return
    characters -= key.length + fragment.html.length
    fragments.delete(key)
  }
  return {
    get size() {
      return fragments.size
    },
    get(key) {
      const fragment = fragments.get(key)
      if (fragment) {
        fragments.delete(key)
        fragments.set(key, fragment)
      }
      return fragment
    },
    set(key, fragment) {
      remove(key)
      fragments.set(key, fragment)
      characters += key.length + fragment.html.length
      for (const oldest of fragments.keys()) {
        if (characters <= maxCharacters) return
        remove(oldest)
      }
    },
    clear() {
      fragments.clear()
      characters = 0
    },
  }
}
