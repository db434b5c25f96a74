import type { Named } from '../core/named.ts'
import { isPageName, type PageName } from '../core/pages/pages.ts'
import type { JobFunctionGroup } from '../core/reference/jobFunctions.ts'
import { normalizeIds, normalizeLocations } from '../core/search/ids.ts'
import type { StoredLocation } from '../core/search/storedSearch.ts'
import type { BottomText } from '../core/seo/bottomText.ts'
import { isRecord } from '../core/text/json.ts'
import type { SeasonalTheme } from '../core/theme/seasonalTheme.ts'
import type { ResumeSummary } from '../core/user/resumeSummary.ts'
import { isLoggedIn, type User } from '../core/user/user.ts'

/** A location chosen in a search, with the parent that listings are narrowed by: as it is stored. */
export type ChosenLocation = StoredLocation

/** The onboarding of a new seeker, shown once its choices are there. */
export interface Onboarding {
  readonly isShown: boolean
  readonly industries: readonly Named[]
  readonly jobFunctions: readonly JobFunctionGroup[]
}

/** What the parts of the shell share, and pages may set. */
export interface ShellState {
  readonly pageName: PageName
  readonly section: string | undefined
  /** `undefined`: not known yet. `null`: nobody is logged in. */
  readonly user: User | null | undefined
  /** Counts of the last 7 days around the seeker's resume; `null` while none are known. */
  readonly resumeSummary: ResumeSummary | null
  readonly keyword: string
  readonly locationId: readonly number[]
  readonly categoryId: readonly number[]
  readonly locations: readonly ChosenLocation[]
  readonly companyIndustries: readonly number[]
  readonly jobFunctions: readonly number[]
  /** The text below the listing; its content is sanitised. */
  readonly bottomSEOContent: BottomText | null
  readonly theme: SeasonalTheme | null
  readonly serviceWorker: ServiceWorkerRegistration | null
  /** `null` where there is no onboarding to show. */
  readonly onboarding: Onboarding | null
}

/** What can change the state: the page's props, and events. */
export type ShellAction =
  | { readonly type: 'set'; readonly values: Partial<ShellState> }
  | { readonly type: 'SEARCH'; readonly params: unknown }
  | { readonly type: 'UPDATE_USER'; readonly user: unknown }
  | { readonly type: 'UPDATE_PAGE'; readonly pageName: unknown; readonly section: unknown }

const EMPTY: ShellState = {
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
}

/** The state that a page starts with. */
export function initialShellState(given: Partial<ShellState>): ShellState {
  return { ...EMPTY, ...withoutUndefined(given) }
}

/** Where props and events meet. What an event carries is checked: it may come from another version of the shell. */
export function shellReducer(state: ShellState, action: ShellAction): ShellState {
  const next = reduce(state, action)
  // Counts are those of one seeker, and must not be shown to the next one.
  const areOfAnother = isLoggedIn(state.user) && seekerOf(next.user) !== seekerOf(state.user)
  return areOfAnother && next.resumeSummary === state.resumeSummary ? { ...next, resumeSummary: null } : next
}

/** What tells one seeker from another; `undefined` for nobody. */
export function seekerOf(user: User | null | undefined): string | number | undefined {
  return user?.userId || user?.accessToken || undefined
}

function reduce(state: ShellState, action: ShellAction): ShellState {
  switch (action.type) {
    case 'set':
      return changes(state, action.values) ? { ...state, ...action.values } : state
    case 'SEARCH': {
      const params = toRecord(action.params)
      const locationId = normalizeLocations(params.locationId)
      return {
        ...state,
        keyword: typeof params.query === 'string' ? params.query : '',
        locationId,
        locations: state.locations.filter(({ parentId }) => locationId.includes(parentId)),
        categoryId: normalizeIds(params.categoryId),
      }
    }
    case 'UPDATE_USER':
      return { ...state, user: action.user === null ? null : (toRecord(action.user) as User) }
    case 'UPDATE_PAGE':
      return {
        ...state,
        pageName: isPageName(action.pageName) ? action.pageName : state.pageName,
        section: typeof action.section === 'string' ? action.section : undefined,
      }
  }
}

function changes(state: ShellState, values: Partial<ShellState>): boolean {
  return (Object.keys(values) as (keyof ShellState)[]).some((key) => !Object.is(state[key], values[key]))
}

function toRecord(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {}
}

function withoutUndefined(given: Partial<ShellState>): Partial<ShellState> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined))
}
