/** Attribute of a header whose menus are controlled by script. */
export const MENUS_ATTRIBUTE = 'data-menus'

/** Elements with buttons of which at most one is expanded. */
export const GROUPS = '.shell-menu, .shell-user'

/** Returns the button of a header's menu at or above an element, or `null`. */
export const disclosureAt = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest(`:is(${GROUPS}) button[aria-expanded]`) : null
