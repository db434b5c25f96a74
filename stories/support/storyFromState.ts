import type { StoryObj } from '@storybook/react-vite'
import type { RequestHandler } from 'msw'
import type { PseudoState, State, States, StoryGlobals } from '../states/state.ts'

/** Story parameters beyond what the state says. */
export interface StoryNeeds {
  /** Height of the page's own content in CSS pixels: space for what opens. */
  readonly height?: number
  /** Request handlers, where services respond differently from the defaults. */
  readonly msw?: RequestHandler[]
  /** Props of the provider beyond the state's. */
  readonly shell?: State['shell']
}

/**
 * The values that `storybook-addon-pseudo-states` has for interaction states. Stories pin them: with a parameter, the add-on
 * sets the toolbar, and the next story is shown hovered too.
 */
const PSEUDO: Readonly<Record<PseudoState, object>> = {
  hover: { hover: true },
  pressed: { hover: true, active: true },
  focus: { focus: true, focusVisible: true },
}

/**
 * Returns a function that derives a story from one of the states: its name, pinned toolbar values, and parameters. Files name it
 * `fromState`, and write only stories that need more: `.storybook/stateStories.ts` adds the others.
 *
 * @param common needs of the stories that state none themselves.
 */
export const storyFromState =
  <Key extends string>(states: States<Key>, common: StoryNeeds = {}) =>
  (key: Key, needs = common): Required<Pick<StoryObj, 'name' | 'globals' | 'parameters'>> => {
    const state: State = states[key]
    return {
      name: state.name,
      globals: { ...globalsOf(pinnedBy(state)), ...(state.pseudo && { pseudo: PSEUDO[state.pseudo] }) },
      parameters: { state, ...needs, shell: { ...state.shell, ...needs.shell } },
    }
  }

/** Returns the values that the story of a state pins: those that it does not leave to the toolbar. */
const pinnedBy = ({ globals = {}, toolbar = {} }: State): Partial<StoryGlobals> =>
  Object.fromEntries(Object.entries(globals).filter(([name]) => !(name in toolbar)))

/** Returns toolbar values as Storybook stores them. */
export function globalsOf({ width, ...rest }: Partial<StoryGlobals>): Record<string, unknown> {
  return { ...rest, ...(width !== undefined && { viewport: { value: `w${width}`, isRotated: false } }) }
}
