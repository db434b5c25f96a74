import type { Language } from './language/language.ts'
import type { PageName } from './pages/pages.ts'
import type { StoredLocation } from './search/ids.ts'
import type { User } from './user/user.ts'

// Names that pages, other apps and other systems rely on. `npm run generate` writes `docs/contracts.md` from the tables.
// Pages load the names that they use, and no table: bundlers drop unused exports.

/** Lifetime of the language cookie, in days. */
export const LANGUAGE_COOKIE_DAYS = 90
/** Lifetime of the cookie of the search's city, in days. */
export const CITY_COOKIE_DAYS = 30
/** Lifetime of the attribution cookies, in days. */
export const ATTRIBUTION_COOKIE_DAYS = 30

export const LANGUAGE_COOKIE = 'lang'
export const CITY_COOKIE = 'VNWSearchJob[city]'
export const ATTRIBUTION_COOKIE = 'VNW_TRACKING_GA'
export const FIRST_ATTRIBUTION_COOKIE = 'VNW_TRACKING_GA_FIRST'
/** Maximum size of an attribution cookie's value in bytes, percent-encoding included. */
export const MAX_ATTRIBUTION_BYTES = 1000
/** Text of a field of an attribution record that the URL and referrer do not set, such as `utm_term`. */
export const NOT_SET = '(not set)'
/** Source of a direct visit, without a referrer or campaign. */
export const DIRECT = '(direct)'
export const ONBOARDING_COOKIE = 'VNW_ONBOARDING'
/** Value of the onboarding cookie that requests the dialog. */
export const ONBOARDING_WANTED = '1'

/** Names of the cookies shared with other systems. */
export const cookieNames = /* @__PURE__ */ Object.freeze({
  language: LANGUAGE_COOKIE,
  city: CITY_COOKIE,
  attribution: ATTRIBUTION_COOKIE,
  firstAttribution: FIRST_ATTRIBUTION_COOKIE,
  onboarding: ONBOARDING_COOKIE,
})

/** Name of a cookie of the shell. */
export type CookieName = (typeof COOKIES)[number]['name']

/** Cookies of the shell. */
export const COOKIES = [
  {
    name: LANGUAGE_COOKIE,
    value: '`1` English, `2` Vietnamese',
    writtenBy: 'a click on the language switch',
    days: LANGUAGE_COOKIE_DAYS,
  },
  {
    name: ATTRIBUTION_COOKIE,
    value: 'JSON of an `Attribution` record',
    writtenBy: 'the provider, except on job details; `recordAttribution`',
    days: ATTRIBUTION_COOKIE_DAYS,
    needsConsent: true,
  },
  {
    name: FIRST_ATTRIBUTION_COOKIE,
    value: 'the same, of the first visit',
    writtenBy: 'the same, if there is no record yet',
    days: ATTRIBUTION_COOKIE_DAYS,
    needsConsent: true,
  },
  { name: CITY_COOKIE, value: '`all`', writtenBy: 'every click on a menu item', days: CITY_COOKIE_DAYS },
  {
    name: ONBOARDING_COOKIE,
    value: '`1`',
    writtenBy: 'pages, for the onboarding of a new seeker; removed once its options are loaded',
  },
] as const satisfies readonly {
  name: string
  value: string
  writtenBy: string
  days?: number
  /** Written with the visitor's consent only, and removed when it is withdrawn. */
  needsConsent?: true
}[]

/**
 * Cookies that need consent. Of the table above, which pages do not load: a row that is missing here, or of which it is not
 * said there, does not compile. A call, because bundlers keep an object with computed names that nothing reads.
 */
export const CONSENT_COOKIES: Readonly<
  Record<Extract<(typeof COOKIES)[number], { needsConsent: true }>['name'], true>
> = /* @__PURE__ */ (() => ({ [ATTRIBUTION_COOKIE]: true, [FIRST_ATTRIBUTION_COOKIE]: true }))()

export const SEARCH_KEY = 'params'
export const TOP_BANNER_KEY = 'topBanner'
export const THEME_KEY = 'SEASONAL_THEME'
export const THEME_STORED_AT_KEY = '@jobsite/shell/theme-stored-at'
export const INITIAL_DATA_KEY = 'initialData'
export const RECENT_SEARCHES_KEY = '@jobsite/shell/recent-searches'
export const LANDINGS_KEY = '@jobsite/shell/landings'
export const CLOSED_BANNERS_KEY = '@jobsite/shell/closed-banners'

/** Names of the storage keys shared by pages and the shell. */
export const storageKeys = /* @__PURE__ */ Object.freeze({
  search: SEARCH_KEY,
  topBanner: TOP_BANNER_KEY,
  theme: THEME_KEY,
  themeStoredAt: THEME_STORED_AT_KEY,
  initialData: INITIAL_DATA_KEY,
  recentSearches: RECENT_SEARCHES_KEY,
  landings: LANDINGS_KEY,
  closedBanners: CLOSED_BANNERS_KEY,
})

/** Key of a value that the shell stores. */
export type StorageKey = (typeof STORAGE)[number]['name']

/** Storage areas of a key. */
export type StorageAreaOf<Key extends StorageKey> = Extract<(typeof STORAGE)[number], { name: Key }>['areas'][number]

/** Values that the shell stores in the browser. */
export const STORAGE = [
  {
    name: SEARCH_KEY,
    areas: ['local', 'session'],
    value:
      'JSON: `query`, `locationId`, `categoryId`, `jobFunctionId`, `locations` (`parentId`, `childrenIds`), `companyIndustries`, `page`',
    writtenBy: 'searches; a click on a menu item removes `query`, `categoryId` and `jobFunctionId`',
  },
  {
    name: TOP_BANNER_KEY,
    areas: ['local'],
    value:
      'JSON list by combination, the newest 50: `companyIndustries`, `jobFunctionIds`, `currentIndex`, `listBanner`',
    writtenBy: 'a page view that shows a top banner',
    needsConsent: true,
  },
  {
    name: THEME_KEY,
    areas: ['local'],
    value: 'JSON: `blue_desktop_logo`, `white_desktop_logo`, `responsive_logo`',
    writtenBy: 'a response of the theme service',
  },
  {
    name: THEME_STORED_AT_KEY,
    areas: ['local'],
    value:
      'time of storing the theme: kept for seven days if the service does not respond, removed when the season ends',
    writtenBy: 'a response of the theme service',
  },
  {
    name: LANDINGS_KEY,
    areas: ['session'],
    value: 'JSON: landings on job details that are not recorded yet',
    writtenBy: 'a landing on job details, with consent',
    needsConsent: true,
  },
  {
    name: CLOSED_BANNERS_KEY,
    areas: ['session'],
    value: 'JSON: ids of top banners that the visitor closed',
    writtenBy: 'closing a top banner',
  },
  {
    name: INITIAL_DATA_KEY,
    areas: ['local'],
    value: 'JSON: `locations`, `categories`, rows of `id`, `name`, `nameEn`',
    writtenBy: 'pages (`writeInitialData`)',
  },
  {
    name: RECENT_SEARCHES_KEY,
    areas: ['local'],
    value: 'JSON: at most five searches, newest first: a keyword, or `{ query, locationId }`',
    writtenBy: 'searches, if the page sets `recentSearches`',
    needsConsent: true,
  },
] as const satisfies readonly {
  name: string
  areas: readonly ('local' | 'session')[]
  value: string
  writtenBy: string
  /** Written with the visitor's consent only, and removed when it is withdrawn. */
  needsConsent?: true
}[]

/** Stored values that need consent, with their area: of the table above, as {@link CONSENT_COOKIES}. */
export const CONSENT_STORAGE: {
  readonly [Row in Extract<(typeof STORAGE)[number], { needsConsent: true }> as Row['name']]: Row['areas'][number]
} = /* @__PURE__ */ (() => ({
  [TOP_BANNER_KEY]: 'local',
  [LANDINGS_KEY]: 'session',
  [RECENT_SEARCHES_KEY]: 'local',
}))()

/** Payloads of the events that the shell and its pages exchange on `window`, by event name. */
export interface ShellEventMap {
  SEARCH: {
    params: {
      query?: string
      locationId?: readonly number[]
      categoryId?: readonly number[]
      /** Job function ids that narrow the search. Omitted on pages without job functions. */
      jobFunctionId?: readonly number[]
      /** Locations of `locationId` with their chosen districts; -1 is the whole province. Omitted if none is chosen. */
      locations?: readonly StoredLocation[]
      page?: number
    }
    /** Same as `params.locations`. */
    locations?: readonly StoredLocation[]
    from?: string
    hideFilter?: boolean
    /** Whether the visitor removed a criterion of the search: the page clears its own filters too. */
    clearCurrentParams?: boolean
  }
  LOGIN_POPUP: {
    langCode: Language
    isNeedReload?: boolean
    onLoggedIn?: () => void
  }
  HEADER_STICKY: { sticky: boolean; height: number }
  LANGUAGE: {
    /** Language of the page. */
    from: Language
    /** Chosen language. */
    to: Language
    /** URL of the page in the chosen language. */
    url: string
  }
  UPDATE_USER: { user: User | null; isNew?: boolean }
  VNW_NEW_REGISTERED: { user?: User | null }
  UPDATE_PAGE: { pageName?: PageName; section?: string }
}

/** Name of a shell event. */
export type ShellEventName = keyof ShellEventMap

export const EVENT_NAMES = [
  'SEARCH',
  'LOGIN_POPUP',
  'HEADER_STICKY',
  'LANGUAGE',
  'UPDATE_USER',
  'UPDATE_PAGE',
  'VNW_NEW_REGISTERED',
] as const satisfies readonly ShellEventName[]

/** Dispatcher and handler of each event. */
export const EVENTS: Readonly<Record<ShellEventName, { dispatchedBy: string; handledBy: string }>> = {
  SEARCH: {
    dispatchedBy: "the header's search",
    handledBy: 'the provider; with `preventDefault()` the shell does not navigate',
  },
  LOGIN_POPUP: {
    dispatchedBy: 'a click on an item that requires a login',
    handledBy: 'pages, with `preventDefault()`, then `onLoggedIn()`; otherwise the shell navigates to the login page',
  },
  HEADER_STICKY: { dispatchedBy: 'the header, when it starts and stops being fixed', handledBy: 'pages' },
  LANGUAGE: {
    dispatchedBy: 'a plain click on the language switch',
    handledBy: 'pages, with `preventDefault()`; otherwise the link is followed',
  },
  UPDATE_USER: {
    dispatchedBy: 'pages',
    handledBy: 'the provider, if `user` is in it; `isNew: true` is like `VNW_NEW_REGISTERED`',
  },
  UPDATE_PAGE: { dispatchedBy: 'pages', handledBy: 'the provider' },
  VNW_NEW_REGISTERED: {
    dispatchedBy: 'pages',
    handledBy: 'the provider: sets the user and, without `preventDefault()`, navigates to the onboarding once',
  },
}

/** Name of the shell's Trusted Types policy. */
export const TRUSTED_TYPES_POLICY = 'jobsite-shell'

/** Global of the scripts that pages load by URL. */
export const SCRIPT_GLOBAL = 'JobSiteShell'

/** Custom properties that pages set, and, with `isOutput`, those that the shell sets for pages. */
export const CUSTOM_PROPERTIES: readonly { name: `--shell-${string}`; meaning: string; isOutput?: boolean }[] = [
  { name: '--shell-font', meaning: 'font family of all text' },
  { name: '--shell-ink', meaning: 'text' },
  { name: '--shell-ink-soft', meaning: 'secondary text' },
  { name: '--shell-surface', meaning: 'background' },
  { name: '--shell-surface-soft', meaning: 'background of raised or hovered elements' },
  { name: '--shell-line', meaning: 'separators' },
  { name: '--shell-control', meaning: 'borders of fields' },
  { name: '--shell-accent', meaning: 'links and buttons' },
  { name: '--shell-accent-ink', meaning: 'text on buttons' },
  { name: '--shell-accent-soft', meaning: 'background of the current item' },
  { name: '--shell-pressed', meaning: 'laid over the background of a control while it is pressed' },
  { name: '--shell-badge', meaning: 'background of count badges and the NEW badge' },
  { name: '--shell-badge-ink', meaning: 'text of badges' },
  { name: '--shell-shadow', meaning: 'shadow of overlays' },
  { name: '--shell-shadow-low', meaning: 'shadow of the sticky header' },
  { name: '--shell-radius', meaning: 'corner radius' },
  { name: '--shell-radius-small', meaning: 'corner radius of small elements' },
  { name: '--shell-radius-large', meaning: 'corner radius of overlays' },
  { name: '--shell-gutter', meaning: 'space at both sides' },
  { name: '--shell-width', meaning: 'maximum content width' },
  { name: '--shell-header-z', meaning: '`z-index` of the sticky header' },
  { name: '--shell-header-height', meaning: 'height of the header', isOutput: true },
  {
    name: '--shell-header-offset',
    meaning: 'height of the header while it is fixed, 0 otherwise',
    isOutput: true,
  },
]

/** Attributes, ids and other names in the page: `names` as they are written, the elements that have them, their meaning. */
export const IN_PAGE: readonly { names: readonly string[]; on: string; meaning: string }[] = [
  { names: ['data-home'], on: 'header', meaning: 'home page' },
  {
    names: ['data-home'],
    on: 'keyword block',
    meaning: 'in a container: the path is `/` or `/en`',
  },
  { names: ['data-enhanced'], on: 'header', meaning: 'hydrated' },
  { names: ['data-menus'], on: 'header', meaning: 'script controls the menus, rendered by React or not' },
  { names: ['data-open', 'data-current'], on: 'menu entries', meaning: 'open; the current page or its parent' },
  { names: ['lang'], on: 'root of every component', meaning: 'the language of its text: `vi` or `en`' },
  {
    names: ['lang'],
    on: "the document's root",
    meaning: 'follows the page, unless `documentLanguage` is `false` or the document is in a third language',
  },
  {
    names: ['data-nosnippet'],
    on: 'header, side navigation, banners, footer',
    meaning: 'search engines omit the text from snippets',
  },
  {
    names: ['#main-content'],
    on: "the page's main element",
    meaning: 'target of the skip link, unless `skipTo` is set',
  },
  {
    names: ['@jobsite/shell/overlay'],
    on: '`history.state`',
    meaning: 'marks the entry that an open overlay pushed',
  },
  { names: ['data-sticky'], on: 'header', meaning: 'fixed to the top' },
  { names: ['data-sticks'], on: 'header', meaning: 'the header may stick on this page' },
  {
    names: ['data-shell-id'],
    on: 'root of every component',
    meaning: 'its id, by which `/islands` finds it',
  },
  {
    names: ['data-shell-for'],
    on: 'root of every component',
    meaning: 'what it was rendered for: language, page, user, theme, URL',
  },
  {
    names: ['data-shell-hydrate'],
    on: 'root of a component',
    meaning: 'when it is rendered without interaction: `now`, `idle`, `visible`, `overflow`, `never` …',
  },
  {
    names: ['data-shell-overflow'],
    on: 'an element in header or bottom text',
    meaning: 'its component is rendered once this overflows',
  },
  { names: ['data-shell-version'], on: 'header, side navigation, footer', meaning: "the package's version" },
  {
    names: ['data-variant'],
    on: 'header, footer',
    meaning: '`minimal` on login, apply and onboarding pages',
  },
  { names: ['data-expanded'], on: 'bottom text', meaning: 'expanded' },
  {
    names: ['data-shell-slot'],
    on: 'an element in header, side navigation or footer',
    meaning: "the page's nodes of that slot",
  },
  {
    names: ['<link rel="alternate" hreflang>'],
    on: "the page's head",
    meaning: 'a pair with the current page is the target of the language switch',
  },
  {
    names: ['data-shell-props'],
    on: 'a JSON element',
    meaning: 'options of the fragments, for `mountShell`',
  },
  { names: ['data-shell-styles'], on: 'a style element', meaning: 'the styles of fragments' },
  {
    names: ['shell-styles'],
    on: 'an element in the head',
    meaning: 'the styles of a mounted shell; removed on unmount',
  },
  {
    names: ['data-shell-theme-pending'],
    on: "the document's root",
    meaning: 'a stored seasonal logo loads; at most ten seconds',
  },
  {
    names: ['data-shell-sentinel'],
    on: 'a child of the body',
    meaning: 'where the header begins to be fixed',
  },
  { names: ['data-shell-spacer'], on: 'after the header', meaning: 'reserves its space while it is fixed' },
  {
    names: ['data-shell-mounted'],
    on: 'an element in which a shell is mounted',
    meaning: 'removed by `unmount`',
  },
  {
    names: [SCRIPT_GLOBAL],
    on: 'a global of the self-contained script',
    meaning: '`mountShell`, `configureShell`, `defineConfig`, `version`',
  },
  {
    names: [TRUSTED_TYPES_POLICY],
    on: 'a Trusted Types policy',
    meaning: "of the browser's sanitizer; a page that allows named policies only must allow it",
  },
]

/** Attributes inside components, for the shell's own styles and scripts: not a contract. */
export const INTERNAL_ATTRIBUTES: readonly string[] = [
  'data-columns',
  'data-foldable',
  'data-id',
  'data-image',
  'data-loaded',
  'data-logo',
  'data-name',
  'data-pending',
  'data-sheet',
  'data-surface',
  'data-topic',
  'data-user',
  'data-waiting',
]

/** URL parameters, with the values that they are limited to. */
export const PARAMETERS: readonly { names: readonly string[]; where: string }[] = [
  {
    names: ['lang=vi|en'],
    where: 'language of a URL, before all other rules; added by the language switch on pages with one URL',
  },
  { names: ['q'], where: 'keyword of the search form without script, on the listing page' },
  { names: ['l'], where: 'ids of provinces on the listing page, joined by dots' },
  {
    names: ['i'],
    where: 'ids of categories there, joined by dots; the last `i` counts',
  },
  { names: ['setNewLocation=true'], where: 'a search with a location that was not set before' },
  {
    names: ['redirectURL', 't'],
    where: 'login and registration: an absolute URL on the site, and the time of the click in epoch milliseconds',
  },
  { names: ['client_id=3', 'user_id'], where: 'logout' },
  {
    names: ['utm_source_navi', 'utm_medium_navi'],
    where:
      "links to the CV builder (`WowCv`), HR Insider (`vnw_header`), employer site and login (`Header`); the medium is the page's label, or `Header` in the visitor's dropdown",
  },
  { names: ['type'], where: 'login: `login`, `facebook` or `google`' },
  { names: ['section'], where: 'my jobs: `saved`' },
  {
    names: ['gclid', 'gbraid', 'wbraid', 'gad_source', 'gclsrc'],
    where: 'read for attribution: a Google click, and a DoubleClick campaign',
  },
  { names: ['msclkid', 'fbclid', 'ttclid', 'dclid'], where: 'read for attribution: clicks of other networks' },
  {
    names: ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'],
    where: 'read for attribution, and members of its record',
  },
  {
    names: ['utm_url', 'utm_referer', 'utm_datetime'],
    where: 'members of the record only: the page, its referrer, the time',
  },
  {
    names: ['zoneName', 'industryV3Id', 'jobFunctionIds'],
    where: 'request of the top banner',
  },
  {
    names: ['page_url'],
    where: "request of the bottom text: the page's canonical or current URL, in lower case",
  },
  {
    names: ['language', 'keyword', 'query', 'locationIds', 'categoryIds', 'page', 'hitsPerPage'],
    where: 'requests of suggestions and the job search',
  },
]

/**
 * Values that all scripts of the shell on a page share, of any version, by the end of their symbol's name,
 * `@jobsite/shell/…`: where they are, since which version, and what for. A key stays as long as its shape does.
 */
export const SHARED = {
  consent: { on: 'window', since: '1.1.0', use: 'the consent that the page has given last' },
  'context/1': { on: 'window', since: '1.0.0', use: 'the context of each version of React, `/` and its version' },
  disclosures: { on: 'header', since: '1.1.0', use: 'stops the menus that another script has started' },
  'document-language': { on: 'window', since: '1.1.0', use: "the shells that set the document's language" },
  elements: { on: 'window', since: '1.0.0', use: '`configureShell` of the script that has defined the elements' },
  events: {
    on: 'window',
    since: '1.0.0',
    use: 'events that were sent before a shell was mounted; written by the boot script',
  },
  messages: { on: 'window', since: '2.0.0', use: 'the messages for developers, of a development build' },
  modal: { on: 'dialog', since: '1.1.0', use: 'takes over a dialog that another script has opened' },
  mounted: { on: 'window', since: '1.1.0', use: 'the shells without React, with their elements' },
  mounts: { on: 'window', since: '1.0.0', use: 'counts the mounts, for ids' },
  'overlay-entries/1': { on: 'window', since: '1.0.0', use: 'history entries of open overlays' },
  page: { on: 'window', since: '1.0.0', use: 'counts the shells; whether a new user was welcomed' },
  'page-view': { on: 'window', since: '1.1.0', use: 'the page view that the light script has loaded' },
  'page-work': { on: 'window', since: '1.1.0', use: 'the page view that the light script has started' },
  part: { on: 'mount point', since: '1.0.0', use: 'unmounts the component' },
  'props-read-at': { on: 'data element', since: '1.1.0', use: "the URL at which a page's fragments were read first" },
  renderers: { on: 'window', since: '1.0.0', use: 'counts the copies of the renderer without React' },
  reported: { on: 'window', since: '1.0.0', use: 'messages that are logged once a page' },
  'scroll-lock': { on: 'window', since: '1.0.0', use: 'overlays that keep the page from scrolling' },
  sticky: { on: 'header', since: '1.1.0', use: 'the watch that makes it stick' },
  'store/1': { on: 'window', since: '1.0.0', use: 'the store of each version of React, `/` and its version' },
  styles: {
    on: '`<shell-styles>`',
    since: '1.1.0',
    use: 'tells styles of a shell from those that a library has kept',
  },
  submenus: { on: 'side navigation', since: '1.1.0', use: 'stops the lists that another script has started' },
  visits: { on: 'window', since: '1.1.0', use: 'the page view that was seen last' },
} as const
