/**
 * Adapter for the Next.js app router: its links and URLs, and the shell's styles in streamed HTML.
 *
 * @packageDocumentation
 */
import { nextLink } from './next/nextLink.ts'
import { useNextRoute } from './next/useNextRoute.ts'
import { createRouterProvider } from './react/navigation/createRouterProvider.tsx'
import type { NextShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
import { ShellProvider } from './react/ShellProvider.tsx'

export { ShellStyleRegistry, type ShellStyleRegistryProps } from './next/ShellStyleRegistry.tsx'
export type { NextShellProviderProps }

/**
 * Provider for the Next.js app router: reads path, query and hash from it, renders Next's links and navigates with its
 * router, for the URLs of `ownPaths`. Static pages stay static: their HTML has the path alone, the query follows right
 * after hydration. A server component can render it if it passes no functions. Renders no element.
 */
export const NextShellProvider = createRouterProvider<NextShellProviderProps>(ShellProvider, useNextRoute, nextLink)
