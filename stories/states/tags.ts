import { type State, USUAL_WIDTH } from './state.ts'

/** A page is printed at the width of its paper, which is no device's. */
const isTablet = (width: number = USUAL_WIDTH): boolean => width >= 768 && width < 1300

/** Tags that the sidebar's filter offers, each with the states that have it. `stories/search/ideas.ts` has their synonyms. */
export const TAG_RULES: readonly (readonly [tag: string, has: (state: State) => boolean])[] = [
  ['mobile', ({ globals }) => (globals?.width ?? USUAL_WIDTH) < 768],
  ['tablet', ({ globals }) => isTablet(globals?.width) && globals?.medium !== 'print'],
  ['wide', ({ globals }) => globals?.width === 1920],
  ['dark', ({ globals }) => globals?.colorScheme === 'dark'],
  ['forced-colors', ({ globals }) => globals?.contrast === 'forced'],
  ['print', ({ globals }) => globals?.medium === 'print'],
  ['english', ({ globals }) => globals?.language === 'en'],
  ['large-text', ({ globals }) => globals?.text === '200'],
  ['page-css', ({ globals }) => globals?.pageCss !== undefined],
  ['logged-in', ({ globals }) => globals?.user === 'user'],
  ['error', ({ section }) => section === 8],
  ['loading', ({ pending, name }) => pending === true || /\bloading\b/i.test(name)],
  ['keyboard', ({ name }) => /\bkeyboard\b/i.test(name)],
  ['hover', ({ pseudo }) => pseudo === 'hover'],
  ['pressed', ({ pseudo }) => pseudo === 'pressed'],
  ['focus', ({ pseudo, name }) => pseudo === 'focus' || /^focus\b/i.test(name)],
]

/** Returns the tags of a state for the sidebar's filter. */
export const tagsOf = (state: State): string[] => TAG_RULES.filter(([, has]) => has(state)).map(([tag]) => tag)
