import type { ShellProviderProps } from './ShellProviderProps.ts'

/** Props of the Next.js providers: those of `ShellProvider`, and `localePrefix`. */
export interface NextShellProviderProps extends ShellProviderProps {
  /**
   * Path prefix that a proxy adds to the URLs that visitors see, such as `/vi` for a hidden `[lang]` folder. It is removed
   * from the router's path. @default none
   */
  localePrefix?: string | undefined
}

/** Props of the other routers' providers: those of `ShellProvider`, `localePrefix` and `prerendered`. */
export interface RouterShellProviderProps extends NextShellProviderProps {
  /**
   * Set it for HTML that is generated before the request (prerendered pages): the query is then read after hydration.
   * @default false
   */
  prerendered?: boolean | undefined
}
