import { createBoundedCache } from '../core/boundedCache.ts'

/** A rendered fragment and the class names that its styles are found by. */
export interface CachedFragment {
  /** HTML, in a cache with placeholders in place of what differs between requests. */
  readonly html: string
  readonly styleNames: readonly string[]
}

/** Options of {@link createShellCache}. */
export interface ShellCacheOptions {
  /** Total length of the stored fragments and their keys, in characters of two bytes. @default 8,000,000 */
  maxCharacters?: number | undefined
}

/** Bounded cache of the fragments of `renderShell`: the least recently used ones are removed beyond a limit. */
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
 * Creates a cache for `renderShell`. A fragment is stored once for all URLs and visitors of a page, without what differs
 * between them: the cache holds nothing of a visitor.
 *
 * @example createShellCache().size // 0
 */
export function createShellCache(options: ShellCacheOptions = {}): ShellCache {
  return createBoundedCache(options?.maxCharacters ?? DEFAULT_MAX_CHARACTERS, ({ html }) => html.length)
}
