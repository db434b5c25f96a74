import { readLocation, withoutHash } from './location.ts'
import { type EntryChange, listen, readNavigation } from './navigationApi.ts'

/** Type of the last navigation. `unknown`: the browser's URL did not change. */
export type NavigationKind = 'new' | 'replaced' | 'unknown'

/** Recorder of navigations between two calls. */
export interface NavigationWatch {
  /** Returns the type of navigation since the last call; a push, traversal or search outweighs a replacement. */
  readonly takeKind: () => NavigationKind
  readonly stop: () => void
}

/**
 * Records whether navigations push or traverse entries, or replace the current URL.
 *
 * @param from the page's first URL. @default the current one
 */
export function watchNavigations(from: string = readLocation()): NavigationWatch {
  const navigation = readNavigation()
  const current = () => ({ url: withoutHash(readLocation()), entries: countEntries() })
  let last = { ...current(), url: withoutHash(from) }
  let kind: NavigationKind = 'unknown'
  let isSearched = false

  const note = (isNew: boolean) => {
    const now = current()
    if (now.url !== last.url) {
      if (isNew || isSearched) kind = 'new'
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
    listen(navigation, 'currententrychange', ({ navigationType }: EntryChange) => note(navigationType !== 'replace')),
  ]
  return {
    takeKind() {
      // Without the Navigation API, a push is detected by the additional history entry.
      note(!navigation && countEntries() !== last.entries)
      const taken = kind
      kind = 'unknown'
      return taken
    },
    stop() {
      for (const stop of stops) stop()
    },
  }
}

function countEntries(): number {
  try {
    return window.history.length
  } catch {
    return 0
  }
}
