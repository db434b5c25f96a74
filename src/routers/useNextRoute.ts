import { usePathname, useRouter, useSelectedLayoutSegments } from 'next/navigation.js'
import { withPrefix } from '../core/url/locale.ts'
import { type NextRouteOptions, type ShellRoute, useBrowserUrl, useShellRoute } from './shellRoute.ts'

/** `basePath` of `next.config`, which Next.js writes here as it builds the app. The app router's hooks do not tell it. */
export const BASE: string = process.env.__NEXT_ROUTER_BASEPATH ?? ''

/**
 * Returns the app router's current URL and its navigation, as props of `Shell` and `ShellProvider` of `@jobsite/shell` and
 * of `@jobsite/shell/islands`. For a client component (`'use client'`). Static pages stay static: their HTML has the path
 * alone, the query follows right after hydration. The shell's links are plain anchors, which Next.js does not prefetch.
 */
export function useNextRoute(options: NextRouteOptions = {}): ShellRoute {
  const url = useBrowserUrl(withPrefix(usePathname(), BASE))
  // The path does not change with the query: in browsers without the Navigation API, this re-renders on each
  // navigation.
  useSelectedLayoutSegments()
  return useShellRoute({ url, base: BASE, push: useRouter().push, localePrefix: options.localePrefix })
}
