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
 * Provider for TanStack Router: reads the URL from the router and navigates with it, for the URLs of `ownPaths`. Render
 * it in the root route's component. Renders no element.
 */
export const TanStackRouterShellProvider = createRouterProvider<RouterShellProviderProps>(
  ShellProvider,
  useTanStackRoute,
)
