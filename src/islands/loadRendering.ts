import type { ComponentType, ReactNode } from 'react'
import type { SharedShell } from '../react/SharedShell.tsx'
import { provideInFull } from './fullProvider.ts'
import type { IslandPart } from './IslandPart.ts'

/** Names of the components that can keep the server's HTML. */
export type PartName = keyof typeof import('../rendering/components.ts').byName

/** Renderer of the components, loaded on first use. */
export interface Rendering {
  /** The full components. */
  readonly components: Readonly<Record<PartName, ComponentType<Record<string, unknown>>>>
  /** Provides the shell's context to a component in the page's tree. */
  readonly PageTree: ComponentType<{ part: IslandPart; shared: SharedShell; children: ReactNode }>
  readonly shared: SharedShell
  /** Adds a mounted component. */
  add(part: IslandPart): void
  /** Returns the element that has taken the place of one in the server's HTML, or `null`. */
  current<Found extends Element>(part: IslandPart, element: Found): Found | null
  /** Hydrates a component in its element, or renders it in the page's tree. Resolves once it handles events. */
  activate(part: IslandPart): Promise<void>
  /** Applies new props of the provider. */
  update(): void
  /** Applies new props of a component. */
  updatePart(part: IslandPart): void
  /** Stops when the provider unmounts. */
  end(): void
}

type RenderingModule = typeof import('../rendering/startRendering.tsx')

let loaded: RenderingModule | null = null
let loading: Promise<RenderingModule> | undefined

/** Loads the rendering modules, once a page. */
export function loadRenderingModule(): Promise<RenderingModule> {
  loading ??= import('../rendering/startRendering.tsx').then(
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

/** Returns the rendering modules if they are loaded. */
export const loadedRendering = (): RenderingModule | null => loaded

/**
 * Loads the renderer and all components. Await it before the first render without server HTML, in unit tests and in
 * apps that start in the browser: components then render synchronously.
 *
 * @throws Error if loading fails.
 */
export async function loadShell(): Promise<void> {
  provideInFull((await loadRenderingModule()).fullProvider)
}
