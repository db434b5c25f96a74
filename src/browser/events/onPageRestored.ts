/** Adds a listener for restores from the browser's back/forward cache. Returns a function that unsubscribes. */
export function onPageRestored(listener: () => void): () => void {
  const handle = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('pageshow', handle)
  return () => window.removeEventListener('pageshow', handle)
}
