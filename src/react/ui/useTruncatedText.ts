import { type RefObject, useEffect, useRef, useState } from 'react'

/** State and refs of a text that is truncated at a height and can be expanded. */
interface TruncatedText {
  /** Ref of the clipping box. */
  readonly clipRef: RefObject<HTMLDivElement | null>
  /** Ref of the text inside the box. */
  readonly textRef: RefObject<HTMLDivElement | null>
  /** Whether the text is higher than the box. */
  readonly isCollapsible: boolean
  readonly isExpanded: boolean
  readonly toggle: () => void
}

/**
 * Returns the state of a text truncated at a height. It expands on request, and when Tab focus, a page search or a link
 * target lands in the hidden part.
 *
 * @param height visible height, in CSS pixels.
 */
export function useTruncatedText(height: number): TruncatedText {
  const clipRef = useRef<HTMLDivElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const [isCollapsible, setIsCollapsible] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const scrolled = useRef(0)
  useEffect(() => {
    const clip = clipRef.current
    const text = textRef.current
    if (!clip || !text) return undefined
    return observeTruncatedText(clip, text, {
      onHeight: (full) => setIsCollapsible(full > height),
      onReach: (by) => {
        scrolled.current = by
        setIsOpen(true)
      },
    })
  }, [height])
  useEffect(() => {
    if (!isOpen || scrolled.current === 0) return
    // The page scrolls instead of the box, so that the target stays at its position on the screen.
    window.scrollBy({ top: scrolled.current, behavior: 'instant' })
    scrolled.current = 0
  }, [isOpen])
  const toggle = () => setIsOpen((before) => !before)
  return { clipRef, textRef, isCollapsible, isExpanded: isCollapsible && isOpen, toggle }
}

/** Callbacks of a truncated text. */
interface TruncationListener {
  /** Called with the text's full height in CSS pixels: at once, and on every change. */
  onHeight(height: number): void
  /** Called when a hidden part is scrolled into view, with the scrolled distance in CSS pixels. */
  onReach(scrolled: number): void
}

/**
 * Observes a text that is clipped by a box. Browsers scroll such a box when focus, a page search or a link target lands
 * in the hidden part; that scroll is detected. Returns a function that stops observing.
 */
function observeTruncatedText(
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
