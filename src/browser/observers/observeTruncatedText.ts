/** Callbacks of a truncated text. */
export interface TruncationListener {
  /** Called with the text's full height in CSS pixels: at once, and on every change. */
  onHeight(height: number): void
  /** Called when a hidden part is scrolled into view, with the scrolled distance in CSS pixels. */
  onReach(scrolled: number): void
}

/**
 * Observes a text that is clipped by a box. Browsers scroll such a box when focus, a page search or a link target lands
 * in the hidden part; that scroll is detected. Returns a function that stops observing.
 */
export function observeTruncatedText(
  clip: HTMLElement,
  text: HTMLElement,
  { onHeight, onReach }: TruncationListener,
): () => void {
  const measure = () => onHeight(Math.ceil(text.getBoundingClientRect().height))
  measure()
  // Images and fonts load later.
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(measure)
  observer?.observe(text)

  const reach = () => {
    if (clip.scrollTop > 0) onReach(clip.scrollTop)
  }
  const focus = ({ target }: FocusEvent) => {
    const isHidden =
      target instanceof Element && target.getBoundingClientRect().bottom > clip.getBoundingClientRect().bottom
    if (isHidden) onReach(clip.scrollTop)
  }
  clip.addEventListener('scroll', reach)
  text.addEventListener('focusin', focus)
  return () => {
    observer?.disconnect()
    clip.removeEventListener('scroll', reach)
    text.removeEventListener('focusin', focus)
  }
}
