import { usePathname, useRouter, useSelectedLayoutSegments } from 'next/navigation.js'
import { withPrefix } from '../core/url/locale.ts'
import type { RouterRoute } from '../react/navigation/createRouterProvider.tsx'
import { useBrowserUrl } from '../react/navigation/useBrowserUrl.ts'
import { useNavigateBelow } from '../react/navigation/useNavigateBelow.ts'
import { BASE } from './base.ts'

/** Returns the app router's current URL and its navigation. */
export function useNextRoute(): RouterRoute {
  const router = useRouter()
  const url = useBrowserUrl(withPrefix(usePathname(), BASE))
  const navigate = useNavigateBelow(BASE, router.push)
  // The path does not change with the query: in browsers without the Navigation API, this re-renders on each
  // navigation.
  useSelectedLayoutSegments()
  return { url, base: BASE, navigate }
}
