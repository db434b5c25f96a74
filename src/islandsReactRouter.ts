/**
 * Adapter for React Router 7 and 8, for the components of `@jobsite/shell/islands`.
 *
 * @packageDocumentation
 */
import { ShellProvider } from '@jobsite/shell/islands'
import { createRouterProvider } from './react/navigation/createRouterProvider.tsx'
import type { RouterShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
import { useReactRouterRoute } from './reactRouter/useReactRouterRoute.ts'

export type { RouterShellProviderProps }

/**
 * Provider for React Router 7 and 8 and the components of `@jobsite/shell/islands`: reads the URL from the router and
 * navigates with it, for the URLs of `ownPaths`. Links are plain anchors, which are not prefetched. Render it in the
 * root route. Renders no element.
 */
export const ReactRouterShellProvider = createRouterProvider<RouterShellProviderProps>(
  ShellProvider,
  useReactRouterRoute,
)
