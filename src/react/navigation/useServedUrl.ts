import { splitUrl } from '../../core/url/splitUrl.ts'
import { useHydrated } from '../ui/useHydrated.ts'

/**
 * Returns a router's URL as the server's HTML contains it: without the hash, and without the query on prerendered
 * pages. Both are added right after hydration.
 *
 * @param href the router's current site-relative URL.
 * @param isPrerendered whether the HTML was generated without the query.
 */
export function useServedUrl(href: string, isPrerendered: boolean): string {
  const isHydrated = useHydrated()
  const { path = '/', search = '', hash = '' } = splitUrl(href) ?? {}
  if (isHydrated) return path + search + hash
  return isPrerendered ? path : path + search
}
