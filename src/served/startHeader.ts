import { startDisclosures } from '../browser/disclosures/startDisclosures.ts'
import { listenForShortcut } from '../browser/events/listenForShortcut.ts'
import { markedToken } from '../browser/navigation/overlayMark.ts'
import { shareStickyHeader } from '../browser/observers/shareStickyHeader.ts'
import { readStoredSearch } from '../browser/stored/storedSearch.ts'
import { isWhole } from '../core/search/chosenLocations.ts'
import { normalizeLocations } from '../core/search/ids.ts'
import { MOBILE_MAX_WIDTH } from '../core/windowWidths.ts'
import type { ServedPart } from './ServedPart.ts'
import { startLocationSheet } from './startLocationSheet.ts'
import { startSideNav } from './startSideNav.ts'

/**
 * Starts what a server's header can do without rendering: its menus, the side navigation, the frame of the location sheet,
 * and `/` for its search. Renders
 * it where a change of the window or the history, or the last search, needs more. Returns a function that stops it.
 */
export function startHeader(header: HTMLElement, part: ServedPart): () => void {
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

/** Returns whether the last search has districts of the locations that the header shows: URLs contain provinces only. */
function hasDistricts(header: Element): boolean {
  const ids = normalizeLocations(header.querySelector<HTMLInputElement>('[name="l"]')?.value.split('.'))
  const stored = ids.length > 0 ? readStoredSearch()?.locations : undefined
  return stored?.some((location) => ids.includes(location.parentId) && !isWhole(location)) ?? false
}
