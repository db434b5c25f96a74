import type { ComponentType, ReactNode } from 'react'
import type { PartName } from '../options/parts.ts'
import type { SharedShell } from '../react/SharedShell.tsx'
import type { ServedPage } from '../served/ServedPage.ts'
import type { ServedPart } from '../served/ServedPart.ts'
import type { FullProvider } from './fullProvider.ts'

// What the files that a page loads first, and those that render, know of each other.

/** Props of a component, including attributes of its root. */
export type PartProps = Readonly<Record<string, unknown>>

/** A served component in a page's React tree, as the code that hydrates it knows it. */
export interface Island extends ServedPart {
  /** Prefix of its element ids. */
  readonly id: string
  /** Props that the server rendered it with. */
  readonly rendered: PartProps
  readonly props: PartProps
  /** Attributes of the server's element, as props. */
  readonly served: Readonly<Record<string, string>>
  /** The code by which the page's tree renders it, or is about to: its nodes may still load. */
  tree: Hydration | null
  /** Renders `tree`. */
  readonly setTree: ((tree: Hydration) => void) | undefined
  /** Called once the page's tree has rendered it. */
  onTree: (() => void) | undefined
  /** Restores typed text and focus of a hydrated component once the page's tree has rendered it. */
  restore: (() => void) | undefined
  /**
   * Whether the page's tree has to render it: page nodes and links need the page's contexts, and HTML that cannot be
   * hydrated is rendered again.
   */
  readonly isPageTree: boolean
}

/** A page with islands, as the code that hydrates them knows it. */
export interface IslandsHost extends ServedPage {
  /** The context's value, if the full provider is in the page's tree. */
  readonly shared: SharedShell | null
}

/** The code that hydrates a page's components, loaded on first use. */
export interface Hydration {
  /** The full components. */
  readonly components: Readonly<Record<PartName, ComponentType<Record<string, unknown>>>>
  /** Provides the shell's context to a component in the page's tree. */
  readonly PageTree: ComponentType<{ part: Island; shared: SharedShell; children: ReactNode }>
  readonly shared: SharedShell
  /** Adds a mounted component. */
  add(part: Island): void
  /** Returns the element that has taken the place of one in the server's HTML, or `null`. */
  replacementOf<Found extends Element>(part: Island, element: Found): Found | null
  /** Hydrates a component in its element, or renders it in the page's tree. Resolves once it handles events. */
  activate(part: Island): Promise<void>
  /** Applies new props of the provider. */
  update(): void
  /** Applies new props of a component. */
  updatePart(part: Island): void
  /** Stops when the provider unmounts. */
  end(): void
}

/** The modules that hydrate. */
export interface HydrationModule {
  readonly fullProvider: FullProvider
  readonly startHydration: (page: IslandsHost) => Promise<Hydration>
  readonly createHydration: (page: IslandsHost, shared: SharedShell) => Hydration
}
