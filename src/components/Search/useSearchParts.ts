import { useCallback, useState } from 'react'

/** The parts of the search that nobody needs before they touch it. */
export type SearchParts = typeof import('./parts.ts')

let loaded: SearchParts | null = null
let loading: Promise<SearchParts> | null = null

/** The parts once they are there, `null` before, and what loads them: on first use, once a page. */
export function useSearchParts(): { parts: SearchParts | null; load: () => void } {
  const [parts, setParts] = useState<SearchParts | null>(null)
  const load = useCallback(() => {
    if (loaded) return setParts(loaded)
    loading ??= import('./parts.ts')
    loading.then(
      (module) => {
        loaded = module
        setParts(module)
      },
      // The form works without them; the next touch tries again.
      () => {
        loading = null
      },
    )
  }, [])
  return { parts, load }
}
