import { usePathname, useRouter, useSelectedLayoutSegments } from 'next/navigation.js'
import { useNavigateBelow, withBase } from '../react/navigation/basePath.ts'
import { useBrowserUrl } from '../react/navigation/useBrowserUrl.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { BASE } from './base.ts'

/** Returns the app router's current URL and its navigation, unless the page passes its own. */
export function useNextRoute(own: Pick<ShellProviderProps, 'url' | 'navigate'>) {
  const router = useRouter()
  const url = useBrowserUrl(withBase(usePathname(), BASE))
  const navigate = useNavigateBelow(BASE, router.push)
  // The path does not change with the query: in browsers without the Navigation API, this re-renders on each
  // navigation.
  useSelectedLayoutSegments()
  return { url: own.url ?? url, navigate: own.navigate ?? navigate }
}
