import type { Attribution } from './attribution/attributionFor.ts'
import type { Language } from './language/language.ts'

/**
 * Visitor actions in the shell, for a page's analytics. Events contain no personal data: no token, name or IP address.
 */
export type TrackEvent =
  /** A link of a menu, the account or the notifications was clicked. */
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
  /** A new user registered. */
  | { readonly type: 'registered' }
  | { readonly type: 'sideNav'; readonly isOpen: boolean }
  /** The text below a listing was expanded or collapsed. */
  | { readonly type: 'bottomText'; readonly isExpanded: boolean }
  | {
      readonly type: 'bannerShown' | 'bannerFollowed' | 'bannerClosed'
      readonly place: 'top' | 'sidebar'
      /** Id of a top banner; absent for the sidebar banner. */
      readonly id?: number | string
    }
  /** The source of this page view was recorded. */
  | { readonly type: 'attribution'; readonly record: Attribution }
