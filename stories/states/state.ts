import type { ShellProviderProps } from '@jobsite/shell'
import type { Language, PageName } from '@jobsite/shell/core'
import type { UserName } from '../support/users.ts'
import type { Group } from './groups.ts'

/** The toolbar's values that a state pins. Values that it omits follow the toolbar. */
export interface StoryGlobals {
  readonly language: Language
  readonly page: PageName
  readonly user: UserName
  /** Viewport width in CSS pixels. */
  readonly width: Width
  readonly colorScheme: 'light' | 'dark'
  readonly contrast: 'normal' | 'more' | 'forced'
  readonly motion: 'full' | 'reduced'
  readonly medium: 'screen' | 'print'
  readonly scripting: 'enabled' | 'none'
  readonly text: '100' | '200'
  readonly pageCss: PageCssName
}

/** The widths at which the layout changes, and their neighbors, in CSS pixels. */
export const WIDTHS = [360, 390, 768, 991, 992, 1299, 1300, 1440, 1920] as const

export type Width = (typeof WIDTHS)[number]

/** Width of stories that pin none, in CSS pixels: of the tests and the toolbar, whatever the window. */
export const USUAL_WIDTH: Width = 1300

/** The CSS that a page brings along. */
export const PAGE_CSS_NAMES = ['bare', 'reset', 'Bootstrap', 'Tailwind preflight', 'small root'] as const

export type PageCssName = (typeof PAGE_CSS_NAMES)[number]

/** An interaction state that CSS styles, shown on every control of a story at once. */
export type PseudoState = 'hover' | 'pressed' | 'focus'

/** One state of one component. */
export interface State {
  /** Name in the sidebar, in a designer's words. */
  readonly name: string
  /** Its group in the sidebar; a playground has none. */
  readonly group?: Group
  /** Section of the specification that requests it: 2 screens, 4 states, 5 rules, 8 errors. */
  readonly section: 2 | 4 | 5 | 8
  /** The rows of `tests/features.md` that it shows. */
  readonly rows: readonly FeatureRow[]
  readonly globals?: Partial<StoryGlobals>
  /** The state whose story shows it, with other values in the toolbar. @default it has a story of its own */
  readonly of?: string
  /** The values that its story leaves to the toolbar. @default none */
  readonly toolbar?: Partial<StoryGlobals>
  readonly pseudo?: PseudoState
  /** Props of the provider beyond the toolbar's. */
  readonly shell?: Partial<ShellProviderProps>
  /** A request never gets a response: tests do not wait for it. */
  readonly pending?: true
  /** The state is reached by clicking or typing: its story has a play function. */
  readonly interactive?: true
}

export type FeatureRow = `F${number}` | `F${number}a` | `F${number}c` | `F${number}d` | `F${number}e` | `U${number}`

/** The states of a component, by the export names of their stories. */
export type States<Key extends string = string> = Readonly<Record<Key, State>>

/**
 * Types a list of states, whose keys are the export names of the stories, and completes its combinations: each is the state that
 * it is `of`, with other values in the toolbar. The story of that state leaves these values to the toolbar.
 */
export function defineStates<Key extends string>(states: States<Key>): States<Key> {
  const all: readonly State[] = Object.values(states)
  const complete = ([key, state]: [string, State]): [string, State] => {
    const left = all.filter(({ of }) => of === (state.of ?? key)).flatMap(({ toolbar = {} }) => Object.keys(toolbar))
    if (state.of === undefined) return [key, left.length > 0 ? { ...state, toolbar: pick(state.globals, left) } : state]
    const base: State | undefined = states[state.of as Key]
    if (!base) throw new Error(`${key} is a combination of the state ${state.of}, which is not in the list.`)
    const globals = { ...base.globals, ...state.toolbar }
    return [key, { ...base, ...state, globals, toolbar: { ...pick(base.globals, left), ...state.toolbar } }]
  }
  return Object.fromEntries(Object.entries<State>(states).map(complete)) as States<Key>
}

const pick = (globals: Partial<StoryGlobals> = {}, names: readonly string[]): Partial<StoryGlobals> =>
  Object.fromEntries(Object.entries(globals).filter(([name]) => names.includes(name)))

/**
 * Returns a state without a story of its own: another state with these values in the toolbar. Its screenshot, its tests and its
 * place in the matrix of its component are its own.
 */
export const combination = (
  of: string,
  group: Group,
  name: string,
  rows: State['rows'],
  toolbar: Partial<StoryGlobals>,
): State => ({ of, group, name, rows, toolbar, section: 2 })

/** Returns a state that a screen shows (section 2), unless `more` names another section. */
export const state = (
  group: Group,
  name: string,
  rows: State['rows'],
  more: Partial<Omit<State, 'group' | 'name' | 'rows'>> = {},
): State => ({ name, group, section: 2, rows, ...more })

/** Returns a function like {@link state} for states that have something in common. */
export const stateWith =
  (common: Partial<State>): typeof state =>
  (group, name, rows, more = {}) =>
    state(group, name, rows, { ...common, ...more, globals: { ...common.globals, ...more.globals } })

/** The story whose props can be edited in the Controls panel: one per component. */
export const playground = (rows: State['rows'], globals?: State['globals']): State => ({
  name: 'Playground',
  section: 2,
  rows,
  ...(globals && { globals }),
})

const PSEUDO_NAMES: Readonly<Record<PseudoState, string>> = {
  hover: 'Hover: all controls',
  pressed: 'Pressed: all controls',
  focus: 'Focus ring: all controls',
}

/** A state that shows every control hovered, pressed or with its focus ring. */
export const pseudoState = (pseudo: PseudoState, more?: Partial<State>): State => ({
  ...state('States', PSEUDO_NAMES[pseudo], ['U35'], { pseudo }),
  ...more,
})

/** All three of them. */
export const pseudoStates = (more: Partial<State>) => ({
  Hover: pseudoState('hover', more),
  Pressed: pseudoState('pressed', more),
  FocusRing: pseudoState('focus', more),
})
