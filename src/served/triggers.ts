import { safeDocument } from '../browser/page/safeDocument.ts'
import { readStored, STORAGE_AREAS } from '../browser/storage/storage.ts'
import { parseUrl } from '../core/url/parseUrl.ts'
import { partOf } from '../options/parts.ts'
import type { PagePart } from './ServedPage.ts'
import { HYDRATE_ATTRIBUTE } from './ServedPart.ts'
import { needsHeader } from './startHeader.ts'
import { whenIdle } from './whenIdle.ts'

/** Attribute of the elements that `overflow` observes: what does not fit into their height, such as further rows, is hidden. */
const OVERFLOW_ATTRIBUTE = 'data-shell-overflow'

const nothing = (): void => undefined

type Strategy = (element: Element, render: () => void, detail: string, begin: () => void) => () => void

/**
 * When a served component is rendered, or begins what it does by itself, without interaction. Each starts a wait and returns a
 * function that ends it.
 */
const STRATEGIES: Readonly<Record<string, Strategy>> = {
  idle: (_, __, ___, begin) => whenIdle(begin),
  /** In idle time after the element is first in view: never while a style sheet hides it. */
  visible: (element, render) =>
    typeof IntersectionObserver === 'function' ? onceInView(element, () => void whenIdle(render)) : whenIdle(render),
  /** Once content does not fit into an element that says so: `overflow:idle` waits for idle time then. */
  overflow: (element, render, when) =>
    onOverflow(
      [...element.querySelectorAll(`[${OVERFLOW_ATTRIBUTE}]`)],
      when === 'idle' ? () => void whenIdle(render) : render,
    ),
  /** If this browser has stored a value, by its key. */
  stored: (_, render, key) => {
    if (STORAGE_AREAS.some((area) => readStored(area, key as 'params') !== null)) render()
    return nothing
  },
}

/**
 * Starts to wait for what renders a component, or begins what it does by itself, without interaction: what the server wrote on its
 * root, a broken image, data that it requests itself, a page's own URL in the other language, and what a header has to do. Returns a
 * function that ends it.
 */
export function startTriggers(element: Element, part: PagePart): () => void {
  const { name, page, render, begin } = part
  const stops: ((() => void) | undefined)[] = []
  for (const text of (element.getAttribute(HYDRATE_ATTRIBUTE) ?? '').split(' ')) {
    const [strategy = '', detail = ''] = text.split(/:(.*)/)
    stops.push(STRATEGIES[strategy]?.(element, render, detail, begin))
  }
  const { user, resumeSummary, alternateUrl } = page.given
  if (hasBrokenImage(element) || (alternateUrl === undefined && isNamedOtherwise(element))) render()
  // The counts of the last days are requested by the components that show them.
  if (user?.accessToken && !resumeSummary && partOf(name).shows.includes('resumeSummary')) stops.push(whenIdle(render))
  if (name === 'header' && needsHeader(element)) void part.startHeader()
  return () => {
    for (const stop of stops) stop?.()
  }
}

function onceInView(element: Element, listener: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    listener()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/** Measures with the page's own layout: reading sizes while mounting would force one. */
function onOverflow(boxes: readonly Element[], listener: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return nothing
  const sizes = new ResizeObserver(() => {
    if (boxes.every((box) => box.scrollHeight <= box.clientHeight)) return
    sizes.disconnect()
    listener()
  })
  for (const box of boxes) sizes.observe(box)
  return () => sizes.disconnect()
}

const hasBrokenImage = (element: Element): boolean =>
  [...element.querySelectorAll('img')].some((image) => image.complete && image.naturalWidth === 0 && image.currentSrc)

/**
 * Whether the document's head names another path in the other language than a server's link leads to. Whether it counts is decided as
 * the link is rendered.
 */
function isNamedOtherwise(element: Element): boolean {
  const link = element.querySelector<HTMLAnchorElement>('a[rel=alternate]')
  if (!link) return false
  const links = safeDocument.querySelectorAll<HTMLLinkElement>('link[rel~=alternate][hreflang]')
  const paths = new Map([...links].map(({ hreflang, href }) => [hreflang.slice(0, 2), parseUrl(href)?.pathname]))
  const { pathname } = window.location
  const named = paths.get(link.hreflang)
  return named !== undefined && ![pathname, link.pathname].includes(named) && [...paths.values()].includes(pathname)
}
