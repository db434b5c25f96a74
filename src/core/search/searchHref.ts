import type { Language } from '../language/language.ts'
import type { Taxonomy } from '../named.ts'
import { PAGES, type PageName, pagePath } from '../pages/pages.ts'
import { removeParam } from '../url/query.ts'
import { splitUrl } from '../url/splitUrl.ts'
import { buildSearchUrl, KEYWORD_SUFFIX, type SearchCriteria } from './buildSearchUrl.ts'
import { encodeKeyword } from './keyword.ts'
import { parseListingUrl } from './listing.ts'
import { parseSearchUrl } from './parseSearchUrl.ts'

/** Where a search starts from. */
export interface SearchOrigin {
  readonly page: PageName
  readonly language: Language
  /** The address on view: absolute or site-relative. Its query string is kept where it is a search's. */
  readonly url: string
  /** Locations that were set before this search. */
  readonly locationIds?: readonly number[]
  readonly taxonomy?: Taxonomy
}

/** What the listing page alone understands, and a search's own address says in its path. */
const LISTING_PARAMS = ['q', 'l']

/** Where the pages that list by job title lead without one. */
const ALL_TITLES: Readonly<Record<Language, string>> = Object.freeze({ vi: 'tat-ca-viec-lam', en: 'all-jobs' })

/**
 * The site-relative address that the header's search leads to. On interview and salary pages that is the page of a job
 * title; these have no locations. Elsewhere it is the search's own address, which keeps the query string of the search
 * it follows.
 *
 * @example searchHref({ keyword: 'kế toán' }, { page: 'salary', language: 'en', url: '/salary' }) // '/salary/k%E1%BA%BF-to%C3%A1n-kw'
 * @example searchHref({ keyword: 'java', locationIds: [29] }, { page: 'other', language: 'vi', url: '/' }) // '/java-v29-vn?setNewLocation=true'
 */
export function searchHref(criteria: SearchCriteria, origin: SearchOrigin): string {
  const { page, language, url, locationIds: before = [], taxonomy } = origin
  if (!hasLocations(page)) {
    const keyword = encodeURIComponent(encodeKeyword(criteria.keyword ?? ''))
    return `${pagePath(page, language)}/${keyword === '' ? ALL_TITLES[language] : keyword + KEYWORD_SUFFIX[language]}`
  }
  const isSearch = parseListingUrl(url) !== null || parseSearchUrl(url, { taxonomy }) !== null
  const search = isSearch ? LISTING_PARAMS.reduce(removeParam, splitUrl(url)?.search ?? '') : ''
  const newLocation = criteria.locationIds?.some((id) => !before.includes(id)) ?? false
  return buildSearchUrl(criteria, language, { search, newLocation })
}

/**
 * Whether a search from this page can be narrowed by location: not where it looks up a job title.
 *
 * @example hasLocations('salary') // false
 */
export function hasLocations(page: PageName): boolean {
  const topic = PAGES[page].searchTopic
  return topic === undefined || topic === 'jobs'
}
