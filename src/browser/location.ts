/** The address on view, as the browser has it. */
export function readLocation(): string {
  return window.location.href
}

/** The Navigation API's part that tells of route changes inside a page app; older browsers lack it. */
interface NavigationTarget {
  addEventListener(type: 'currententrychange', listener: () => void): void
  removeEventListener(type: 'currententrychange', listener: () => void): void
}

/** Calls back when the address changes without a page load. Returns what ends it. */
export function subscribeLocation(listener: () => void): () => void {
  const navigation = (window as { navigation?: NavigationTarget }).navigation
  window.addEventListener('popstate', listener)
  window.addEventListener('hashchange', listener)
  navigation?.addEventListener('currententrychange', listener)
  return () => {
    window.removeEventListener('popstate', listener)
    window.removeEventListener('hashchange', listener)
    navigation?.removeEventListener('currententrychange', listener)
  }
}
