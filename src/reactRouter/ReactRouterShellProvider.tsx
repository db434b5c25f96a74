import { createBaseLink } from '../react/navigation/createBaseLink.tsx'
import type { RouterShellProviderProps } from '../react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { RouterLink } from './RouterLink.tsx'
import { useBase } from './useBase.ts'
import { useReactRouterRoute } from './useReactRouterRoute.ts'

const BaseLink = createBaseLink(RouterLink, useBase)

/**
 * Provider for React Router 7 and 8, in all of its modes: reads path, query and hash from it, renders the router's
 * links and navigates with it, for the URLs of `ownPaths`. Render it in the root route, or anywhere below the router.
 * Renders no element.
 */
export function ReactRouterShellProvider({ prerendered, linkComponent, ...props }: RouterShellProviderProps) {
  const Link = useBase() ? BaseLink : RouterLink
  const route = useReactRouterRoute({ ...props, prerendered })
  return <ShellProvider {...props} {...route} linkComponent={linkComponent ?? Link} />
}
