import { safeDocument } from '../page/safeDocument.ts'

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
    release() {
      header.removeAttribute('data-sticky')
      spacer?.remove()
      spacer = undefined
      correction = 0
    },
    inFlow: () => spacer ?? header,
  }
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
