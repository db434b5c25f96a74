/** Returns the browser's current URL. */
export function readLocation(): string {
  return window.location.href
}

/** Returns the page's host, with its port. */
export function readHost(): string {
  return window.location.host
}

/**
 * Returns the browser's hash for a URL without one, as servers never receive it. Empty if the URL has a hash or is not
 * the current page.
 */
export function readHash(url: string): string {
  const { hash } = window.location
  if (hash === '' || url.includes('#')) return ''
  const { href } = window.location
  const absolute = URL.canParse(url, href) ? new URL(url, href).href : undefined
  return absolute === href.slice(0, -hash.length) ? hash : ''
}

/** Returns whether a URL is the browser's current one, ignoring the hash. */
export function isCurrentUrl(url: string): boolean {
  const { href } = window.location
  return URL.canParse(url, href) && withoutHash(new URL(url, href).href) === withoutHash(href)
}

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

/** Adds a listener if the platform allows it. Returns a cleanup function. */
function listen<Type extends string, Listener>(
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

/** Delays of URL checks after a search in browsers without the Navigation API, in milliseconds. */
const SEARCH_CHECK_DELAYS_MS = [0, 100, 400, 1000, 3000]

/** Adds a listener for URL changes without a page load. Returns a cleanup function. */
export function subscribeLocation(listener: () => void): () => void {
  const navigation = readNavigation()
  let isSubscribed = true
  // Routers push entries while React commits, when no component may be updated.
  const afterCommit = () => queueMicrotask(() => isSubscribed && listener())
  const stops = [
    listen(window, 'popstate', listener),
    listen(window, 'hashchange', listener),
    listen(navigation, 'currententrychange', afterCommit),
    ...(navigation ? [] : [pollAfterSearch(listener)]),
  ]
  return () => {
    isSubscribed = false
    for (const stop of stops) stop()
  }
}

/**
 * Checks the URL repeatedly after a search: a page that handles `SEARCH` changes its URL later, which older browsers do
 * not report.
 */
function pollAfterSearch(listener: () => void): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  const startPolling = () => {
    stop()
    timers = SEARCH_CHECK_DELAYS_MS.map((after) => setTimeout(listener, after))
  }
  window.addEventListener('SEARCH', startPolling)
  return () => {
    window.removeEventListener('SEARCH', startPolling)
    stop()
  }
}

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

export const withoutHash = (url: string): string => url.split('#', 1)[0] as string

function countEntries(): number {
  try {
    return window.history.length
  } catch {
    return 0
  }
}
