import type { AttributionModel } from '../browser/attribution/recordVisit.ts'
import type { ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import type { Logger } from '../core/log.ts'
import type { PageName } from '../core/pages/pages.ts'
import type { OwnPaths } from '../core/routes/isOwnUrl.ts'
import type { Site } from '../core/site/site.ts'
import type { User } from '../core/user/user.ts'
import type { Track } from '../react/provider/useTrack.ts'
import type { ShellOptionProps } from '../react/ShellOptions.ts'
import type { ShellState } from '../react/shellState.ts'
import type { Fetch } from '../services/request.ts'

/** A `Pick`, which keeps the docstrings of the values; `Omit` loses them. */
type SharedValues = Pick<ShellState, Exclude<keyof ShellState, 'pageName'>>

/** Shared values as props: a changed prop updates the state, events may update it in between. */
type SharedValueProps = { [Name in keyof SharedValues]?: SharedValues[Name] | undefined }

/** Options of the shell on every page, with or without React: a type of React in it would make servers install React. */
export interface ProviderOptions extends SharedValueProps, ShellOptionProps {
  /**
   * The site: the result of `defineSite` or `loadSite`, with the configuration and the menu. @default a site of `config`
   */
  site?: Site | undefined
  /** Configuration, for a page without `site`: the result of `defineConfig`. @default the production preset */
  config?: ShellConfig | undefined
  /**
   * Name of the page; `pageName` in the context and in events. @default detected from the URL, also for an unknown name
   */
  page?: PageName | undefined
  /**
   * Language of the page; `langCode` in the context. @default the URL's language, then the `lang` cookie, then
   * Vietnamese, also for an unsupported language
   */
  language?: Language | undefined
  /**
   * URL of the page, absolute or site-relative, such as `requestUrl(request)`. Pass it on a server. Validated as by
   * `safePageUrl`.
   * @default the browser's URL, else the page's own path
   */
  url?: string | undefined
  /** Shows Referral Candidates in the career center. @default false */
  isShowReferral?: boolean | undefined
  /** Navigates to a URL with the page's router. Used for plain clicks when there is no `linkComponent`. */
  navigate?: ((href: string) => void) | undefined
  /**
   * The URLs that this app serves, as page names or as a predicate of site-relative URLs. All others are plain links with
   * a page load, and are never prefetched. @default every URL of the site
   */
  ownPaths?: OwnPaths | undefined
  /** Sends the requests to services. @default the browser's `fetch` */
  fetch?: Fetch | undefined
  /** Receives the shell's warnings and errors. @default `console` */
  logger?: Logger | undefined
  /**
   * Whether the site's service worker, `/service-worker.js`, is registered after the page has loaded. `true` registers
   * it without checking that it exists. @default registered where the site serves one
   */
  registerServiceWorker?: boolean | undefined
  /**
   * Whether the document's `lang` follows the current language, unless the document is in a third one. @default true
   */
  documentLanguage?: boolean | undefined
  /**
   * Returns the current user when a visitor opens a page that was loaded earlier: prefetched, prerendered, or restored
   * from the back/forward cache. @default the user is kept
   */
  refreshUser?: (() => Promise<User | null>) | undefined
  /**
   * Model for recording the source of each page view, except on job details. `last-non-direct` keeps a campaign over later
   * internal and direct visits; `false` records nothing. @default 'last-touch'
   */
  attribution?: AttributionModel | false | undefined
  /** Called with each tracked visitor action in the shell. */
  onTrack?: Track | undefined
}

/** Options of components, for pages without React. */
export interface PartOptions {
  /** `'minimal'` renders the header and footer of login, apply and onboarding pages. @default 'full' */
  variant?: 'full' | 'minimal' | undefined
  /** Id of the skip link's target. @default 'main-content' */
  skipTo?: string | undefined
  /** Whether `/` focuses the header's search. @default true */
  searchShortcut?: boolean | undefined
  /** Zone of the top banner. @default no top banner */
  zoneName?: string | undefined
}

/** All options of the shell except the mount points. */
export type HostOptions = ProviderOptions & PartOptions

/** Purpose of an option: its group in the API reference. */
export type OptionGroup = 'configuration' | 'page' | 'router' | 'services' | 'privacy' | 'shared'

/** Name of an option whose type is React's: it is in `ShellProviderProps`. */
type ReactOption = 'linkComponent'

interface OptionRow {
  readonly group: OptionGroup
  /** Whether HTML may show it. A change of one that no HTML shows renders nothing. */
  readonly isShown: boolean
}

/**
 * The options of the provider: the one list of what each is for. Its type and docstring are above, or in
 * `ShellProviderProps` if they need React; whether HTML can carry it follows from its type. What treats options alike derives from here, by name or by
 * type, and does not compile without it: the API reference, what renders anew, what a component may show.
 */
export const OPTIONS = {
  site: { group: 'configuration', isShown: true },
  config: { group: 'configuration', isShown: true },
  taxonomy: { group: 'configuration', isShown: true },
  districts: { group: 'configuration', isShown: true },
  documentLanguage: { group: 'configuration', isShown: false },
  registerServiceWorker: { group: 'configuration', isShown: false },
  recentSearches: { group: 'configuration', isShown: false },
  page: { group: 'page', isShown: true },
  language: { group: 'page', isShown: true },
  url: { group: 'page', isShown: true },
  alternateUrl: { group: 'page', isShown: true },
  jobFunctionParentId: { group: 'page', isShown: true },
  jobFunctionGroup: { group: 'page', isShown: true },
  isShowReferral: { group: 'page', isShown: true },
  linkComponent: { group: 'router', isShown: true },
  navigate: { group: 'router', isShown: false },
  ownPaths: { group: 'router', isShown: true },
  data: { group: 'services', isShown: true },
  fetch: { group: 'services', isShown: false },
  suggest: { group: 'services', isShown: false },
  adapters: { group: 'services', isShown: false },
  refreshUser: { group: 'services', isShown: false },
  logger: { group: 'services', isShown: false },
  attribution: { group: 'privacy', isShown: false },
  consent: { group: 'privacy', isShown: false },
  onTrack: { group: 'privacy', isShown: false },
  section: { group: 'shared', isShown: true },
  user: { group: 'shared', isShown: true },
  resumeSummary: { group: 'shared', isShown: true },
  keyword: { group: 'shared', isShown: true },
  locationId: { group: 'shared', isShown: true },
  categoryId: { group: 'shared', isShown: true },
  locations: { group: 'shared', isShown: true },
  companyIndustries: { group: 'shared', isShown: true },
  jobFunctions: { group: 'shared', isShown: true },
  bottomSEOContent: { group: 'shared', isShown: true },
  theme: { group: 'shared', isShown: true },
  serviceWorker: { group: 'shared', isShown: false },
  onboarding: { group: 'shared', isShown: true },
} as const satisfies Readonly<Record<keyof ProviderOptions | ReactOption, OptionRow>>

/** Name of an option that no HTML shows. */
export type UnshownOption = {
  [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name]['isShown'] extends false ? Name : never
}[keyof typeof OPTIONS]
