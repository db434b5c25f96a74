/**
 * Texts of a document that do not fit where they stand: cut off, or beyond the edge of the window. Runs by itself in
 * any page: tests hand it over as it is. What the visitor brings along (a name, a keyword) may be cut, and is not copy.
 */
export function findOverflow(content: Document): string[] {
  const view = content.defaultView
  if (!view) return []
  const found: string[] = []
  const edge = content.documentElement.clientWidth
  for (const element of content.querySelectorAll<HTMLElement>('[data-shell] *')) {
    const text = [...element.childNodes]
      .filter(({ nodeType }) => nodeType === 3)
      .map(({ textContent }) => textContent?.trim())
      .join('')
    if (text === '' || element.closest('.shell-hidden, .shell-user-name, .shell-name, .shell-job')) continue
    const { width, right, left } = element.getBoundingClientRect()
    // One pixel is how texts are hidden from sight and kept for readers; none is how they are not there.
    if (width <= 1 || view.getComputedStyle(element).visibility === 'hidden') continue
    if (right > edge + 1 || left < -1) found.push(`beyond the edge: ${text}`)
    for (let box: HTMLElement | null = element; box; box = box.parentElement) {
      const { overflowX } = view.getComputedStyle(box)
      if (overflowX === 'visible') continue
      // A box of one pixel hides its text from sight, and keeps it for screen readers.
      const isVisible = box.clientWidth > 1
      if (overflowX !== 'auto' && isVisible && box.scrollWidth > box.clientWidth + 1) found.push(`cut off: ${text}`)
      break
    }
  }
  return [...new Set(found)]
}
