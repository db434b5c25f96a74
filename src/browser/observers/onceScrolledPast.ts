/**
 * Calls a listener once an element is above the viewport, where its removal causes no visible shift. Never in browsers
 * without scroll anchoring. Returns a cleanup function.
 */
export function onceScrolledPast(element: Element, listener: () => void): () => void {
  const keepsPlace = typeof CSS !== 'undefined' && CSS.supports?.('overflow-anchor', 'auto')
  if (!keepsPlace || typeof IntersectionObserver === 'undefined') return () => undefined
  const observer = new IntersectionObserver((entries) => {
    const isAbove = entries.some(
      ({ isIntersecting, boundingClientRect }) => !isIntersecting && boundingClientRect.bottom < 0,
    )
    if (!isAbove) return
    observer.disconnect()
    listener()
  })
  observer.observe(element)
  return () => observer.disconnect()
}
