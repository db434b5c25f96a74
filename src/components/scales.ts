/** A step of a scale: its CSS value and when it is used. */
export interface Step {
  readonly value: string
  readonly use: string
}

type Scale = Readonly<Record<string, Step>>

/**
 * Steps that styles of components choose from. The styles contain the values, which `tests/core/scales.test.ts` compares with
 * these: a custom property for each would be computed for every element. No component imports them.
 */
export const scales = {
  /** Font sizes, in `em` of the text around. */
  text: {
    tiny: { value: '0.75em', use: 'Badges and counts' },
    small: { value: '0.875em', use: 'Titles of groups in a list' },
    note: { value: '0.9375em', use: 'Breadcrumbs, notes, secondary lines' },
    body: { value: '1em', use: 'Everything else' },
    large: { value: '1.125em', use: 'Names, headings of a section, icons next to them' },
    title: { value: '1.375em', use: 'Logo, initial of an avatar' },
  },
  /** Paddings, margins and gaps. */
  space: {
    'xx-small': { value: '2px', use: 'Lines that belong together' },
    'x-small': { value: '4px', use: 'Icon and its label, links in a row' },
    small: { value: '8px', use: 'Padding of rows and panels, gaps between controls' },
    medium: { value: '12px', use: 'Sides of menu entries and rows of a list' },
    large: { value: '16px', use: 'Sides of sheets, the drawer and fields' },
    'x-large': { value: '24px', use: 'Blocks of text, rows of the footer' },
    'xx-large': { value: '32px', use: 'Columns, ends of a page' },
  },
  /** Heights of controls. */
  control: {
    small: { value: '32px', use: 'Chips and menu entries, for a mouse' },
    medium: { value: '40px', use: 'Buttons in a bar and rows of a list, for a mouse' },
    large: { value: '44px', use: 'The least for a finger; fields' },
    'x-large': { value: '48px', use: 'Rows of the drawer and of sheets' },
    bar: { value: '60px', use: 'First row of the header' },
  },
  /** Durations of transitions and animations. */
  motion: {
    fast: { value: '0.16s', use: 'Arrows, the sheet, the sticky header' },
    slow: { value: '0.24s', use: 'The drawer and its backdrop' },
  },
} as const satisfies Record<string, Scale>

/** Colors with a meaning that pages share with the shell, which shows neither: light and dark. */
export const semanticColors = {
  success: { light: '#13713d', dark: '#6fd39a', use: 'Saved, sent, open' },
  danger: { light: '#b3261e', dark: '#ffb4ab', use: 'Errors, what cannot be undone' },
} as const
