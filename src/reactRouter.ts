/**
 * Adapter for React Router 7 and 8.
 *
 * @packageDocumentation
 */
import { createRouterProvider } from './react/navigation/createRouterProvider.tsx'
import type { RouterShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from './react/ShellProvider.tsx'
import { ReactRouterLink } from './reactRouter/ReactRouterLink.tsx'
import { useReactRouterRoute } from './reactRouter/useReactRouterRoute.ts'

export type { RouterShellProviderProps }

/**
 * Provider for React Router 7 and 8, in all of its modes: reads the URL from the router and navigates with it, for the
 * URLs of `ownPaths`, and renders its links. Render it anywhere below the router. Renders no element.
 */
export const ReactRouterShellProvider = createRouterProvider<RouterShellProviderProps>(
  ShellProvider,
  useReactRouterRoute,
  ReactRouterLink,
)
