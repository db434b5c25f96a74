/**
 * Adapter for TanStack Router and TanStack Start.
 *
 * @packageDocumentation
 */
export type { RouterShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
export { TanStackRouterShellProvider } from './tanstackRouter/TanStackRouterShellProvider.tsx'
