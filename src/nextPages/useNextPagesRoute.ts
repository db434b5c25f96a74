import { useRouter } from 'next/router.js'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'

/** Returns the pages router's current URL and its navigation. */
export function useNextPagesRoute() {
  const router = useRouter()
  // A static page has no query in its HTML, while `asPath` has it in the first render: React would keep the HTML's
  // attributes and never correct them. Such a page is not ready until it is hydrated.
  return { url: useServedUrl(router.asPath, !router.isReady), navigate: router.push }
}
