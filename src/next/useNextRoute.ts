import { usePathname, useRouter, useSelectedLayoutSegments } from 'next/navigation.js'
import { useBrowserUrl } from '../react/navigation/useBrowserUrl.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'

/** Returns the app router's current URL and its navigation, unless the page passes its own. */
export function useNextRoute(own: Pick<ShellProviderProps, 'url' | 'navigate'>) {
  const router = useRouter()
  const url = useBrowserUrl(usePathname())
  // The path does not change with the query: in browsers without the Navigation API, this re-renders on each
  // navigation.
  useSelectedLayoutSegments()
  return { url: own.url ?? url, navigate: own.navigate ?? router.push }
}
