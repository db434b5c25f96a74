import type { ComponentType, ReactNode } from 'react'
import type { PartName } from '../options/parts.ts'
import type { SharedShell } from '../react/SharedShell.tsx'
import { provideInFull } from './fullProvider.ts'
import type { IslandPart } from './IslandPart.ts'

/** The code that hydrates a page's components, loaded on first use. */
export interface Hydration {
  /** The full components. */
  readonly components: Readonly<Record<PartName, ComponentType<Record<string, unknown>>>>
  /** Provides the shell's context to a component in the page's tree. */
  readonly PageTree: ComponentType<{ part: IslandPart; shared: SharedShell; children: ReactNode }>
  readonly shared: SharedShell
  /** Adds a mounted component. */
  add(part: IslandPart): void
  /** Returns the element that has taken the place of one in the server's HTML, or `null`. */
  replacementOf<Found extends Element>(part: IslandPart, element: Found): Found | null
  /** Hydrates a component in its element, or renders it in the page's tree. Resolves once it handles events. */
  activate(part: IslandPart): Promise<void>
  /** Applies new props of the provider. */
  update(): void
  /** Applies new props of a component. */
  updatePart(part: IslandPart): void
  /** Stops when the provider unmounts. */
  end(): void
}

type HydrationModule = typeof import('../hydration/startHydration.tsx')

let loaded: HydrationModule | null = null
let loading: Promise<HydrationModule> | undefined

/** Loads the modules that hydrate, once a page. */
export function loadHydrationModule(): Promise<HydrationModule> {
  loading ??= import('../hydration/startHydration.tsx').then(
    (module) => {
      loaded = module
      return module
    },
    (error: unknown) => {
      loading = undefined
      throw error
    },
  )
  return loading
}

/** Returns the modules that hydrate if they are loaded. */
export const loadedHydration = (): HydrationModule | null => loaded

/**
 * Loads the renderer and all components. Await it before the first render without server HTML, in unit tests and in
 * apps that start in the browser: components then render synchronously.
 *
 * @throws Error if loading fails.
 */
export async function loadShell(): Promise<void> {
  provideInFull((await loadHydrationModule()).fullProvider)
}
