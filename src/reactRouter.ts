/**
 * Adapter for React Router 7 and 8.
 *
 * @packageDocumentation
 */
export type { RouterShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
export { ReactRouterShellProvider } from './reactRouter/ReactRouterShellProvider.tsx'
