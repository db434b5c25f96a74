import { ShellProvider } from '@jobsite/shell/islands'
import type { RouterShellProviderProps } from '../../react/provider/RouterShellProviderProps.ts'
import { useTanStackRoute } from '../useTanStackRoute.ts'

/**
 * Provider for TanStack Start and the components of `@jobsite/shell/islands`: reads path, query and hash from the
 * router and navigates with it, for the URLs of `ownPaths`. Render it in the root route's component. Renders no
 * element.
 */
export function TanStackRouterShellProvider({ prerendered, ...props }: RouterShellProviderProps) {
  return <ShellProvider {...props} {...useTanStackRoute({ ...props, prerendered })} />
}
