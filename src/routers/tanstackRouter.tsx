/**
 * Adapter for TanStack Router and TanStack Start.
 *
 * @packageDocumentation
 */
import { useLocation, useRouter } from '@tanstack/react-router'
import { trimTrailingSlashes } from '../core/url/splitUrl.ts'
import { createRouterProvider, type RouterShellProviderProps } from './createRouterProvider.tsx'
import { type RouterRouteOptions, type ShellRoute, useServedUrl, useShellRoute } from './shellRoute.ts'

export type { RouterRouteOptions, RouterShellProviderProps, ShellRoute }

/**
 * Returns TanStack Router's current URL and its navigation, as props of `Shell` and `ShellProvider` of `@jobsite/shell`
 * and of `@jobsite/shell/islands`. For the component of the root route. The shell's links are plain anchors, which
 * navigate with the router.
 */
export function useTanStackRoute(options: RouterRouteOptions = {}): ShellRoute {
  const { basepath, history } = useRouter()
  const location = useLocation()
  // The router rewrites queries (`l=29.10` becomes `l=29.1`); its history has the original URL. For the same reason,
  // links are plain anchors that the provider navigates by the history.
  const isCurrent = history.location.state.__TSR_key === location.state.__TSR_key
  const url = useServedUrl(isCurrent ? history.location.href : location.publicHref, options.prerendered)
  return useShellRoute({
    url,
    base: trimTrailingSlashes(basepath),
    push: history.push,
    isWhole: true,
    localePrefix: options.localePrefix,
  })
}

/**
 * Provider for TanStack Router and the components of `@jobsite/shell`, with the values of {@link useTanStackRoute}. Render
 * it in the root route's component. Renders no element.
 */
export const TanStackRouterShellProvider =
  /* @__PURE__ */ createRouterProvider<RouterShellProviderProps>(useTanStackRoute)
