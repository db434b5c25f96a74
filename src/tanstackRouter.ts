/**
 * Adapter for TanStack Router and TanStack Start.
 *
 * @packageDocumentation
 */
import { createRouterProvider } from './react/navigation/createRouterProvider.tsx'
import type { RouterShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from './react/ShellProvider.tsx'
import { useTanStackRoute } from './tanstackRouter/useTanStackRoute.ts'

export type { RouterShellProviderProps }

/**
 * Provider for TanStack Router: reads path, query and hash from it, and navigates with the router, for the URLs of
 * `ownPaths`. Render it in the root route's component. Renders no element.
 */
export const TanStackRouterShellProvider = createRouterProvider<RouterShellProviderProps>(
  ShellProvider,
  useTanStackRoute,
)
