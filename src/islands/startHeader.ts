import { MENUS_ATTRIBUTE } from '../browser/disclosures/disclosures.ts'
import { startDisclosures } from '../browser/disclosures/startDisclosures.ts'
import { listenForShortcut } from '../browser/events/listenForShortcut.ts'
import { readStored } from '../browser/storage/storage.ts'
import type { IslandPart } from './IslandPart.ts'

/**
 * Starts what the server's header can do without rendering. Does nothing if it can. Resolves once the menus work: where the
 * page's tree is about to render the header, once it has.
 */
export async function startHeader(part: IslandPart): Promise<void> {
  const { element, cleanups } = part
  if (part.isInTree) await part.activate()
  else if (element && part.isAttached && !part.isLive && !element.hasAttribute(MENUS_ATTRIBUTE)) {
    cleanups.add(startServedHeader(element, part, part.render))
    if (mayShowDistricts(element)) part.render()
  }
}

/**
 * Starts the menus of a server's header, and `/` for its search. Returns a function that stops them.
 *
 * @param part the header's state: whether it is rendered.
 * @param render called when the header has to be rendered for a change of the window or the history.
 */
export function startServedHeader(
  header: HTMLElement,
  part: { readonly isLive: boolean },
  render: () => void,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  const { close, stop } = startDisclosures(header)
  // The entry of an overlay of a document before this one: once rendered, the header skips it. Its mark is written out, as
  // importing it would load another file first.
  const onEntry = () => {
    if ('@jobsite/shell/overlay' in Object(window.history.state)) render()
  }
  onEntry()
  window.addEventListener('popstate', onEntry, { signal })
  // Until it is rendered, the style sheet shows the menu of a phone around the focus, which may be in that of a wide screen.
  const onWidth = () => {
    if (header.querySelector('.shell-menu :focus')) render()
  }
  window.matchMedia?.('(max-width: 991px)')?.addEventListener('change', onWidth, { signal })
  const field = header.querySelector<HTMLElement>('[aria-keyshortcuts="/"]')
  const stopShortcut = listenForShortcut(() => (part.isLive ? null : field), '/')
  return () => {
    controller.abort()
    close()
    stop()
    stopShortcut()
  }
}

/**
 * Returns whether the last search may have districts of the locations that a server's header shows: URLs contain provinces
 * only. Searches the stored text, as importing its parser and its key would load another file first.
 */
export function mayShowDistricts(header: Element): boolean {
  const ids = header.querySelector<HTMLInputElement>('[name="l"]')?.value.replace(/\D+/g, '|')
  const stored = readStored('session', 'params') ?? readStored('local', 'params') ?? ''
  return !!ids && new RegExp(`"parentId":"?(${ids})\\b`).test(stored) && /"childrenIds":\["?\d/.test(stored)
}
