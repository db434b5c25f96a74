/**
 * Adapter for the Next.js pages router: its URLs, its navigation and its links.
 *
 * @packageDocumentation
 */
export type { NextShellProviderProps } from './createRouterProvider.tsx'
export { NextPagesShellProvider } from './NextPagesShellProvider.tsx'
export type { NextRouteOptions, ShellRoute } from './shellRoute.ts'
export { useNextPagesRoute } from './useNextPagesRoute.ts'
