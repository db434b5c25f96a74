/**
 * Adapter for the Next.js pages router.
 *
 * @packageDocumentation
 */
import { NextPagesLink } from './nextPages/NextPagesLink.tsx'
import { useNextPagesRoute } from './nextPages/useNextPagesRoute.ts'
import { createRouterProvider } from './react/navigation/createRouterProvider.tsx'
import type { NextShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from './react/ShellProvider.tsx'

export type { NextShellProviderProps }

/**
 * Provider for the Next.js pages router: reads URL and locale from the router and navigates with it, for the URLs of
 * `ownPaths`, and renders Next's links. Render it in `pages/_app`. Renders no element.
 */
export const NextPagesShellProvider = createRouterProvider<NextShellProviderProps>(
  ShellProvider,
  useNextPagesRoute,
  NextPagesLink,
)
