// Apart from the hook: a bundler keeps `next/link` where it is imported, also for pages without this provider.
import NextLink from 'next/link.js'
import { createBaseLink, createRouterProvider, type NextShellProviderProps } from './createRouterProvider.tsx'
import { BASE, useNextRoute } from './useNextRoute.ts'

/**
 * Provider for the Next.js app router and the components of `@jobsite/shell`: {@link useNextRoute} with Next's links,
 * which prefetch. A server component can render it if it passes no functions. Renders no element.
 */
export const NextShellProvider = createRouterProvider<NextShellProviderProps>(
  useNextRoute,
  BASE === '' ? NextLink : createBaseLink(NextLink, () => BASE),
)
