/**
 * Adapter for TanStack Router and TanStack Start, for the components of `@jobsite/shell/islands`.
 *
 * @packageDocumentation
 */
import { ShellProvider } from '@jobsite/shell/islands'
import { createRouterProvider } from './react/navigation/createRouterProvider.tsx'
import type { RouterShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
import { useTanStackRoute } from './tanstackRouter/useTanStackRoute.ts'

export type { RouterShellProviderProps }

/**
 * Provider for TanStack Start and the components of `@jobsite/shell/islands`: reads the URL from the router and
 * navigates with it, for the URLs of `ownPaths`. Links are plain anchors, which are not prefetched. Render it in the
 * root route's component. Renders no element.
 */
export const TanStackRouterShellProvider = createRouterProvider<RouterShellProviderProps>(
  ShellProvider,
  useTanStackRoute,
)
