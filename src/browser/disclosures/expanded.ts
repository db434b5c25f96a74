import { disclosureAt } from './disclosures.ts'

/** Sets whether a button's list is open: on the button for assistive technology, on its parent for CSS. */
export function setExpanded(button: HTMLElement, isExpanded: boolean): void {
  button.setAttribute('aria-expanded', String(isExpanded))
  if (isExpanded) button.parentElement?.setAttribute('data-open', 'true')
  else button.parentElement?.removeAttribute('data-open')
}

/** Returns the buttons of the menus in an element whose lists are open. */
export const expandedIn = (root: Element): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>('button[aria-expanded="true"]')].filter(disclosureAt)
