/** The address on view, as the browser has it. */
export function readLocation(): string {
  return window.location.href
}

/**
 * The fragment that the browser has behind an address: servers never see it. Empty where the address names one itself,
 * or is not the one on view.
 */
export function readHash(url: string): string {
  const { href, hash } = window.location
  if (hash === '' || url.includes('#')) return ''
  const given = URL.canParse(url, href) ? new URL(url, href).href : undefined
  return given === href.slice(0, -hash.length) ? hash : ''
}

/** The Navigation API's part that tells of route changes inside a page app; older browsers lack it. */
interface NavigationTarget {
  addEventListener(type: 'currententrychange', listener: () => void): void
  removeEventListener(type: 'currententrychange', listener: () => void): void
}

/** Without the Navigation API: when it is looked, after a search, whether the page has changed its address, in milliseconds. */
const LOOKS_AFTER_SEARCH = [0, 100, 400, 1000, 3000]

/** Calls back when the address changes without a page load. Returns what ends it. */
export function subscribeLocation(listener: () => void): () => void {
  const navigation = (window as { navigation?: NavigationTarget }).navigation
  window.addEventListener('popstate', listener)
  window.addEventListener('hashchange', listener)
  navigation?.addEventListener('currententrychange', listener)
  const stopLooking = navigation ? undefined : lookAfterSearch(listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener('hashchange', listener)
    navigation?.removeEventListener('currententrychange', listener)
    stopLooking?.()
  }
}

/** A page that takes a search over changes its address in its own time, and older browsers do not tell of it. */
function lookAfterSearch(listener: () => void): () => void {
  let timers: ReturnType<typeof setTimeout>[] = []
  const stop = () => {
    for (const timer of timers) clearTimeout(timer)
  }
  const look = () => {
    stop()
    timers = LOOKS_AFTER_SEARCH.map((after) => setTimeout(listener, after))
  }
  window.addEventListener('SEARCH', look)
  return () => {
    window.removeEventListener('SEARCH', look)
    stop()
  }
}
