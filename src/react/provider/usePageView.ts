import { useState } from 'react'
import { splitUrl } from '../../core/url/splitUrl.ts'

/** How many pages this provider has shown before the one on view: 0 for the first, one more with each new address. */
export function usePageView(url: string): number {
  const parts = splitUrl(url)
  // Only the hash changed: that is the same page.
  const local = parts ? `${parts.path}${parts.search}` : url
  const [view, setView] = useState({ local, count: 0 })
  if (view.local === local) return view.count
  setView({ local, count: view.count + 1 })
  return view.count + 1
}
