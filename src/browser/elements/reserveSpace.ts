import { safeDocument } from '../page/safeDocument.ts'
import { saveInlineStyles } from './saveInlineStyles.ts'

/** Attribute of the element that replaces a fixed header in the flow. */
const SPACER = 'data-shell-spacer'

/** Styles that determine a box's space among its siblings, in a flow, a flex container or a grid. */
const COPIED = ['margin', 'grid-area', 'order', 'flex', 'align-self', 'justify-self'] as const

/** Space of a header that is out of the flow. */
export interface ReservedSpace {
  /**
   * Fixes the header and inserts a spacer of its height after it, without a layout shift. Called again, resizes the
   * spacer.
   */
  take(height: number): void
  /**
   * Makes the header stick in the flow instead, with the elements around it that hold nothing else: where the page contains
   * fixed elements. Nothing shifts, and there is no spacer.
   */
  stick(): void
  /** Returns the header to the flow and removes the spacer. */
  release(): void
  /** Returns the element in the flow: the spacer while the header is fixed, else the header. */
  inFlow(): HTMLElement
}

/**
 * Creates the space of a header that may be fixed. The space stays at the header's position, not at the top of the
 * page: content above, such as a banner, keeps its scroll position.
 */
export function reserveSpace(header: HTMLElement): ReservedSpace {
  let spacer: HTMLElement | undefined
  let correction = 0
  let restoreBox: (() => void) | undefined
  return {
    take(height) {
      if (spacer) {
        spacer.style.height = `${height + correction}px`
        return
      }
      const next = header.nextElementSibling
      const before = next?.getBoundingClientRect().top
      spacer = createSpacer(header, height)
      header.after(spacer)
      header.setAttribute('data-sticky', '')
      // Margins may collapse with the header but not with the spacer: corrects the difference.
      correction = next && before !== undefined ? before - next.getBoundingClientRect().top : 0
      if (correction !== 0) spacer.style.height = `${height + correction}px`
    },
    stick() {
      header.setAttribute('data-sticky', 'in-flow')
      const box = boxOf(header)
      if (box === header) return
      const styles = saveInlineStyles(box, ['position', 'top', 'z-index'])
      styles.set('position', 'sticky')
      styles.set('top', '0')
      styles.set('z-index', getComputedStyle(header).zIndex)
      restoreBox = styles.restore
    },
    release() {
      header.removeAttribute('data-sticky')
      restoreBox?.()
      restoreBox = undefined
      spacer?.remove()
      spacer = undefined
      correction = 0
    },
    inFlow: () => spacer ?? header,
  }
}

/** Returns the outermost element around a header that is no higher than it: sticking ends with the parent's box. */
function boxOf(header: HTMLElement): HTMLElement {
  const { height } = header.getBoundingClientRect()
  let box = header
  for (let around = header.parentElement; around && around !== safeDocument.body; around = around.parentElement) {
    const { display } = getComputedStyle(around)
    // An element without a box of its own ends nothing.
    if (display === 'inline' || display === 'contents') continue
    if (around.getBoundingClientRect().height > height + 1) break
    box = around
  }
  return box
}

function createSpacer(header: HTMLElement, height: number): HTMLElement {
  const spacer = safeDocument.createElement('div')
  spacer.setAttribute(SPACER, '')
  spacer.setAttribute('aria-hidden', 'true')
  const style = getComputedStyle(header)
  for (const name of COPIED) spacer.style.setProperty(name, style.getPropertyValue(name))
  spacer.style.height = `${height}px`
  return spacer
}
