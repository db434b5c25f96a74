import type { Language } from '../language/language.ts'
import { removeParam, setParam } from '../url/query.ts'
import { formatIdGroup, ID_SUFFIX } from './idGroup.ts'
import { normalizeIds, normalizeLocations } from './ids.ts'
import { encodeKeyword } from './keyword.ts'

/** What a visitor searches for. Every part is optional. */
export interface SearchCriteria {
  keyword?: string
  categoryIds?: readonly number[]
  /** At most three; a fourth is dropped. */
  locationIds?: readonly number[]
  /** Urgent jobs only. The address of a search with ids has no form for it, so ids win over it. */
  urgent?: boolean
}

/** What a search keeps of the address it is made on. */
export interface SearchUrlOptions {
  /** The current query string, kept but for `page`, which is a position in the old results. */
  search?: string
  /** The search sets a location that was not set before: adds `setNewLocation=true`. */
  newLocation?: boolean
}

/** Endings of keyword searches. */
export const KEYWORD_SUFFIX: Readonly<Record<Language, string>> = Object.freeze({ vi: '-kv', en: '-kw' })
export const URGENT_SUFFIX: Readonly<Record<Language, string>> = Object.freeze({
  vi: '-kv-tuyen-gap-uj',
  en: '-kw-urgent-uj',
})

/** Where searches without any criterion, and without any but `urgent`, lead. */
export const ALL_JOBS_PATH: Readonly<Record<Language, string>> = Object.freeze({
  vi: '/tim-viec-lam/tim-tat-ca-viec-lam',
  en: '/job-search/all-jobs',
})
export const URGENT_JOBS_PATH: Readonly<Record<Language, string>> = Object.freeze({
  vi: '/viec-can-tuyen-gap',
  en: '/urgent-jobs',
})

/**
 * The address of a search. Whatever is unusable in the criteria is left out rather than refused.
 *
 * @example buildSearchUrl({ keyword: 'C# developer', locationIds: [29, 24] }, 'en') // '/C_sharp-developer-v29.24-en'
 * @example buildSearchUrl({}, 'vi') // '/tim-viec-lam/tim-tat-ca-viec-lam'
 * @example buildSearchUrl({ keyword: 'java' }, 'en', { search: '?page=3&sort=new' }) // '/java-kw?sort=new'
 */
export function buildSearchUrl(criteria: SearchCriteria, language: Language, options: SearchUrlOptions = {}): string {
  let search = options.search ? removeParam(options.search, 'page') : ''
  if (options.newLocation) search = setParam(search, 'setNewLocation', 'true')
  return searchPath(criteria, language) + search
}

function searchPath(criteria: SearchCriteria, language: Language): string {
  const keyword = encodeURIComponent(encodeKeyword(criteria.keyword ?? ''))
  const group = formatIdGroup(normalizeIds(criteria.categoryIds), normalizeLocations(criteria.locationIds))
  if (group !== '') return `/${keyword === '' ? '' : `${keyword}-`}${group}${ID_SUFFIX[language]}`
  if (keyword === '') return (criteria.urgent ? URGENT_JOBS_PATH : ALL_JOBS_PATH)[language]
  return `/${keyword}${(criteria.urgent ? URGENT_SUFFIX : KEYWORD_SUFFIX)[language]}`
}
