import { type RefObject, useEffect, useRef, useState } from 'react'
import { watchClip } from '../../browser/watchClip.ts'

/** A text that is cut off at a height, and can be opened. */
export interface ClippedText {
  /** For the box that cuts off. */
  readonly clipRef: RefObject<HTMLDivElement | null>
  /** For the text in it. */
  readonly textRef: RefObject<HTMLDivElement | null>
  /** The text is higher than its box. */
  readonly isCollapsible: boolean
  readonly isExpanded: boolean
  readonly toggle: () => void
}

/**
 * A text that is shown to a height, and wholly when the visitor asks for it or gets into what is cut off: by the Tab key,
 * by searching the page, or by a link to a place in it.
 *
 * @param height what is shown of it, in CSS pixels.
 */
export function useClippedText(height: number): ClippedText {
  const clipRef = useRef<HTMLDivElement>(null)
  const textRef = useRef<HTMLDivElement>(null)
  const [isCollapsible, setIsCollapsible] = useState(false)
  const [isOpen, setIsOpen] = useState(false)
  const scrolled = useRef(0)
  useEffect(() => {
    const clip = clipRef.current
    const text = textRef.current
    if (!clip || !text) return undefined
    return watchClip(clip, text, {
      onHeight: (full) => setIsCollapsible(full > height),
      onReach: (by) => {
        scrolled.current = by
        setIsOpen(true)
      },
    })
  }, [height])
  useEffect(() => {
    if (!isOpen || scrolled.current === 0) return
    // The box no longer scrolls: the page does, so that what was got to stays where it is seen.
    window.scrollBy({ top: scrolled.current, behavior: 'instant' })
    scrolled.current = 0
  }, [isOpen])
  const toggle = () => setIsOpen((before) => !before)
  return { clipRef, textRef, isCollapsible, isExpanded: isCollapsible && isOpen, toggle }
}
