/**
 * Adapter for TanStack Router and TanStack Start, for the components of `@jobsite/shell/islands`.
 *
 * @packageDocumentation
 */
export type { RouterShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
export { TanStackRouterShellProvider } from './tanstackRouter/islands/TanStackRouterShellProvider.tsx'
