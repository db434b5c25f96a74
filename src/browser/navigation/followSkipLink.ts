import { rootOf } from '../elements/elements.ts'
import { type Click, isPlainClick } from '../events/clicks.ts'
import { safeDocument } from '../page/safeDocument.ts'

/**
 * Moves focus to the target of a skip link, or to the page's `<main>`, instead of the browser's default action. Clicks
 * with a modifier, and clicks without a target on the page, are left to the browser. A link in a shadow root leads to a
 * target there, if there is one.
 */
export function followSkipLink(event: Click & Pick<Event, 'preventDefault'>, link: Element): void {
  const id = link.getAttribute('href')?.split('#')[1] ?? ''
  const [target] = [rootOf(link), safeDocument].flatMap(
    (root) => root.getElementById(id) ?? root.querySelector('main') ?? [],
  )
  if (!isPlainClick(event) || !target) return
  event.preventDefault()
  focusOnce(target)
}

/** Focuses an element that may not be focusable, and restores its `tabindex` afterwards. */
function focusOnce(target: HTMLElement): void {
  const lends = !target.hasAttribute('tabindex')
  if (lends) {
    target.setAttribute('tabindex', '-1')
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true })
  }
  target.focus()
  target.scrollIntoView()
}
