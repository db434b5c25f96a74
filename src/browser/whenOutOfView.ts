/**
 * Calls back once an element is above the window's upper edge, where taking it away moves nothing that is seen. Never in
 * browsers that do not keep what is seen in place. Returns what ends the wait.
 */
export function whenOutOfView(element: Element, listener: () => void): () => void {
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
