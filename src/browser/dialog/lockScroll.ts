import { saveInlineStyles } from '../elements/saveInlineStyles.ts'
import { safeDocument } from '../page/safeDocument.ts'

/**
 * Prevents scrolling of the page without a layout shift: the scroll position and the width of a classic scrollbar are
 * kept.
 *
 * @returns a function that unlocks scrolling and restores the styles.
 */
export function lockScroll(): () => void {
  const root = safeDocument.documentElement
  const styles = saveInlineStyles(root, ['overflow', 'scrollbar-gutter'])
  // A gutter without a scrollbar to replace would itself shift the layout.
  if (window.innerWidth > root.clientWidth) styles.set('scrollbar-gutter', 'stable')
  styles.set('overflow', 'hidden')
  return styles.restore
}
