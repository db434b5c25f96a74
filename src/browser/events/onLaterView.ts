import { safeDocument } from '../page/safeDocument.ts'
/**
 * Adds a listener for views of a page that was loaded earlier: restored from the back/forward cache, or opened after
 * the browser prerendered it. Returns a function that unsubscribes.
 */
export function onLaterView(listener: () => void): () => void {
  const restore = (event: PageTransitionEvent) => {
    if (event.persisted) listener()
  }
  window.addEventListener('pageshow', restore)
  safeDocument.addEventListener('prerenderingchange', listener)
  return () => {
    window.removeEventListener('pageshow', restore)
    safeDocument.removeEventListener('prerenderingchange', listener)
  }
}
