import { useRouter } from 'next/router.js'
import { useCallback } from 'react'
import { withLocale, withPrefix } from '../core/url/locale.ts'
import type { RouterRoute } from '../react/navigation/createRouterProvider.tsx'
import { useNavigateBelow } from '../react/navigation/useNavigateBelow.ts'
import { useServedUrl } from '../react/navigation/useServedUrl.ts'

/** Returns the pages router's current URL and its navigation. */
export function useNextPagesRoute(): RouterRoute {
  const router = useRouter()
  const { asPath, basePath, isReady, push } = router
  // A static page has no query in its HTML, while `asPath` has it in the first render: React would keep the HTML's
  // attributes and never correct them. Such a page is not ready until it is hydrated.
  const url = useServedUrl(withPrefix(withLocale(asPath, router), basePath), !isReady)
  // The site's URLs are whole: with `i18n`, the router would add the current page's locale.
  const pushWhole = useCallback((href: string) => push(href, undefined, { locale: false }), [push])
  return { url, base: basePath, navigate: useNavigateBelow(basePath, pushWhole) }
}
