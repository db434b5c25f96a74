import type { HeaderProps, ShellProviderProps, ShellSlotNodes, TopBannerProps } from '@jobsite/shell'
import type { ConfigOverrides, User } from '@jobsite/shell/core'

/** The name of the query parameter that says which props a page has. */
export const PROPS_PARAM = 'shell'

/** Parts of the shell that a page has where a test asks for them. */
export type TestPart = 'breadcrumbs' | 'topBanner' | 'seoBottomText' | 'seoKeywords' | 'footer' | 'sidebarBanner'

/** All of them. */
export const ALL_PARTS: readonly TestPart[] = ['topBanner', 'seoBottomText', 'seoKeywords', 'footer', 'sidebarBanner']

/** What a browser test can set: everything of the provider that JSON can carry, and what else the page is made of. */
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
  /** Where the page was served from. */
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
  /** Whether the page leaves it to the shell to follow the address. @default false */
  followsLocation?: boolean
  /** @default none */
  parts?: readonly TestPart[]
  topBanner?: Pick<TopBannerProps, 'zoneName' | 'trackClicks' | 'edgeColors' | 'reserve'>
  /** Of header and footer. @default 'full' */
  variant?: HeaderProps['variant']
  /** Texts in slots of header, side navigation and footer. */
  slots?: { readonly [Name in keyof ShellSlotNodes]?: string }
  /** Who is looking when the page comes back as it was left. */
  refreshedUser?: User | null
  /** The canonical address that the page's head names. */
  canonical?: string
  /** Whether the page has a strict content security policy, and the theme's boot script in its head. @default false */
  hasPolicy?: boolean
}
