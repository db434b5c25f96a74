import { listen, readNavigation } from './navigationApi.ts'

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
