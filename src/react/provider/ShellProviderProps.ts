import type { ReactNode } from 'react'
import type { Adapters } from '../../api/adapters.ts'
import type { Fetch } from '../../api/request.ts'
import type { AttributionModel } from '../../browser/recordAttribution.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { Language } from '../../core/language/language.ts'
import type { Logger } from '../../core/log.ts'
import type { Taxonomy } from '../../core/named.ts'
import type { PageName } from '../../core/pages/pages.ts'
import type { DistrictsByProvince } from '../../core/reference/places.ts'
import type { ShellData } from '../../core/shellData.ts'
import type { User } from '../../core/user/user.ts'
import type { JobFunctionGroupSource, LinkComponent, Suggest } from '../ShellContext.ts'
import type { ShellState } from '../shellState.ts'
import type { Track } from './useTrack.ts'

/** What a page tells the shell. Everything but `children` is optional. */
export interface ShellProviderProps extends Partial<Omit<ShellState, 'pageName'>> {
  /** @default the production preset */
  config?: ShellConfig
  /** Which page this is. @default found from the address, as for a name that is none */
  page?: PageName
  /** @default the address's language, then the visitor's cookie, then Vietnamese, as for one that the site does not speak */
  language?: Language
  /** The address on view, absolute or site-relative. Pass it on a server. @default the browser's address, else the page's own */
  url?: string
  /** The page's own address in the other language: the switch leads there, but for career-centre pages. */
  alternateUrl?: string
  /** Parent of the job function on view; 5 gives the inTECH logo. */
  jobFunctionParentId?: number
  /** Function group of the job on view; 5 gives the inTECH logo on job details. A getter is asked until it answers. */
  jobFunctionGroup?: JobFunctionGroupSource
  /** Shows Referral Candidates in the career centre. @default false */
  isShowReferral?: boolean
  /** A router's link, drawn instead of `<a>` for addresses on the site. */
  linkComponent?: LinkComponent
  /** A router's way to go to an address on the site. Used for plain clicks where there is no `linkComponent`. */
  navigate?: (href: string) => void
  /** Gives suggestions for the search. @default the site's own endpoints */
  suggest?: Suggest
  /** What the page's server fetched with `loadShellData`: it is drawn at once, and not asked for again. */
  data?: ShellData
  /** Calls the services. @default the browser's own `fetch` */
  fetch?: Fetch
  /** Where the shell writes what it has to say. @default the console */
  logger?: Logger
  /** How endpoints are asked and read that speak another way than the shell documents. */
  adapters?: Partial<Adapters>
  /** Whether the site's service worker, `/service-worker.js`, is registered after the page has loaded. @default true */
  registerServiceWorker?: boolean
  /** Tells who is looking now, when the browser brings the page back as it was left. @default nobody is asked */
  refreshUser?: () => Promise<User | null>
  /**
   * Records where each page view came from, job details left out. `last-non-direct` keeps a campaign over later internal
   * and direct visits; `false` records nothing. @default 'last-touch'
   */
  attribution?: AttributionModel | false
  /**
   * Whether the visitor agreed to what the page can do without: attribution, recent searches, the turns of banners. While
   * it is `false` the landing touch waits in memory, and is recorded when it turns `true`. @default true
   */
  consent?: boolean
  /** Told of what visitors do in the shell. */
  onTrack?: Track
  /** Remembers the visitor's last searches in this browser, and offers them in the empty field. @default false */
  recentSearches?: boolean
  /** Categories and locations to choose from. @default the tables that the shell ships */
  taxonomy?: Taxonomy
  /** Districts by province id, for the location picker. @default none */
  districts?: DistrictsByProvince
  children?: ReactNode
}
