import { usePathname, useRouter, useSelectedLayoutSegments } from 'next/navigation.js'
import { useBrowserUrl } from '../react/navigation/useBrowserUrl.ts'

/** Returns the app router's current URL and its navigation. */
export function useNextRoute() {
  const router = useRouter()
  const url = useBrowserUrl(usePathname())
  // The path does not change with the query: in browsers without the Navigation API, this re-renders on each
  // navigation.
  useSelectedLayoutSegments()
  return { url, navigate: router.push }
}
