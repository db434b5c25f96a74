/** What is set on the page while it is locked. */
type LockedStyle = 'overflow' | 'scrollbar-gutter'

/**
 * Keeps the page from scrolling. It stays where it is, and nothing on it moves: the room of a classic scrollbar is kept.
 *
 * @returns what lets it scroll again and leaves its styles as they were.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = (['overflow', 'scrollbar-gutter'] satisfies LockedStyle[]).map(
    (name) => [name, style.getPropertyValue(name)] as const,
  )
  // A gutter without a scrollbar to replace would be a shift of its own.
  if (window.innerWidth > clientWidth) style.setProperty('scrollbar-gutter', 'stable')
  style.setProperty('overflow', 'hidden')
  return () => {
    for (const [name, value] of before) {
      if (value === '') style.removeProperty(name)
      else style.setProperty(name, value)
    }
    if (document.documentElement.getAttribute('style') === '') document.documentElement.removeAttribute('style')
  }
}
