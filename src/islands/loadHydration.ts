import { provideInFull } from './fullProvider.ts'
import type { HydrationModule } from './Hydration.ts'

let loaded: HydrationModule | null = null
let loading: Promise<HydrationModule> | undefined

/** Loads the modules that hydrate, once a page. */
export function loadHydrationModule(): Promise<HydrationModule> {
  loading ??= import('./hydration/startHydration.tsx').then(
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
