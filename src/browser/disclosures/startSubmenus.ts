import { readShared, writeShared } from '../page/shared.ts'
import { disclosureAt } from './disclosures.ts'
import { expandedIn, setExpanded } from './expanded.ts'
import type { Disclosures } from './startDisclosures.ts'

/**
 * Makes the buttons of a side navigation expand and collapse the lists below them; at most one list is expanded. The state is
 * in the DOM, so that one script can take over from another: a second call for an element stops the first.
 */
export function startSubmenus(root: HTMLElement): Disclosures {
  readShared('submenus', root)?.()
  const controller = new AbortController()
  const close = () => {
    for (const button of expandedIn(root)) setExpanded(button, false)
  }
  const onClick = ({ target }: Event) => {
    const button = disclosureAt(target)
    if (!button) return
    const isExpanded = button.getAttribute('aria-expanded') === 'true'
    close()
    setExpanded(button, !isExpanded)
  }
  root.addEventListener('click', onClick, { signal: controller.signal })
  const stop = writeShared('submenus', () => controller.abort(), root)
  return { close, stop }
}
