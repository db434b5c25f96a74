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
 * Provider for the Next.js app router: reads the URL from the router and navigates with it, for the URLs of `ownPaths`,
 * and renders Next's links. Static pages stay static: their query follows right after hydration. A server component can
 * render it if it passes no functions. Renders no element.
 */
export const NextShellProvider = createRouterProvider<NextShellProviderProps>(ShellProvider, useNextRoute, nextLink)
