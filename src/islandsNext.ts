/**
 * Adapter for the Next.js app router, for the components of `@jobsite/shell/islands`.
 *
 * @packageDocumentation
 */
import { ShellProvider } from '@jobsite/shell/islands'
import { useNextRoute } from './next/useNextRoute.ts'
import { createRouterProvider } from './react/navigation/createRouterProvider.tsx'
import type { NextShellProviderProps } from './react/provider/RouterShellProviderProps.ts'

export type { NextShellProviderProps }

/**
 * Provider for the Next.js app router and the components of `@jobsite/shell/islands`: reads the URL from the router and
 * navigates with it, for the URLs of `ownPaths`. Links are plain anchors, which are not prefetched. Static pages stay
 * static: their query follows right after hydration. A server component can render it if it passes no functions.
 * Renders no element.
 */
export const NextShellProvider = createRouterProvider<NextShellProviderProps>(ShellProvider, useNextRoute)
