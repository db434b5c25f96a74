import { readLocation, withoutHash } from './location.ts'
import { currentEntry, listen, readNavigation } from './navigationApi.ts'

/** Type of the last navigation. `unknown`: the browser's URL did not change. */
export type NavigationKind = 'new' | 'replaced' | 'unknown'

/** Recorder of navigations between two calls. */
export interface NavigationWatch {
  /** Returns the type of navigation since the last call; a push, traversal or search outweighs a replacement. */
  readonly takeKind: () => NavigationKind
  readonly stop: () => void
}

/** Where a page begins: its URL, and its entry of the history. */
export interface NavigationStart {
  readonly url: string
  /** @default the current one */
  readonly entry?: unknown
}

/**
 * Records whether navigations push or traverse entries, or replace the current URL.
 *
 * @param from where the page begins. @default the current URL and entry
 */
export function watchNavigations(from: NavigationStart = { url: readLocation() }): NavigationWatch {
  let last = { url: withoutHash(from.url), entry: from.entry ?? currentEntry() }
  let kind: NavigationKind = 'unknown'
  let isSearched = false

  const note = (isTraversed: boolean) => {
    const now = { url: withoutHash(readLocation()), entry: currentEntry() }
    if (now.url !== last.url) {
      if (isTraversed || isSearched || now.entry !== last.entry) kind = 'new'
      else if (kind === 'unknown') kind = 'replaced'
      isSearched = false
    }
    last = now
  }
  const stops = [
    listen(window, 'popstate', () => note(true)),
    listen(window, 'SEARCH', () => {
      isSearched = true
    }),
    // Each change by itself: a page may push and replace before it is asked.
    listen(readNavigation(), 'currententrychange', () => note(false)),
  ]
  return {
    takeKind() {
      note(false)
      const taken = kind
      kind = 'unknown'
      return taken
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}
