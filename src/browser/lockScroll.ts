import { keepStyles } from './keepStyles.ts'

/**
 * Keeps the page from scrolling. It stays where it is, and nothing on it moves: the room of a classic scrollbar is kept.
 *
 * @returns what lets it scroll again and leaves its styles as they were.
 */
export function lockScroll(): () => void {
  const root = document.documentElement
  const styles = keepStyles(root, ['overflow', 'scrollbar-gutter'])
  // A gutter without a scrollbar to replace would be a shift of its own.
  if (window.innerWidth > root.clientWidth) styles.set('scrollbar-gutter', 'stable')
  styles.set('overflow', 'hidden')
  return styles.restore
}
