/**
 * Adapter for React Router 7 and 8.
 *
 * @packageDocumentation
 */
import { type AnchorHTMLAttributes, forwardRef } from 'react'
import { Link, useHref, useLocation, useNavigate } from 'react-router'
import { withPrefix } from '../core/url/locale.ts'
import { trimTrailingSlashes } from '../core/url/splitUrl.ts'
import { createBaseLink, createRouterProvider, type RouterShellProviderProps } from './createRouterProvider.tsx'
import { type RouterRouteOptions, type ShellRoute, useServedUrl, useShellRoute } from './shellRoute.ts'

export type { RouterRouteOptions, RouterShellProviderProps, ShellRoute }

/**
 * Returns React Router's current URL and its navigation, as props of `Shell` and `ShellProvider` of `@jobsite/shell` and
 * of `@jobsite/shell/islands`. For a component below the router, in all of its modes. The shell's links are plain anchors,
 * which navigate with the router.
 */
export function useReactRouterRoute(options: RouterRouteOptions = {}): ShellRoute {
  const { pathname, search, hash } = useLocation()
  const base = useBase()
  const url = useServedUrl(withPrefix(pathname + search + hash, base), options.prerendered)
  return useShellRoute({ url, base, push: useNavigate(), localePrefix: options.localePrefix })
}

/** Returns the router's `basename` without its trailing slash; `''` for a router of the whole site. */
const useBase = (): string => trimTrailingSlashes(useHref('/'))

/** React Router's link with an anchor's props. */
const AnchorLink = /* @__PURE__ */ forwardRef<
  HTMLAnchorElement,
  AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }
>(function AnchorLink({ href, ...rest }, ref) {
  return <Link ref={ref} to={href} {...rest} />
})

/**
 * Provider for React Router 7 and 8 and the components of `@jobsite/shell`: {@link useReactRouterRoute} with the router's
 * own links, which prefetch. Render it in the root route, or anywhere below the router. Renders no element.
 */
export const ReactRouterShellProvider = /* @__PURE__ */ createRouterProvider<RouterShellProviderProps>(
  useReactRouterRoute,
  /* @__PURE__ */ createBaseLink(AnchorLink, useBase),
)
