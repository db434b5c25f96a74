import { setExpanded } from '../disclosures/startDisclosures.ts'

/** Attributes by which the shell's style sheet knows that script controls an element. */
const SCRIPTED = ['data-menus', 'data-enhanced', 'data-sticky', 'data-sheet', 'aria-activedescendant']

/**
 * Turns a copy of a component's elements into what it is without script: menus are closed and open by focus, dialogs are closed.
 * Typed text stays.
 */
export function makePlain(copy: ParentNode & Node): void {
  const all = [...copy.querySelectorAll<HTMLElement>('*')]
  if (copy instanceof HTMLElement) all.push(copy)
  for (const element of all) {
    for (const name of SCRIPTED) element.removeAttribute(name)
    // Other buttons have it without script, too.
    if (element.matches('.shell-menu-button')) element.removeAttribute('aria-haspopup')
    if (element instanceof HTMLDialogElement) element.removeAttribute('open')
    if (element instanceof HTMLInputElement) element.setAttribute('value', element.value)
    if (element.getAttribute('aria-expanded') === 'true') setExpanded(element, false)
  }
}
