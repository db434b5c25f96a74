/** Calls back when the page comes back out of the browser's cache of pages. Returns what ends it. */
export function onPageRestored(listener: () => void): () => void {
  const handle = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('pageshow', handle)
  return () => window.removeEventListener('pageshow', handle)
}
