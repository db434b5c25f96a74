import type { States } from './state.ts'

type Pair = readonly [string, string]

/** Content of a component's docs page in addition to its props. */
export interface ComponentGuide {
  /** A minimal example, as a page team writes it. */
  readonly code: string
  /** Height of the example in CSS pixels. */
  readonly height: number
  /** Its elements, with their purpose. */
  readonly anatomy: readonly Pair[]
  /** Keys, with what they do. */
  readonly keyboard: readonly Pair[]
}

/** A component in Storybook: its place, its docs page, and its screenshots. */
export interface ComponentDescription<Key extends string = string> {
  /** Place in the sidebar. */
  readonly title: string
  /** States that must look exactly like another one: both are compared with the other one's baseline. */
  readonly sameLook?: Partial<Readonly<Record<Key, Key>>>
  /** States that look like another one, or like two others at once: they have tests, but no screenshot. */
  readonly sameAsAnother?: readonly Key[]
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
