/**
 * Adapter for the Next.js pages router, for the components of `@jobsite/shell/islands`.
 *
 * @packageDocumentation
 */
import { ShellProvider } from '@jobsite/shell/islands'
import { useNextPagesRoute } from './nextPages/useNextPagesRoute.ts'
import { createRouterProvider } from './react/navigation/createRouterProvider.tsx'
import type { NextShellProviderProps } from './react/provider/RouterShellProviderProps.ts'

export type { NextShellProviderProps }

/**
 * Provider for the Next.js pages router and the components of `@jobsite/shell/islands`: reads URL and locale from the
 * router and navigates with it, for the URLs of `ownPaths`. Links are plain anchors, which are not prefetched. Render
 * it in `pages/_app`. Renders no element.
 */
export const NextPagesShellProvider = createRouterProvider<NextShellProviderProps>(ShellProvider, useNextPagesRoute)
