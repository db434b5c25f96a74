import * as v from 'valibot'
import type { EndpointName, EndpointQuery } from '../core/endpoints.ts'
import type { Language } from '../core/language/language.ts'
import { isRecord } from '../core/text/json.ts'
import { parseKeywords } from './keywords.ts'
import { flag, id, list, name, number, object, parseBy, rows } from './schemas.ts'

/**
 * Request and response format of an endpoint. The defaults below are the documented formats; a page replaces those whose
 * service has another one.
 */
export interface Adapter<Input, Output> {
  /** Returns the parameters of the URL. @default none */
  readonly query?: (input: Input) => EndpointQuery
  /** Returns what is sent as JSON. @default nothing */
  readonly body?: (input: Input) => unknown
  /** Reads the response; returns `null`, or throws, for an unusable one. One whose own status is an error is not read. */
  readonly parse: (answer: unknown) => Output | null
}

/** A typed keyword, and the language of the page. */
export interface KeywordQuery {
  readonly keyword: string
  readonly language: Language
}

/** Parameters of the job search service. */
export interface JobSearchQuery {
  readonly query?: string
  readonly categoryIds?: readonly number[]
  readonly locationIds?: readonly number[]
  /** From 0. @default 0 */
  readonly page?: number
  /** Jobs per page. @default the service's own */
  readonly hitsPerPage?: number
}

/** A page of found jobs, each with all fields of the response. */
export interface JobSearchAnswer {
  readonly total: number
  readonly pages: number
  readonly jobs: readonly Readonly<Record<string, unknown>>[]
}

/** Adapters by endpoint. */
export interface Adapters {
  readonly hotKeywords: Adapter<Pick<KeywordQuery, 'language'>, string[]>
  readonly keywordSuggestions: Adapter<KeywordQuery, string[]>
  readonly suggestJobTitle: Adapter<KeywordQuery, string[]>
  readonly searchbarHighlight: Adapter<Pick<KeywordQuery, 'language'>, string[]>
  readonly jobSearch: Adapter<JobSearchQuery, JobSearchAnswer>
  readonly resumeSettingInfo: Adapter<void, { readonly isSearchable: boolean }>
  readonly resumeChangeSearchable: Adapter<{ readonly isSearchable: boolean }, { readonly isSearchable: boolean }>
  readonly updateResumeFile: Adapter<unknown, { readonly isUpdated: boolean }>
  readonly attachedProfile: Adapter<void, readonly { readonly id: number | string; readonly name: string }[]>
  readonly jobAlertsAnonymous: Adapter<{ readonly email: string }, { readonly isSubscribed: boolean }>
  readonly checkingPopup: Adapter<void, { readonly isShown: boolean }>
  readonly trackBannerClick: Adapter<{ readonly bannerId: number | string; readonly zoneName: string }, true>
}

/** The name of an endpoint that has an adapter. */
export type AdaptedEndpoint = keyof Adapters & EndpointName

const attributesOf = <Entries extends v.ObjectEntries>(entries: Entries) =>
  object({ data: object({ attributes: object(entries) }) })

const count = v.fallback(v.pipe(number, v.minValue(0)), 0)

const found = object({
  meta: object({ nbHits: count, nbPages: count }),
  data: v.pipe(
    list((value) => isRecord(value) && Object.keys(value).length > 0),
    v.transform((jobs) => jobs.filter(isRecord)),
  ),
})

const files = attributesOf({ files: v.fallback(rows(object({ id, name })), []) })

const searchable = v.pipe(
  attributesOf({ isSearchable: flag }),
  v.transform(({ data }) => ({ isSearchable: data.attributes.isSearchable })),
)

/** Adapters of the documented formats. */
export const defaultAdapters: Adapters = {
  hotKeywords: { query: ({ language }) => ({ language }), parse: parseKeywords },
  keywordSuggestions: { query: (params) => ({ ...params }), parse: parseKeywords },
  suggestJobTitle: { query: (params) => ({ ...params }), parse: parseKeywords },
  searchbarHighlight: { query: ({ language }) => ({ language }), parse: parseKeywords },
  jobSearch: {
    query: ({ query, categoryIds, locationIds, page, hitsPerPage }) => ({
      query,
      categoryIds,
      locationIds,
      page,
      hitsPerPage,
    }),
    parse: (answer) => {
      const parsed = parseBy(found)(answer)
      return parsed && { total: parsed.meta.nbHits, pages: parsed.meta.nbPages, jobs: parsed.data }
    },
  },
  resumeSettingInfo: { parse: parseBy(searchable) },
  resumeChangeSearchable: { body: (params) => params, parse: parseBy(searchable) },
  updateResumeFile: {
    body: (params) => params,
    parse: (answer) => {
      const parsed = parseBy(attributesOf({ updated: flag }))(answer)
      return parsed && { isUpdated: parsed.data.attributes.updated }
    },
  },
  attachedProfile: { parse: (answer) => parseBy(files)(answer)?.data.attributes.files ?? null },
  jobAlertsAnonymous: {
    body: (params) => params,
    parse: (answer) => {
      const parsed = parseBy(attributesOf({ subscribed: flag }))(answer)
      return parsed && { isSubscribed: parsed.data.attributes.subscribed }
    },
  },
  checkingPopup: {
    parse: (answer) => {
      const parsed = parseBy(attributesOf({ show: flag }))(answer)
      return parsed && { isShown: parsed.data.attributes.show }
    },
  },
  trackBannerClick: { body: (params) => params, parse: () => true },
}
