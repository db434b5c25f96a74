import { closestTo } from '../elements/elements.ts'

/** Attribute of a header whose menus are controlled by script. */
export const MENUS_ATTRIBUTE = 'data-menus'

/** Elements with buttons of which at most one is expanded. */
export const GROUPS = '.shell-menu, .shell-user'

/** Buttons of the header's menus and of the side navigation's. */
const DISCLOSURES = `:is(${GROUPS}) button[aria-expanded], button.shell-row[aria-expanded]`

/** Controls that work as soon as a header has {@link MENUS_ATTRIBUTE} or a side navigation is open, rendered or not. */
const SCRIPTED = `${DISCLOSURES}, .shell-menu-button, .shell-side-nav .shell-close`

/** Returns whether an element belongs to the button that opens the search's location sheet. */
export const opensSheet = (target: EventTarget | null): boolean => closestTo(target, '.shell-location-button') !== null

/** Returns whether an element belongs to a control of a header or a side navigation that works without rendering. */
export const isScripted = (target: EventTarget | null): boolean => closestTo(target, SCRIPTED) !== null

/** Returns the button of a menu of the header or the side navigation at or above an element, or `null`. */
export const disclosureAt = (target: EventTarget | null): HTMLElement | null => closestTo(target, DISCLOSURES)
