import { useCallback, useState } from 'react'

/** Components of the search that are loaded on first use. */
export type SearchPanels = typeof import('./searchPanels.ts')

let loaded: SearchPanels | null = null
let loading: Promise<SearchPanels> | null = null

/** Loads the components once a page. Rejects if they cannot be loaded; the next call tries again. */
export function loadSearchPanels(): Promise<SearchPanels> {
  loading ??= import('./searchPanels.ts').then(
    (module) => {
      loaded = module
      return module
    },
    (error: unknown) => {
      loading = null
      throw error
    },
  )
  return loading
}

/**
 * Returns the lazily loaded components, `null` before, and a function that loads them once a page, which is told where that
 * fails: the form works without them, and the next interaction tries again.
 */
export function useSearchPanels(): { parts: SearchPanels | null; load: (onFailure: () => void) => void } {
  const [parts, setParts] = useState<SearchPanels | null>(null)
  const load = useCallback((onFailure: () => void) => {
    if (loaded) setParts(loaded)
    else loadSearchPanels().then(setParts, onFailure)
  }, [])
  return { parts, load }
}
