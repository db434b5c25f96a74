import { type SavedStyles, saveInlineStyles } from '../elements/saveInlineStyles.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { beginShared, writeShared } from '../page/shared.ts'

/**
 * Prevents scrolling of the page without a layout shift: the scroll position and the width of a classic scrollbar are
 * kept, whether the window scrolls or the body.
 *
 * @returns a function that ends the lock. The last one unlocks scrolling and restores the styles.
 */
export function lockScroll(): () => void {
  // Overlays may close in another order than they opened.
  const lock = beginShared('scroll-lock', () => ({ holders: 0, unlock: lockPage() }))
  lock.holders += 1
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    lock.holders -= 1
    if (lock.holders > 0) return
    writeShared('scroll-lock', undefined)
    lock.unlock()
  }
}

function lockPage(): () => void {
  const { documentElement: root, body } = safeDocument
  const rootStyles = saveInlineStyles(root, ['overflow', 'scrollbar-gutter'])
  const bodyStyles = saveInlineStyles(body, ['overflow', 'scrollbar-gutter'])
  // The body's overflow is the window's as long as the root has none of its own: beside that of the lock, it would make
  // the body scroll instead, from its top.
  const { overflowX, overflowY } = getComputedStyle(root)
  const isOfWindow = !isClipping(overflowX) && !isClipping(overflowY)
  keepPosition(() => {
    // A gutter without a scrollbar to replace would itself shift the layout.
    if (window.innerWidth > root.clientWidth) rootStyles.set('scrollbar-gutter', 'stable')
    if (isOfWindow) setUnlessVisible(body, bodyStyles)
    else {
      if (body.offsetWidth > body.clientWidth + body.clientLeft * 2) bodyStyles.set('scrollbar-gutter', 'stable')
      bodyStyles.set('overflow', 'hidden')
    }
    rootStyles.set('overflow', 'hidden')
  })
  return () =>
    keepPosition(() => {
      rootStyles.restore()
      bodyStyles.restore()
    })
}

const isClipping = (overflow: string): boolean => overflow !== '' && overflow !== 'visible'

function setUnlessVisible(body: HTMLElement, styles: SavedStyles): void {
  const { overflowX, overflowY } = getComputedStyle(body)
  if (isClipping(overflowX) || isClipping(overflowY)) styles.set('overflow', 'visible')
}

/** Runs a change of styles, and scrolls back what it has scrolled. */
function keepPosition(change: () => void): void {
  const { body } = safeDocument
  const [x, y, bodyY] = [window.scrollX, window.scrollY, body.scrollTop]
  change()
  if (window.scrollX !== x || window.scrollY !== y) window.scrollTo({ left: x, top: y, behavior: 'instant' })
  if (body.scrollTop !== bodyY) body.scrollTo({ top: bodyY, behavior: 'instant' })
}
