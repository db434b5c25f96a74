/**
 * Adapter for the Next.js app router: its URLs, its navigation and its links, and the shell's styles in streamed HTML.
 *
 * @packageDocumentation
 */
export type { NextShellProviderProps } from './createRouterProvider.tsx'
export { NextShellProvider } from './NextShellProvider.tsx'
export { ShellStyleRegistry, type ShellStyleRegistryProps } from './ShellStyleRegistry.tsx'
export type { NextRouteOptions, ShellRoute } from './shellRoute.ts'
export { useNextRoute } from './useNextRoute.ts'
