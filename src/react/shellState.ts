import { withoutUndefined } from '../core/looseValues.ts'
import type { Named } from '../core/named.ts'
import { isPageName, type PageName } from '../core/pages/pages.ts'
import type { JobFunctionGroup } from '../core/reference/jobFunctions.ts'
import { normalizeIds, normalizeLocations, type StoredLocation } from '../core/search/ids.ts'
import { encodeKeyword } from '../core/search/keyword.ts'
import { parseLocations, type UrlSearch } from '../core/search/parseSearchUrl.ts'
import type { BottomText } from '../core/seo/bottomText.ts'
import { isPlainValue, isRecord } from '../core/text/json.ts'
import { pageTheme, type SeasonalTheme } from '../core/theme/seasonalTheme.ts'
import { serviceHref } from '../core/url/safeHref.ts'
import type { ResumeSummary } from '../core/user/resumeSummary.ts'
import { isLoggedIn, type User, usableUser } from '../core/user/user.ts'
import { sameValue } from './sameValue.ts'

// Servers use these types without those of the DOM, which this is merged with elsewhere.
declare global {
  interface ServiceWorkerRegistration {}
}

/** A location chosen in a search, in its stored form, with the parent id that listings are narrowed by. */
export type ChosenLocation = StoredLocation

/** Onboarding dialog of a new user; shown once its choices are loaded. */
export interface Onboarding {
  readonly isShown: boolean
  readonly industries: readonly Named[]
  readonly jobFunctions: readonly JobFunctionGroup[]
}

/** Values shared by the shell's components, which pages may set. */
export interface ShellState {
  /** Name of the current page. Menus mark its item. */
  readonly pageName: PageName
  /** Section of the page, as in the query `section`, such as `saved` of `myJobs`. Menus mark its item. */
  readonly section: string | undefined
  /** The current user. `undefined`: not known yet. `null`: not logged in. */
  readonly user: User | null | undefined
  /** Resume counts of the user's last 7 days; `null` until they are loaded. */
  readonly resumeSummary: ResumeSummary | null
  /**
   * Keyword of the search that the page shows. If a page sets none of `keyword`, `locationId`, `locations` and
   * `categoryId`, keyword, provinces and categories are read from its URL. @default ''
   */
  readonly keyword: string
  /** Ids of the provinces that the page's listing is narrowed by. @default [] */
  readonly locationId: readonly number[]
  /** Ids of the categories that the page's listing is narrowed by. @default [] */
  readonly categoryId: readonly number[]
  /** Chosen locations with their districts, as the location picker shows them. @default [] */
  readonly locations: readonly ChosenLocation[]
  /** Ids of the company industries that the top banner is chosen by. @default [] */
  readonly companyIndustries: readonly number[]
  /** Ids of the job functions that the page's listing is narrowed by; the top banner is chosen by them too. @default [] */
  readonly jobFunctions: readonly number[]
  /** Text below the listing, with sanitized content. */
  readonly bottomSEOContent: BottomText | null
  /** Seasonal theme with its logos; `null` for the usual logo. */
  readonly theme: SeasonalTheme | null
  /** Registration of the site's service worker; `null` until it is registered. */
  readonly serviceWorker: ServiceWorkerRegistration | null
  /** `null` when no onboarding is shown. */
  readonly onboarding: Onboarding | null
}

/** The state, with the inputs that it follows. */
export interface FollowedState extends ShellState {
  /**
   * Props, and key of the URL's search, that the state has followed. They are in it: while React has updates to apply, it drops
   * what was set while rendering, and an input would otherwise be noted without its effect.
   */
  readonly seenProps: Partial<ShellState>
  readonly seenSearch: string | undefined
}

/** A change of the state: by the page's props, by its URL, or by an event. */
export type ShellAction =
  | { readonly type: 'URL'; readonly key: string | undefined; readonly search: UrlSearch | undefined }
  | { readonly type: 'set'; readonly values: Partial<FollowedState> }
  | { readonly type: 'SEARCH'; readonly params: unknown; readonly locations?: unknown }
  | { readonly type: 'UPDATE_USER'; readonly user: unknown }
  | { readonly type: 'UPDATE_PAGE'; readonly pageName: unknown; readonly section: unknown }

const EMPTY: FollowedState = {
  pageName: 'other',
  section: undefined,
  user: undefined,
  resumeSummary: null,
  keyword: '',
  locationId: [],
  categoryId: [],
  locations: [],
  companyIndustries: [],
  jobFunctions: [],
  bottomSEOContent: null,
  theme: null,
  serviceWorker: null,
  onboarding: null,
  seenProps: {},
  seenSearch: undefined,
}

/** Returns the initial state for a page's props. */
export function initialShellState(given: Partial<FollowedState>): FollowedState {
  return { ...EMPTY, ...validValues(withoutUndefined(given)) }
}

/** Applies a change to the state. Event payloads are validated: they may come from another version of the shell. */
export function shellReducer(state: FollowedState, action: ShellAction): FollowedState {
  const next = reduce(state, action)
  // The counts belong to one user and must not be shown to the next one.
  const areOfAnother = isLoggedIn(state.user) && seekerOf(next.user) !== seekerOf(state.user)
  return areOfAnother && next.resumeSummary === state.resumeSummary ? { ...next, resumeSummary: null } : next
}

/** Returns the identity of a user, to detect a change of user; `undefined` for an anonymous visitor. */
export function seekerOf(user: User | null | undefined): string | number | undefined {
  return user?.userId || user?.accessToken || undefined
}

function reduce(state: FollowedState, action: ShellAction): FollowedState {
  switch (action.type) {
    case 'set': {
      const values = validValues(action.values)
      return changes(state, values) ? { ...state, ...values } : state
    }
    case 'URL':
      return { ...state, ...(action.search && changesByUrl(state, action.search)), seenSearch: action.key }
    case 'SEARCH': {
      const params = toRecord(action.params)
      const locationId = normalizeLocations(params.locationId)
      const named = parseLocations(action.locations ?? params.locations)
      return {
        ...state,
        keyword: toText(params.query),
        locationId,
        locations: (named.length > 0 ? named : state.locations).filter(({ parentId }) => locationId.includes(parentId)),
        categoryId: normalizeIds(params.categoryId),
        ...('jobFunctionId' in params && { jobFunctions: normalizeIds(params.jobFunctionId) }),
      }
    }
    case 'UPDATE_USER':
      return { ...state, user: action.user === null ? null : (usableUser(toRecord(action.user)) ?? null) }
    case 'UPDATE_PAGE':
      return {
        ...state,
        pageName: isPageName(action.pageName) ? action.pageName : state.pageName,
        section: typeof action.section === 'string' ? action.section : undefined,
      }
  }
}

/** Rules of the values that plain JavaScript and server JSON can get wrong: `null`, `-1` for none, ids as text. */
const RULES: { readonly [Name in keyof ShellState]?: (value: unknown) => ShellState[Name] } = {
  keyword: toText,
  locationId: normalizeLocations,
  categoryId: normalizeIds,
  locations: parseLocations,
  companyIndustries: normalizeIds,
  jobFunctions: normalizeIds,
  user: usableUser,
  theme: pageTheme,
  bottomSEOContent: pageBottomText,
}

/** Applies the rules to values of a page. A valid value keeps its identity. */
function validValues(values: Partial<FollowedState>): Partial<FollowedState> {
  const valid: Record<string, unknown> = { ...values }
  if (!isPageName(valid.pageName)) delete valid.pageName
  for (const [name, rule] of Object.entries(RULES)) {
    if (!(name in valid)) continue
    const ruled = rule(valid[name])
    if (!sameValue(ruled, valid[name])) valid[name] = ruled
  }
  return valid
}

/** Returns a page's text below the listing; an unusable image counts as none. */
function pageBottomText(given: unknown): BottomText | null {
  if (!isRecord(given)) return null
  const { id, content, image } = given as unknown as BottomText
  return typeof content === 'string' && isPlainValue(id) ? { id, content, image: serviceHref(image) } : null
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function changes(state: FollowedState, values: Partial<FollowedState>): boolean {
  return (Object.keys(values) as (keyof FollowedState)[]).some((key) => !Object.is(state[key], values[key]))
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

/**
 * Returns the values of a search that differ from the state. A keyword with the same URL keeps its spelling, and lists keep
 * their identity.
 */
function changesByUrl(state: ShellState, { keyword, locationIds, categoryIds }: UrlSearch): Partial<ShellState> {
  const locations = state.locations.filter(({ parentId }) => locationIds?.includes(parentId) ?? true)
  return {
    ...(keyword !== undefined && encodeKeyword(state.keyword) !== encodeKeyword(keyword) && { keyword }),
    ...(locationIds && !isSameList(state.locationId, locationIds) && { locationId: locationIds }),
    ...(locations.length < state.locations.length && { locations }),
    ...(categoryIds && !isSameList(state.categoryId, categoryIds) && { categoryId: categoryIds }),
  }
}

const isSameList = (one: readonly number[], other: readonly number[]): boolean => one.join() === other.join()
