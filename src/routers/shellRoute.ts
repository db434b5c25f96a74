import { useMemo } from 'react'
import { readLocation } from '../browser/navigation/location.ts'
import { navigateTo } from '../browser/navigation/navigateTo.ts'
import { subscribeLocation } from '../browser/navigation/subscribeLocation.ts'
import { withoutLocalePrefix, withoutPrefix } from '../core/url/locale.ts'
import { splitUrl } from '../core/url/splitUrl.ts'
import { useHydrated } from '../react/ui/useHydrated.ts'
import { useStore } from '../react/useStore.ts'

/**
 * A router's current URL and its navigation: props of `Shell` and `ShellProvider`, of `@jobsite/shell` and of
 * `@jobsite/shell/islands`.
 */
export interface ShellRoute {
  /**
   * Site-relative URL of the page as visitors see it: with the router's base path, without `localePrefix`. While
   * hydrating it is that of the server's HTML, without the hash.
   */
  readonly url: string
  /** Navigates to a site-relative URL with the router. A URL outside of its base path loads the page. */
  readonly navigate: (href: string) => void
}

/** Options of the hooks of the Next.js routers. */
export interface NextRouteOptions {
  /**
   * Path prefix that a rewriting proxy adds to the URLs that visitors see, such as `/vi` for pages in a hidden `[lang]`
   * folder. The shell removes it from the router's path, on the server and in browsers. @default none
   */
  localePrefix?: string | undefined
}

/** Options of the hooks of the other routers. */
export interface RouterRouteOptions extends NextRouteOptions {
  /**
   * Set it for HTML that is generated before the request (prerendered pages): the query is then read after hydration.
   * @default false
   */
  prerendered?: boolean | undefined
}

/** Values in which routers differ. */
interface RouterFacts extends NextRouteOptions {
  /** Site-relative URL of the page, with the router's base path. */
  readonly url: string
  /** The router's base path, without its trailing slash; `''` for a router of the whole site. */
  readonly base: string
  /** The router's own navigation. Keeps its identity while the router is the same. */
  readonly push: (href: string) => unknown
  /** Whether `push` takes URLs with the base path. @default false */
  readonly isWhole?: boolean
}

/** Returns the URL and the navigation of a router as the site sees them. */
export function useShellRoute({ url, base, push, isWhole = false, localePrefix = '' }: RouterFacts): ShellRoute {
  const navigate = useMemo(() => {
    if (base === '') return push
    return (href: string) => {
      const inner = withoutPrefix(href, base)
      if (inner === null) navigateTo(href)
      else navigateTo(isWhole ? href : inner, push)
    }
  }, [base, push, isWhole])
  return { url: withoutLocalePrefix(url, localePrefix, base), navigate }
}

/**
 * Returns a router's URL as the server's HTML contains it: without the hash, and without the query on prerendered
 * pages. Both are added right after hydration.
 *
 * @param href the router's current site-relative URL.
 * @param isPrerendered whether the HTML was generated without the query.
 */
export function useServedUrl(href: string, isPrerendered = false): string {
  const isHydrated = useHydrated()
  const { path = '/', search = '', hash = '' } = splitUrl(href) ?? {}
  if (isHydrated) return path + search + hash
  return isPrerendered ? path : path + search
}

/**
 * Returns the browser's path, with the query and hash that servers and static pages do not know. On a server and while
 * hydrating it is the path alone.
 *
 * @param pathname the framework's current path, with its base path.
 */
export function useBrowserUrl(pathname: string): string {
  return useStore(subscribeLocation, readUrl, () => pathname)
}

function readUrl(): string {
  const { path = '/', search = '', hash = '' } = splitUrl(readLocation()) ?? {}
  return path + search + hash
}
