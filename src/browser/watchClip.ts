/** What is told of a text in a box that cuts it off. */
export interface ClipListener {
  /** How high the text is, in CSS pixels: at once, and whenever that changes. */
  onHeight(height: number): void
  /** The visitor got to a place that is cut off: so many CSS pixels of the text were scrolled away to show it. */
  onReach(scrolled: number): void
}

/**
 * Watches a text that is cut off by a box. Browsers scroll such a box when focus, a search in the page or a link lands in
 * what it hides: that is how it is known. Returns what ends the watch.
 */
export function watchClip(clip: HTMLElement, text: HTMLElement, { onHeight, onReach }: ClipListener): () => void {
  const measure = () => onHeight(Math.ceil(text.getBoundingClientRect().height))
  measure()
  // Pictures and fonts come late.
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
