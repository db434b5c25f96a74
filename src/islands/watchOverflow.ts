/**
 * Calls back, once, when the items of a header's menu bar overflow its line. Measures with the page's own layout: reading
 * sizes while mounting would force one.
 *
 * @returns a function that stops it.
 */
export function watchOverflow(header: Element, call: () => void): () => void {
  const bar = header.querySelector('.shell-entries')
  if (!bar || typeof ResizeObserver === 'undefined') return () => undefined
  const sizes = new ResizeObserver(() => {
    if (bar.scrollWidth <= bar.clientWidth) return
    sizes.disconnect()
    call()
  })
  sizes.observe(bar)
  return () => sizes.disconnect()
}
