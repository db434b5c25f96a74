import { constants } from '../core/constants.ts'
import { type KeptStyles, keepStyles } from './keepStyles.ts'
import { dispatchShellEvent } from './shellEvents.ts'

/** Room left between the header and what is scrolled to, in CSS pixels. */
const BREATHING_SPACE = 8

/**
 * Follows a header: publishes its height to the page and, where it may stick, fixes it to the top once the page is
 * scrolled past the threshold (or past what stands above the header, if that is taller). The page keeps its height, as
 * what holds the header is padded by what the header leaves: the body, or a wrapper with a box of its own, which would
 * count as shifted if the body were padded around it. No scroll handler: an observer tells.
 *
 * Sets on the document's root `--shell-header-height`, `--shell-header-offset` (the height while it is fixed, else 0)
 * and, where it may stick, `scroll-padding-top`; on the header `data-sticky`. Dispatches `HEADER_STICKY`.
 *
 * @returns what ends it and leaves the page as it was.
 */
export function watchHeader(header: HTMLElement, { sticks }: { sticks: boolean }): () => void {
  if (typeof ResizeObserver === 'undefined' || typeof IntersectionObserver === 'undefined') return () => undefined
  const page = keepStyles(document.documentElement, [
    '--shell-header-height',
    '--shell-header-offset',
    'scroll-padding-top',
  ])
  const place = keepPlace(header)
  let height: number | undefined
  let isSticky = false
  let stopSticking: (() => void) | undefined

  const publish = (known: number) => {
    page.set('--shell-header-height', `${known}px`)
    page.set('--shell-header-offset', isSticky ? `${known}px` : '0px')
    if (sticks) page.set('scroll-padding-top', `${known + BREATHING_SPACE}px`)
  }
  const stick = (sticky: boolean) => {
    if (sticky === isSticky) return
    isSticky = sticky
    const known = heightOf(header)
    if (sticky) place.leave(known)
    else place.comeBack()
    publish(known)
    dispatchShellEvent('HEADER_STICKY', { sticky, height: known })
  }
  // The first size comes with the page's own layout, before it is painted: to measure now would lay it out once more.
  const sizes = new ResizeObserver(() => {
    const isFirst = height === undefined
    if (heightOf(header) === height) return
    height = heightOf(header)
    if (isSticky) place.leave(height)
    // Before the height is published: that changes every element's styles, and what is measured then waits for them.
    if (isFirst && sticks) stopSticking = watchScroll(header, stick)
    publish(height)
  })
  sizes.observe(header)

  return () => {
    sizes.disconnect()
    stopSticking?.()
    place.comeBack()
    page.restore()
  }
}

/** Unrounded: half a pixel is a layout shift too. */
const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height

/** Takes a header out of the flow and keeps its place, and puts it back. */
function keepPlace(header: HTMLElement) {
  let holder: { own: number; styles: KeptStyles } | undefined
  return {
    leave(height: number) {
      const next = header.nextElementSibling
      const before = header.hasAttribute('data-sticky') ? undefined : next?.getBoundingClientRect().top
      holder ??= holderOf(header)
      const { own, styles } = holder
      header.setAttribute('data-sticky', '')
      styles.set('padding-top', `${own + height}px`)
      // Gaps and collapsing margins around the header are gone with it: what follows stays where it was all the same.
      const moved = next && before !== undefined ? next.getBoundingClientRect().top - before : 0
      if (moved !== 0) styles.set('padding-top', `${own + height - moved}px`)
    },
    comeBack() {
      header.removeAttribute('data-sticky')
      holder?.styles.restore()
      holder = undefined
    },
  }
}

/** What holds a header, and the padding of its own. */
function holderOf(header: HTMLElement): { own: number; styles: KeptStyles } {
  const box = boxAround(header)
  return { own: Number.parseFloat(getComputedStyle(box).paddingTop) || 0, styles: keepStyles(box, ['padding-top']) }
}

/** The nearest element around another that has a box. */
function boxAround(element: HTMLElement): HTMLElement {
  let parent = element.parentElement
  // Custom elements are inline until a page says otherwise: padding does not move what stands in them.
  while (parent && parent !== document.body && /^(?:contents|inline)$/.test(getComputedStyle(parent).display))
    parent = parent.parentElement
  return parent ?? document.body
}

/** Calls back as the page is scrolled past the threshold, and back again. */
function watchScroll(header: HTMLElement, onChange: (isPast: boolean) => void): () => void {
  const top = header.getBoundingClientRect().top + window.scrollY
  const sentinel = document.createElement('div')
  sentinel.setAttribute('data-shell-sentinel', '')
  sentinel.setAttribute('aria-hidden', 'true')
  Object.assign(sentinel.style, {
    position: 'absolute',
    top: '0',
    left: '0',
    width: '1px',
    height: `${Math.max(constants.stickyThreshold, top) + 1}px`,
    pointerEvents: 'none',
    visibility: 'hidden',
  })
  document.body.append(sentinel)
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (last) onChange(!last.isIntersecting)
  })
  observer.observe(sentinel)
  return () => {
    observer.disconnect()
    sentinel.remove()
  }
}
