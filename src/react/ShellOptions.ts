import type { Language } from '../core/language/language.ts'
import type { Taxonomy } from '../core/named.ts'
import type { PageName } from '../core/pages/pages.ts'
import type { DistrictsByProvince } from '../core/reference/places.ts'
import { defaultTaxonomy } from '../core/reference/taxonomy.ts'
import type { ShellData } from '../core/shellData.ts'
import type { Adapters } from '../services/adapters.ts'

/** The request that a {@link Suggest} function receives. */
export interface SuggestRequest {
  /** The trimmed text of the search field; `''` requests popular keywords. */
  readonly query: string
  /** Aborts when the result is no longer needed. */
  readonly signal: AbortSignal
  readonly language: Language
  readonly page: PageName
}

/** Returns keyword suggestions as plain text. A rejected promise counts as an empty list. */
export type Suggest = (request: SuggestRequest) => Promise<readonly string[]>

/** Function group id of a job, or a getter that returns `undefined` until the id is known. */
export type JobFunctionGroupSource = number | (() => number | null | undefined) | undefined

/**
 * Options of the provider that components read as they are: each is a prop of the provider, and a value of the context.
 * A new one is a line here, one in {@link OPTION_DEFAULTS}, its row in `OPTIONS` (`src/options/options.ts`), and its use.
 */
export interface ShellOptions {
  /**
   * URL of this page in the other language, except on career-center pages. Site-relative, or http(s) on a host of the
   * site; any other value is ignored with a warning.
   */
  readonly alternateUrl: string | undefined
  /** Parent id of the current job function; 5 selects the inTECH logo. */
  readonly jobFunctionParentId: number | undefined
  /**
   * Function group id of the current job; 5 selects the inTECH logo on job details. A getter is called every 300 ms
   * until it returns an id; an error that it throws counts as no id.
   */
  readonly jobFunctionGroup: JobFunctionGroupSource | undefined
  /** Returns suggestions for the search. @default requests to the site's endpoints */
  readonly suggest: Suggest | undefined
  /** Adapters for endpoints with a different request or response format. */
  readonly adapters: Partial<Adapters> | undefined
  /** Data that the page's server loaded with `loadShellData`: rendered at once and not requested again. */
  readonly data: ShellData | undefined
  /**
   * Whether the visitor consented to optional storage: attribution, recent searches and banner rotation. The landing is
   * recorded when the prop turns `true`. @default true
   */
  readonly consent: boolean
  /**
   * Whether recent searches are stored in this browser, with their locations, and offered when the empty search field gets
   * the focus; popular keywords as long as there are none. @default false
   */
  readonly recentSearches: boolean
  /** Categories and locations offered by the search. @default the built-in tables */
  readonly taxonomy: Taxonomy
  /** Districts by province id, for the location picker. @default none */
  readonly districts: DistrictsByProvince
}

/** Values of the options that a page leaves out. */
export const OPTION_DEFAULTS: ShellOptions = {
  alternateUrl: undefined,
  jobFunctionParentId: undefined,
  jobFunctionGroup: undefined,
  suggest: undefined,
  adapters: undefined,
  data: undefined,
  consent: true,
  recentSearches: false,
  taxonomy: defaultTaxonomy,
  districts: {},
}

/** The options as props: each may be left out. */
export type ShellOptionProps = { [Name in keyof ShellOptions]?: ShellOptions[Name] | undefined }
