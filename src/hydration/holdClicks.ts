import { closestTo } from '../browser/elements/closestTo.ts'
import { isPlainClick } from '../browser/events/clicks.ts'
import { holdPress } from '../browser/events/holdPress.ts'
import type { IslandPart } from '../islands/IslandPart.ts'

/**
 * Lets clicks in a component that React hydrates wait until it has: React swallows them meanwhile, also those that what the
 * component does without rendering would handle. Returns a function that ends it.
 */
export function holdClicks(part: IslandPart, element: Element): () => void {
  const onClick = (event: MouseEvent) => {
    const control = isPlainClick(event) && closestTo(event.target, 'a[href], button')
    if (!control || !element.contains(control)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    const click = () => part.replacementOf(control).click()
    const hydrated = part.activate().catch(() => undefined)
    if (control.matches('a[href], [type="submit"]')) hydrated.then(click)
    else holdPress(control, hydrated, click)
  }
  window.addEventListener('click', onClick, true)
  return () => window.removeEventListener('click', onClick, true)
}
