/**
 * Adapter for React Router 7 and 8, for the components of `@jobsite/shell/islands`.
 *
 * @packageDocumentation
 */
export type { RouterShellProviderProps } from './react/provider/RouterShellProviderProps.ts'
export { ReactRouterShellProvider } from './reactRouter/islands/ReactRouterShellProvider.tsx'
