import { MENUS_ATTRIBUTE } from '../browser/disclosures/disclosures.ts'
import { startDisclosures } from '../browser/disclosures/startDisclosures.ts'
import { listenForShortcut } from '../browser/events/listenForShortcut.ts'
import type { IslandPart } from './IslandPart.ts'

/** Starts what the server's header can do without rendering: its menus, and `/` for the search. Does nothing if it can. */
export function startHeader(part: IslandPart): void {
  const { element, cleanups } = part
  if (!element || !part.isAttached || part.isLive || part.isInTree || element.hasAttribute(MENUS_ATTRIBUTE)) return
  const { close, stop } = startDisclosures(element)
  cleanups.add(() => {
    close()
    stop()
  })
  // The entry of an overlay of a document before this one: once rendered, the header skips it. Its mark is written out, as
  // importing it would load another file first.
  const onEntry = () => {
    if ('@jobsite/shell/overlay' in Object(window.history.state)) part.render()
  }
  onEntry()
  window.addEventListener('popstate', onEntry)
  cleanups.add(() => window.removeEventListener('popstate', onEntry))
  // Until it is rendered, the style sheet shows the menu of a phone around the focus, which may be in that of a wide screen.
  const phone = window.matchMedia?.('(max-width: 991px)')
  const onWidth = () => {
    if (element.querySelector('.shell-menu :focus')) part.render()
  }
  phone?.addEventListener('change', onWidth)
  cleanups.add(() => phone?.removeEventListener('change', onWidth))
  const field = element.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  if (field) cleanups.add(listenForShortcut(() => (part.isLive ? null : field), '/'))
}
