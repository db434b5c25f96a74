import type { HeaderProps, ShellProviderProps, ShellSlotNodes, TopBannerProps } from '@jobsite/shell'
import type { ConfigOverrides, User } from '@jobsite/shell/core'

/** The name of the query parameter that says which props a page has. */
export const PROPS_PARAM = 'shell'

/** Parts of the shell that a page has where a test requests them. */
export type TestPart = 'breadcrumbs' | 'topBanner' | 'seoBottomText' | 'seoKeywords' | 'footer' | 'sidebarBanner'

/** All of them. */
export const ALL_PARTS: readonly TestPart[] = ['topBanner', 'seoBottomText', 'seoKeywords', 'footer', 'sidebarBanner']

/** Settings of a browser test: JSON-serializable provider props, and options of the page. */
export type BrowserAppProps = Omit<
  ShellProviderProps,
  | 'adapters'
  | 'children'
  | 'config'
  | 'fetch'
  | 'jobFunctionGroup'
  | 'linkComponent'
  | 'logger'
  | 'navigate'
  | 'refreshUser'
  | 'serviceWorker'
  | 'suggest'
> & {
  /** Origin of the page. */
  origin: string
  /**
   * The page's services, as `openServices` made them.
   *
   * @default those of the search alone; the server is said to have found nothing of what else there can be
   */
  services?: string
  overrides?: ConfigOverrides
  /** Whether the page has a router of its own. @default false */
  hasRouter?: boolean
  /** Whether the page leaves it to the shell to follow the URL. @default false */
  followsLocation?: boolean
  /** @default none */
  parts?: readonly TestPart[]
  topBanner?: Pick<TopBannerProps, 'zoneName' | 'trackClicks' | 'edgeColors' | 'reserve'>
  /** Of header and footer. @default 'full' */
  variant?: HeaderProps['variant']
  /** Texts in slots of header, side navigation and footer. */
  slots?: { readonly [Name in keyof ShellSlotNodes]?: string }
  /** User after a restore from the back/forward cache. */
  refreshedUser?: User | null
  /** The canonical URL that the page's head names. */
  canonical?: string
  /**
   * Whether the page has a strict content security policy, Trusted Types included, and the boot scripts in its head.
   * @default false
   */
  hasPolicy?: boolean
  /** Events that a script in the head sends, before any of the page's other scripts. */
  earlyEvents?: readonly (readonly [name: string, detail: unknown])[]
}
