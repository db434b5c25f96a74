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

/** Returns the lazily loaded components, `null` before, and a function that loads them once a page. */
export function useSearchPanels(): { parts: SearchPanels | null; load: () => void } {
  const [parts, setParts] = useState<SearchPanels | null>(null)
  const load = useCallback(() => {
    if (loaded) setParts(loaded)
    // The form works without them; the next interaction retries.
    else loadSearchPanels().then(setParts, () => undefined)
  }, [])
  return { parts, load }
}
