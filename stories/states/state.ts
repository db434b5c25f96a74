import type { ShellProviderProps } from '@jobsite/shell'
import type { Language, PageName } from '@jobsite/shell/core'
import type { UserName } from '../support/users.ts'

/** What the toolbar sets. A state pins what it is about and leaves the rest to whoever looks. */
export interface Look {
  readonly language: Language
  readonly page: PageName
  readonly user: UserName
  /** Width of the window in CSS pixels. */
  readonly width: Width
  readonly colours: 'light' | 'dark'
  readonly contrast: 'normal' | 'more' | 'forced'
  readonly motion: 'full' | 'reduced'
  readonly text: '100' | '200'
  readonly host: HostName
}

/** The widths at which the layout changes, and their neighbours. */
export const WIDTHS = [360, 390, 768, 991, 992, 1299, 1300, 1440, 1920] as const

export type Width = (typeof WIDTHS)[number]

/** The styles that a page brings along. */
export const HOSTS = ['bare', 'reset', 'Bootstrap', 'Tailwind preflight', '62.5 % root'] as const

export type HostName = (typeof HOSTS)[number]

/** One state of one part, as the specification or a visitor knows it. */
export interface State {
  /** As a person would say it. */
  readonly name: string
  /** Section of the specification that asks for it: 2 screens, 4 states, 5 rules, 8 errors. */
  readonly section: 2 | 4 | 5 | 8
  /** The rows of `docs/features.md` that it shows. */
  readonly rows: readonly FeatureRow[]
  readonly look?: Partial<Look>
  /** What its page tells the provider beyond the toolbar. */
  readonly shell?: Partial<ShellProviderProps>
  /** A request stays without an answer: nothing waits for it. */
  readonly pending?: true
  /** Something is pressed or typed to get there: its story has a play test. */
  readonly interactive?: true
}

export type FeatureRow = `F${number}` | `F${number}a` | `F${number}c` | `F${number}d` | `F${number}e` | `U${number}`

/** The states of a part, by the name that its stories are exported under. */
export type States<Key extends string = string> = Readonly<Record<Key, State>>

/** A list of states, as it stands: its keys are the names of stories. */
export const defineStates = <Key extends string>(states: States<Key>): States<Key> => states
