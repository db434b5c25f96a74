import { STICKY_MIN_HEIGHT, STICKY_THRESHOLD } from '../../core/stickyLimits.ts'
import { type SavedStyles, saveInlineStyles } from '../elements/saveInlineStyles.ts'
import { dispatchShellEvent } from '../events/shellEvents.ts'
import { warnOfHeaderInPlace } from '../log/development.ts'
import { safeDocument } from '../page/safeDocument.ts'
import { readShared, writeShared } from '../page/shared.ts'
import { holdStickyHeader } from './holdStickyHeader.ts'

/**
 * Runs `startStickyHeader` once for all callers with the same arguments, so that a sticky header stays sticky while it
 * is hydrated.
 *
 * @returns a function that stops it with the last caller.
 */
export function shareStickyHeader(header: HTMLElement, sticks: boolean): () => void {
  const before = readShared('sticky', header)
  if (before?.sticks === sticks) return holdStickyHeader(header, before)
  before?.stop()
  const stop = startStickyHeader(header, { sticks })
  return holdStickyHeader(header, writeShared('sticky', { sticks, stop, holders: 0 }, header))
}

/** Space between the header and a scroll target, in CSS pixels. */
const BREATHING_SPACE = 8

const HEIGHT = '--shell-header-height'

const OFFSET = '--shell-header-offset'

/**
 * Publishes a header's height to the page and, if `sticks`, fixes it to the top once the page is scrolled past the
 * threshold (or past the content above the header, if that is taller). A spacer takes the header's place, so nothing
 * shifts. Where an element around the header scrolls instead of the window, it sticks to the top of that element. Disabled
 * in windows lower than `constants.stickyMinHeight`. Uses observers, no scroll handler.
 *
 * Sets `--shell-header-height` and `--shell-header-offset` (the height while fixed, else 0) on the document's root,
 * unless the style sheet already has the same values, and `scroll-padding-top` on what scrolls if it may stick; sets
 * `data-sticky` on the header. Dispatches `HEADER_STICKY`.
 *
 * @returns a cleanup function that restores the page.
 */
export function startStickyHeader(header: HTMLElement, { sticks }: { sticks: boolean }): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined
  const root = safeDocument.documentElement
  const page = saveInlineStyles(root, [HEIGHT, OFFSET])
  const space = reserveSpace(header)
  const highWindow = window.matchMedia?.(`(min-height: ${STICKY_MIN_HEIGHT}px)`)
  let height: number | undefined
  let isSticky = false
  let scrollers: readonly HTMLElement[] = []
  let scroller: Scroller
  let padding = savePadding(root)
  let scroll: ScrollWatch | undefined
  /** Ways to stick, the first one in use; none where all have failed. */
  let ways: ('fixed' | 'in flow')[] = []

  const mayStick = () => sticks && highWindow?.matches !== false
  /** A custom property on the root recomputes every element's style, so it is set only if necessary. */
  const publish = (name: string, pixels: number) => {
    page.reset(name)
    if (getComputedStyle(root).getPropertyValue(name).trim() !== `${pixels}px`) page.set(name, `${pixels}px`)
  }
  const publishHeight = (known: number) => {
    publish(HEIGHT, known)
    publish(OFFSET, isSticky ? known : 0)
    if (mayStick()) padding.set('scroll-padding-top', `${known + BREATHING_SPACE}px`)
    else padding.restore()
  }
  /** Lets the header stick; where it then is not at the top, in the other way; where that fails too, leaves it in place. */
  const moveToTop = (known: number) => {
    for (; ways.length > 0; ways.shift()) {
      if (ways[0] === 'fixed') space.take(known)
      else space.stick()
      if (isAt(header, topEdgeOf(scroller))) return
      space.release()
    }
    warnOfHeaderInPlace()
  }
  const stick = (sticky: boolean) => {
    if (sticky === isSticky || ways.length === 0) return
    const known = heightOf(header)
    if (sticky) moveToTop(known)
    else space.release()
    isSticky = sticky && header.hasAttribute('data-sticky')
    if (sticky !== isSticky) return
    publish(OFFSET, sticky ? known : 0)
    dispatchShellEvent('HEADER_STICKY', { sticky, height: known })
  }
  const followScroll = () => {
    if (mayStick()) {
      scroll ??= watchScroll(scroller, stick)
      // Where a header that sticks in the flow would be is unknown.
      if (!isSticky || space.inFlow() !== header)
        scroll.setThreshold(Math.max(STICKY_THRESHOLD, distanceFromTop(space.inFlow(), scroller)))
      return
    }
    scroll?.stop()
    scroll = undefined
    stick(false)
  }
  const follow = (element: Scroller) => {
    scroll?.stop()
    scroll = undefined
    stick(false)
    padding.restore()
    scroller = element
    padding = savePadding(element ?? root)
    // A fixed header would cover the scrollbar of an element.
    ways = element ? ['in flow', 'fixed'] : ['fixed', 'in flow']
  }
  /** An element may get its content later: it is known for sure once it scrolls. */
  const onScroll = ({ target }: Event) => {
    if (target === scroller || !(target instanceof HTMLElement)) return
    follow(target)
    onWindow()
  }
  const findScroller = () => {
    scrollers = scrollersAround(header)
    for (const element of scrollers) element.addEventListener('scroll', onScroll, { once: true })
    follow(scrollers.find(isScrollable))
  }
  // The first size arrives with the page's own layout, before painting: measuring now would force another layout. The
  // body's size changes with content above the header.
  const sizes = new ResizeObserver(() => {
    const known = heightOf(header)
    const isNew = known !== height
    if (sticks && height === undefined) findScroller()
    height = known
    // Not now: it changes the body's size, and browsers report that as an error while they notify observers.
    if (isNew) requestAnimationFrame(() => space.inFlow() !== header && space.take(known))
    // Before the height is published: a measurement after that style change would force a layout.
    followScroll()
    if (isNew) publishHeight(known)
  })
  sizes.observe(header)
  if (sticks) sizes.observe(safeDocument.body)
  const onWindow = () => {
    if (height === undefined) return
    followScroll()
    publishHeight(height)
  }
  highWindow?.addEventListener('change', onWindow)

  return () => {
    sizes.disconnect()
    highWindow?.removeEventListener('change', onWindow)
    for (const element of scrollers) element.removeEventListener('scroll', onScroll)
    scroll?.stop()
    space.release()
    padding.restore()
    page.restore()
  }
}

const savePadding = (scroller: HTMLElement): SavedStyles => saveInlineStyles(scroller, ['scroll-padding-top'])

/** Unrounded: half a pixel would shift the layout too. */
const heightOf = (element: HTMLElement): number => element.getBoundingClientRect().height

/** Returns whether a header that sticks is at an edge, where its styles say: an element around it may contain fixed ones. */
function isAt(header: HTMLElement, edge: number): boolean {
  // It is where its animation begins.
  const animation = saveInlineStyles(header, ['animation'])
  animation.set('animation', 'none')
  const expected = Number.parseFloat(getComputedStyle(header).top) || 0
  const { top } = header.getBoundingClientRect()
  animation.restore()
  return Math.abs(top - edge - expected) <= 1
}

interface ScrollWatch {
  /** Sets the scroll threshold, in CSS pixels. */
  setThreshold(pixels: number): void
  stop(): void
}

/** Observes whether the window or an element is scrolled past a threshold. */
function watchScroll(scroller: Scroller, onChange: (isPast: boolean) => void): ScrollWatch {
  const sentinel = safeDocument.createElement('div')
  sentinel.setAttribute('data-shell-sentinel', '')
  sentinel.setAttribute('aria-hidden', 'true')
  sentinel.style.cssText = 'position:absolute;top:0;left:0;width:1px;visibility:hidden'
  const styles = scroller && saveInlineStyles(scroller, ['position'])
  // Else the sentinel would not scroll with the element.
  if (scroller && getComputedStyle(scroller).position === 'static') styles?.set('position', 'relative')
  const insert = () => (scroller ?? safeDocument.body).append(sentinel)
  insert()
  const observer = new IntersectionObserver((entries) => {
    const last = entries.at(-1)
    if (!last) return
    // Libraries that replace pages take it away, which is no scrolling.
    if (sentinel.isConnected) onChange(!last.isIntersecting)
    else insert()
  })
  observer.observe(sentinel)
  return {
    setThreshold(pixels) {
      // A sentinel that only touches the window's edge still intersects: one pixel further is past it.
      const height = `${pixels}px`
      if (sentinel.style.height !== height) sentinel.style.height = height
    },
    stop() {
      observer.disconnect()
      sentinel.remove()
      styles?.restore()
    },
  }
}

/** An element that scrolls instead of the window; `undefined` for the window. */
type Scroller = HTMLElement | undefined

/** Returns the elements around another one that may scroll instead of the window, innermost first. */
function scrollersAround(element: HTMLElement): HTMLElement[] {
  const { documentElement: root, body } = safeDocument
  const found: HTMLElement[] = []
  for (let around = element.parentElement; around && around !== root; around = around.parentElement)
    // The overflow of the body is the window's as long as the root has none of its own.
    if (clips(around) && (around !== body || clips(root))) found.push(around)
  return found
}

const clips = (element: HTMLElement): boolean => /auto|scroll|hidden/.test(getComputedStyle(element).overflowY)

/** Returns whether an element has more content than it shows, and a scrollbar for it. */
const isScrollable = (element: HTMLElement): boolean =>
  element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY !== 'hidden'

/** Returns where the top edge of what scrolls is in the window, in CSS pixels. */
const topEdgeOf = (scroller: Scroller): number =>
  scroller ? scroller.getBoundingClientRect().top + scroller.clientTop : 0

/** Returns an element's distance from the beginning of what scrolls, in CSS pixels. */
const distanceFromTop = (element: HTMLElement, scroller: Scroller): number =>
  element.getBoundingClientRect().top - topEdgeOf(scroller) + (scroller ? scroller.scrollTop : window.scrollY)

/** Attribute of the element that replaces a fixed header in the flow. */
const SPACER = 'data-shell-spacer'

/** Styles that determine a box's space among its siblings, in a flow, a flex container or a grid. */
const COPIED = ['margin', 'grid-area', 'order', 'flex', 'align-self', 'justify-self'] as const

/** Space of a header that is out of the flow. */
interface ReservedSpace {
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
function reserveSpace(header: HTMLElement): ReservedSpace {
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
