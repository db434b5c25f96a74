import type { ShellConfig } from '../config/config.ts'
import type { Language } from '../language/language.ts'
import type { Messages } from '../messages/messages.ts'
import type { PageName } from '../pages/pages.ts'
import type { SafeUrl } from '../url/safeHref.ts'
import type { User } from '../user/user.ts'

/** Menu item, ready to render. Used by header, side navigation and footer. */
export interface MenuItem {
  /** Stable name, by which the config hides an item or replaces its URL. */
  readonly id: string
  readonly label: string
  /** URL; absent on an item that only opens its submenu. */
  readonly href?: SafeUrl
  /** `page`: the item of the current page. `true`: an ancestor of it. At most one item of a menu is `page`. */
  readonly current?: 'page' | 'true'
  /** Whether the link opens in a new tab. */
  readonly newTab?: boolean
  /** Whether the link leads to another site. */
  readonly external?: boolean
  readonly badge?: 'new'
  /** Whether visitors must log in first. */
  readonly gated?: boolean
  /** Whether the link leads to the listing page of the visitor's stored locations, if there are any. */
  readonly narrowed?: boolean
  /** Number of columns of the submenu. @default 1 */
  readonly columns?: number
  readonly children?: readonly MenuItem[]
}

/** Values that the menus depend on. */
export interface MenuContext {
  readonly config: ShellConfig
  readonly language: Language
  readonly page?: PageName | undefined
  /** URL of the page, for the site's own items. @default none of them is current */
  readonly url?: string | undefined
  /** Section of the page: `saved` of My jobs. @default none */
  readonly section?: string | undefined
  readonly user?: User | null | undefined
  /** Whether the career center lists Referral Candidates. @default false */
  readonly isShowReferral?: boolean | undefined
}

/** Definition of a menu item, independent of page, language and config. */
export interface MenuEntry extends Omit<MenuItem, 'label' | 'href' | 'current' | 'children'> {
  /** URL; its item is left out if it is unsafe. */
  readonly href?: string
  readonly label: (texts: Messages) => string
  /** Page of this item: it is current there. */
  readonly page?: PageName
  /** Section of that page, for an item of one section only. */
  readonly section?: string
  /** Whether it is an item of the site's own, and its page the current one. */
  readonly isHere?: boolean
  /** Section of that page that has an item of its own: there, this item is its ancestor. */
  readonly parentOf?: string
  readonly children?: readonly MenuEntry[]
}
