import { type Language, supportedLanguage } from '../language/language.ts'
import { pagePath } from '../pages/pages.ts'
import { removeParam, setParam } from '../url/query.ts'
import { formatIdGroup, ID_SUFFIX, normalizeIds, normalizeLocations } from './ids.ts'
import { keywordSegment } from './keyword.ts'

/** Criteria of a search. Every field is optional. */
export interface SearchCriteria {
  keyword?: string | undefined
  categoryIds?: readonly number[] | undefined
  /** At most three; more are dropped. */
  locationIds?: readonly number[] | undefined
  /** Urgent jobs only. Ignored in a search with ids, whose URL has no form for it. */
  urgent?: boolean | undefined
}

/** Options of {@link buildSearchUrl}. */
export interface SearchUrlOptions {
  /** Query string of the current URL, kept except `page`, a position in the old results. */
  search?: string | undefined
  /** Whether the search adds a location: adds `setNewLocation=true`. */
  newLocation?: boolean | undefined
}

/** Suffixes of keyword searches. */
export const KEYWORD_SUFFIX: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: '-kv',
  en: '-kw',
})

export const URGENT_SUFFIX: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: '-kv-tuyen-gap-uj',
  en: '-kw-urgent-uj',
})

/**
 * Returns the URL of a search. Unusable criteria are ignored.
 *
 * @example buildSearchUrl({ keyword: 'C# developer', locationIds: [29, 24] }, 'en') // '/C_sharp-developer-v29.24-en'
 * @example buildSearchUrl({}, 'vi') // '/tim-viec-lam/tim-tat-ca-viec-lam'
 * @example buildSearchUrl({ keyword: 'java' }, 'en', { search: '?page=3&sort=new' }) // '/java-kw?sort=new'
 */
export function buildSearchUrl(criteria: SearchCriteria, language: Language, options: SearchUrlOptions = {}): string {
  const { search: given, newLocation } = Object(options) as SearchUrlOptions
  let search = typeof given === 'string' ? removeParam(given, 'page') : ''
  if (newLocation) search = setParam(search, 'setNewLocation', 'true')
  return searchPath(Object(criteria), supportedLanguage(language)) + search
}

export function searchPath(criteria: SearchCriteria, language: Language): string {
  const keyword = keywordSegment(criteria.keyword ?? '')
  const group = formatIdGroup(normalizeIds(criteria.categoryIds), normalizeLocations(criteria.locationIds))
  if (group !== '') return `/${keyword === '' ? '' : `${keyword}-`}${group}${ID_SUFFIX[language]}`
  if (keyword === '') return (criteria.urgent ? URGENT_JOBS_PATH : ALL_JOBS_PATH)[language]
  return `/${keyword}${(criteria.urgent ? URGENT_SUFFIX : KEYWORD_SUFFIX)[language]}`
}

/** Paths of searches without criteria, or with `urgent` only. */
export const ALL_JOBS_PATH: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: '/tim-viec-lam/tim-tat-ca-viec-lam',
  en: '/job-search/all-jobs',
})

export const URGENT_JOBS_PATH: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: '/viec-can-tuyen-gap',
  en: '/urgent-jobs',
})

/**
 * Returns the URL of the listing page, narrowed to at most three parent locations; -1 and repeated ids are dropped.
 *
 * @example buildListingUrl([29, 24], 'en') // '/jobs?l=29.24'
 */
export function buildListingUrl(locationParentIds: readonly number[], language: Language): string {
  const ids = normalizeLocations(locationParentIds)
  return pagePath('searchResult', language) + (ids.length > 0 ? `?l=${ids.join('.')}` : '')
}
