import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'

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

/** Options of the provider. */
export type ProviderOptions = Omit<ShellProviderProps, 'children'>

/** All options of the shell except the mount points. */
export type HostOptions = ProviderOptions & PartOptions

/** Purpose of an option: its group in the API reference. */
export type OptionGroup = 'configuration' | 'page' | 'router' | 'services' | 'privacy' | 'shared'

interface OptionRow {
  readonly group: OptionGroup
  /** Whether HTML may show it. A change of one that no HTML shows renders nothing. */
  readonly isShown: boolean
}

/**
 * The options of the provider: the one list of what each is for. Its type and docstring are in {@link ProviderOptions}, and
 * whether HTML can carry it follows from that type. What treats options alike derives from here, by name or by
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
} as const satisfies Readonly<Record<keyof ProviderOptions, OptionRow>>

/** Name of an option that no HTML shows. */
export type UnshownOption = {
  [Name in keyof typeof OPTIONS]: (typeof OPTIONS)[Name]['isShown'] extends false ? Name : never
}[keyof typeof OPTIONS]
