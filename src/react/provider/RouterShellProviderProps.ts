import type { ShellProviderProps } from './ShellProviderProps.ts'

/** Props of a router's provider: those of `ShellProvider`, and `prerendered`. */
export interface RouterShellProviderProps extends ShellProviderProps {
  /**
   * Set it for HTML that is generated before the request (prerendered pages): the query is then read after hydration.
   * @default false
   */
  prerendered?: boolean | undefined
}
