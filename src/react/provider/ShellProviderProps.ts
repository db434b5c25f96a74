import type { ReactNode } from 'react'
import type { ProviderOptions } from '../../options/options.ts'
import type { LinkComponent } from '../ShellContext.ts'

/** Props of `ShellProvider`. All are optional except `children`. */
export interface ShellProviderProps extends ProviderOptions {
  /** A router's link component, rendered instead of `<a>` for URLs of the app. */
  linkComponent?: LinkComponent | undefined
  children?: ReactNode | undefined
}
