import type { Attribution } from './attribution/attributionFor.ts'
import type { Language } from './language/language.ts'

/**
 * What visitors do in the shell, for a page's own analytics. Nothing in it names a person: no token, no name, no address
 * of the network.
 */
export type TrackEvent =
  /** A link of a menu, the account or the bell was followed. */
  | { readonly type: 'menu'; readonly item: string; readonly href: string }
  | {
      readonly type: 'search'
      readonly keyword: string
      readonly locationIds: readonly number[]
      readonly categoryIds: readonly number[]
    }
  /** The other language was chosen. */
  | { readonly type: 'language'; readonly to: Language }
  /** A visitor was asked to log in: by the page's dialog, or on the login page. */
  | { readonly type: 'login'; readonly by: 'dialog' | 'page'; readonly item: string }
  /** A new seeker registered. */
  | { readonly type: 'registered' }
  | { readonly type: 'sideNav'; readonly isOpen: boolean }
  /** The text below a listing was opened or closed. */
  | { readonly type: 'bottomText'; readonly isExpanded: boolean }
  | {
      readonly type: 'bannerShown' | 'bannerFollowed' | 'bannerClosed'
      readonly place: 'top' | 'sidebar'
      /** Id of a top banner; the sidebar's has none. */
      readonly id?: number | string
    }
  /** Where this page view came from was recorded. */
  | { readonly type: 'attribution'; readonly record: Attribution }
