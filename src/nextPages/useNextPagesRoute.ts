import { useRouter } from 'next/router.js'
import { useNavigateBelow, withBase } from '../react/navigation/basePath.ts'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'

/** Returns the pages router's current URL and its navigation, unless the page passes its own. */
export function useNextPagesRoute(own: Pick<ShellProviderProps, 'url' | 'navigate'>) {
  const router = useRouter()
  // A static page has no query in its HTML, while `asPath` has it in the first render: React would keep the HTML's
  // attributes and never correct them. Such a page is not ready until it is hydrated.
  const url = useServedUrl(withBase(router.asPath, router.basePath), !router.isReady)
  const navigate = useNavigateBelow(router.basePath, router.push)
  return { url: own.url ?? url, navigate: own.navigate ?? navigate }
}
