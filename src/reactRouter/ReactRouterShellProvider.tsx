import type { RouterShellProviderProps } from '../react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { RouterLink } from './RouterLink.tsx'
import { useReactRouterRoute } from './useReactRouterRoute.ts'

/**
 * Provider for React Router 7 and 8, in all of its modes: reads path, query and hash from it, renders the router's
 * links and navigates with it, for the URLs of `ownPaths`. Render it in the root route, or anywhere below the router.
 * Renders no element.
 */
export function ReactRouterShellProvider({
  url,
  prerendered = false,
  linkComponent = RouterLink,
  navigate,
  ...props
}: RouterShellProviderProps) {
  const route = useReactRouterRoute(prerendered)
  return (
    <ShellProvider
      {...props}
      url={url ?? route.url}
      linkComponent={linkComponent}
      navigate={navigate ?? route.navigate}
    />
  )
}
