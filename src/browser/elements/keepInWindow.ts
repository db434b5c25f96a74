import { safeDocument } from '../page/safeDocument.ts'

/** Minimum distance to the window's edge, in CSS pixels. */
const MARGIN = 8

/**
 * Moves an overflowing element horizontally into the window, by `translate`: enlarged text can move its anchor.
 *
 * @returns a cleanup function that restores the element.
 */
export function keepInWindow(element: HTMLElement): () => void {
  const place = () => {
    element.style.removeProperty('translate')
    const { left, right } = element.getBoundingClientRect()
    const limit = safeDocument.documentElement.clientWidth - MARGIN
    // If wider than the window, align its start.
    const shift = Math.max(Math.min(0, limit - right), MARGIN - left)
    if (left < MARGIN || right > limit) element.style.setProperty('translate', `${shift}px`)
  }
  place()
  const observer = typeof ResizeObserver === 'undefined' ? undefined : new ResizeObserver(place)
  if (element.parentElement) observer?.observe(element.parentElement)
  window.addEventListener('resize', place)
  return () => {
    observer?.disconnect()
    window.removeEventListener('resize', place)
    element.style.removeProperty('translate')
  }
}
