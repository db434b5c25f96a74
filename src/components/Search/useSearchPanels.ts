import { useCallback, useState } from 'react'

/** Components of the search that are loaded on first use. */
export type SearchPanels = typeof import('./searchPanels.ts')

let loaded: SearchPanels | null = null
let loading: Promise<SearchPanels> | null = null

/** Returns the lazily loaded components, `null` before, and a function that loads them once a page. */
export function useSearchPanels(): { parts: SearchPanels | null; load: () => void } {
  const [parts, setParts] = useState<SearchPanels | null>(null)
  const load = useCallback(() => {
    if (loaded) return setParts(loaded)
    loading ??= import('./searchPanels.ts')
    loading.then(
      (module) => {
        loaded = module
        setParts(module)
      },
      // The form works without them; the next interaction retries.
      () => {
        loading = null
      },
    )
  }, [])
  return { parts, load }
}
