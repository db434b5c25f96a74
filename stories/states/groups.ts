/** The levels below a component in the sidebar, in their order: features first, then states. */
export const GROUPS = [
  'Pages',
  'Menus',
  'Account',
  'Suggestions',
  'Locations',
  'Content',
  'Logos',
  'Slots',
  'Opening and closing',
  'Scrolling',
  'States',
  'Loading and errors',
  'Widths',
  'Themes',
  'Text size',
  'Page CSS',
] as const

export type Group = (typeof GROUPS)[number]
