import { useRouter } from 'next/router.js'
import { useCallback } from 'react'
import { withLocale, withPrefix } from '../core/url/locale.ts'
import { type NextRouteOptions, type ShellRoute, useServedUrl, useShellRoute } from './shellRoute.ts'

/**
 * Returns the pages router's current URL, with its locale, and its navigation, as props of `Shell` and `ShellProvider` of
 * `@jobsite/shell` and of `@jobsite/shell/islands`. For `pages/_app`. The shell's links are plain anchors, which Next.js
 * does not prefetch.
 */
export function useNextPagesRoute(options: NextRouteOptions = {}): ShellRoute {
  const router = useRouter()
  const { asPath, basePath, isReady, push } = router
  // A static page has no query in its HTML, while `asPath` has it in the first render: React would keep the HTML's
  // attributes and never correct them. Such a page is not ready until it is hydrated.
  const url = useServedUrl(withPrefix(withLocale(asPath, router), basePath), !isReady)
  // The site's URLs are whole: with `i18n`, the router would add the current page's locale.
  const pushWhole = useCallback((href: string) => push(href, undefined, { locale: false }), [push])
  return useShellRoute({ url, base: basePath, push: pushWhole, localePrefix: options.localePrefix })
}
