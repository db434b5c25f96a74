import type { States, Width } from './state.ts'

type Pair = readonly [string, string]

type Element = readonly [name: string, purpose: string, selector?: string]

/** Properties of an element that the docs page of a component measures. */
export interface Measure {
  readonly name: string
  /** May end in `::before` or `::after`. */
  readonly selector: string
  readonly properties: readonly MeasuredProperty[]
}

export type MeasuredProperty =
  | 'height'
  | 'width'
  | 'padding'
  | 'gap'
  | 'font-size'
  | 'border-radius'
  | 'background-color'
  | 'color'

/** Content of a component's docs page in addition to its props. */
export interface ComponentGuide {
  /** A minimal example, as a page team writes it. */
  readonly code: string
  /** Height of the picture of its anatomy in CSS pixels. */
  readonly height: number
  /** The state that the picture shows. @default the playground */
  readonly figure?: string
  /** Its elements, with their purpose as Markdown and where the picture has them. */
  readonly anatomy: readonly Element[]
  /** What the page measures in that picture. */
  readonly measures: readonly Measure[]
  /** What gives way when space ends, in order, as Markdown. */
  readonly space: readonly string[]
  /** Rules for its texts, by element, as Markdown. */
  readonly content: readonly Pair[]
  /** What to do with it, and what not to do. */
  readonly dos: readonly string[]
  readonly donts: readonly string[]
  /** Keys, with what they do. */
  readonly keyboard: readonly Pair[]
}

/** A component in Storybook: its place, its docs page, and its screenshots. */
export interface ComponentDescription<Key extends string = string> {
  /** Place in the sidebar. */
  readonly title: string
  /** States that must look exactly like another one: both are compared with the other one's baseline. */
  readonly sameLook?: Partial<Readonly<Record<Key, Key>>>
  /**
   * States that look like another one, like two others at once, or show nothing of the shell: they have tests, but no
   * screenshot.
   */
  readonly sameAsAnother?: readonly Key[]
  /** Name of the changeset that changes of it have a line in: a key of `AREAS` in scripts/release/changesetNotes.ts. */
  readonly area: 'header' | 'search' | 'banners' | 'components'
  /** What the matrix shows: a state, and the widths of its rows. */
  readonly matrix: { readonly of: Key; readonly widths?: readonly Width[] }
  /** States with an English screenshot as well: their text decides their layout. */
  readonly english?: readonly Key[]
  /** States with a dark screenshot as well: they show colors that no pinned dark state shows. */
  readonly dark?: readonly Key[]
  readonly guide: ComponentGuide
}

/** A component with its states. */
export interface ListedComponent extends ComponentDescription {
  readonly states: States
}

/** Adds a component's place, docs page and screenshots to its states. */
export const describeComponent = <Key extends string>(
  states: States<Key>,
  description: ComponentDescription<NoInfer<Key>>,
): ListedComponent => ({ states, ...description })

export const TAB: Pair = ['Tab, Shift + Tab', 'Moves to the next or previous link or button, in reading order']
export const FOLLOW: Pair = ['Enter', 'Follows the focused link']

/** Returns an example that renders a component in the provider. */
export const inProvider = (names: string, body: string): string =>
  `import { ${names}, ShellProvider } from '@jobsite/shell'\n\n<ShellProvider user={user}>\n  ${body}\n</ShellProvider>`

/** Returns what the docs page measures of an element. */
export const measure = (name: string, selector: string, ...properties: readonly MeasuredProperty[]): Measure => ({
  name,
  selector,
  properties,
})
