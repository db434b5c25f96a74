import { startDisclosures } from '../browser/disclosures/startDisclosures.ts'
import { listenForShortcut } from '../browser/events/listenForShortcut.ts'
import { markedToken } from '../browser/navigation/overlayMark.ts'
import { shareStickyHeader } from '../browser/observers/stickyHeader.ts'
import { readStored, STORAGE_AREAS } from '../browser/storage/storage.ts'
import { SEARCH_KEY } from '../core/contracts.ts'
import { MOBILE_MAX_WIDTH } from '../core/windowWidths.ts'
import type { PagePart } from './ServedPage.ts'
import { startLocationSheet } from './startLocationSheet.ts'
import { startSideNav } from './startSideNav.ts'

/**
 * Starts what a server's header can do without rendering: its menus, the side navigation, the frame of the location sheet,
 * and `/` for its search. Renders
 * it where a change of the window or the history, or the last search, needs more. Returns a function that stops it.
 */
export function startHeader(header: HTMLElement, part: PagePart): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const { close, stop } = startDisclosures(header)
  startSideNav(part, signal)
  startLocationSheet(part, signal)
  const stopSticking = shareStickyHeader(header, header.dataset.sticks !== undefined)
  // The entry of an overlay of a document before this one: once rendered, the header skips it.
  const onEntry = () => {
    if (markedToken() !== undefined) part.render()
  }
  onEntry()
  window.addEventListener('popstate', onEntry, { signal })
  // Until it is rendered, the style sheet shows the menu of a phone around the focus, which may be in that of a wide screen.
  const onWidth = () => {
    if (header.querySelector('.shell-menu :focus')) part.render()
  }
  window.matchMedia?.(`(max-width: ${MOBILE_MAX_WIDTH}px)`)?.addEventListener('change', onWidth, { signal })
  const field = header.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  const stopShortcut = listenForShortcut(() => (part.isLive ? null : field), '/')
  if (hasDistricts(header)) part.render()
  return () => {
    controller.abort()
    close()
    stop()
    stopShortcut()
    stopSticking()
  }
}

/**
 * Returns whether a header has something to do before it is touched: the current entry of the history is that of an overlay of a
 * document before this one, the focus is in it, the page is scrolled, or the last search has districts to show.
 */
export const needsHeader = (header: Element): boolean =>
  markedToken() !== undefined || Boolean(header.querySelector(':focus')) || window.scrollY > 0 || hasDistricts(header)

/** List of districts, other than that of all, in the JSON of a search. */
const DISTRICTS = /"childrenIds"\s*:\s*\[(?!\s*(?:"?-1"?\s*)?\])/

/**
 * Returns whether the last search may have districts of the locations that the header shows: URLs contain provinces only. The
 * header, once it is rendered, reads which.
 */
const hasDistricts = (header: Element): boolean =>
  Boolean(header.querySelector<HTMLInputElement>('[name="l"]')?.value) &&
  STORAGE_AREAS.some((area) => DISTRICTS.test(readStored(area, SEARCH_KEY) ?? ''))
