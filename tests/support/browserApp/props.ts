import type { ShellProviderProps } from '@jobsite/shell'
import type { ConfigOverrides } from '@jobsite/shell/core'

/** The name of the query parameter that carries a page's props as JSON. */
export const PROPS_PARAM = 'shell'

/** What a browser test can set: everything of the provider that JSON can carry. */
export type BrowserAppProps = Omit<
  ShellProviderProps,
  'children' | 'config' | 'jobFunctionGroup' | 'linkComponent' | 'navigate' | 'serviceWorker' | 'suggest'
> & {
  /** Where the page was served from; services are asked there too. */
  origin: string
  overrides?: ConfigOverrides
  /** Whether the page has a router of its own. @default false */
  hasRouter?: boolean
}
