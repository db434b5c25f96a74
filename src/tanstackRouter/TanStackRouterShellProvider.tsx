import type { RouterShellProviderProps } from '../react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { useTanStackRoute } from './useTanStackRoute.ts'

/**
 * Provider for TanStack Router: reads path, query and hash from it, and navigates with the router, for the URLs of
 * `ownPaths`. Render it in the root route's component. Renders no element.
 */
export function TanStackRouterShellProvider({ prerendered, ...props }: RouterShellProviderProps) {
  return <ShellProvider {...props} {...useTanStackRoute({ ...props, prerendered })} />
}
