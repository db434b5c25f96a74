/**
 * Returns the texts of a document that do not fit: cut off, or beyond the edge of the window. Needs nothing of this module,
 * so that tests can run it in any page. Text from users (a name, a keyword) may be cut off and is left out.
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
    // Texts for screen readers only have a size of one pixel, texts that are not rendered none.
    if (width <= 1 || view.getComputedStyle(element).visibility === 'hidden') continue
    let box: HTMLElement | null = element
    while (box && view.getComputedStyle(box).overflowX === 'visible') box = box.parentElement
    // A box of one pixel has text for screen readers only.
    if (box && box.clientWidth <= 1) continue
    if (right > edge + 1 || left < -1) found.push(`beyond the edge: ${text}`)
    if (box && view.getComputedStyle(box).overflowX !== 'auto' && box.scrollWidth > box.clientWidth + 1)
      found.push(`cut off: ${text}`)
  }
  return [...new Set(found)]
}
