import type { Language } from '../language/language.ts'
import type { Taxonomy } from '../named.ts'
import { hasLocations, type PageName, pagePath } from '../pages/pages.ts'
import { localizeLangParam } from '../url/langParam.ts'
import { pieceKey, pieceValue, queryPieces, removeParam } from '../url/query.ts'
import { splitUrl } from '../url/splitUrl.ts'
import { buildSearchUrl, KEYWORD_SUFFIX, type SearchCriteria } from './buildSearchUrl.ts'
import { keywordSegment } from './keyword.ts'
import { parseListingUrl, parseSearchUrl } from './parseSearchUrl.ts'

/** Context of a search: the page that it starts from. */
export interface SearchOrigin {
  readonly page: PageName
  readonly language: Language
  /** URL of the current page: absolute or site-relative. Its query string is kept, except `page`. */
  readonly url: string
  /** Locations set before this search. */
  readonly locationIds?: readonly number[]
  readonly taxonomy?: Taxonomy
}

/** Parameters of the listing page only; a search URL has them in its path. */
const LISTING_PARAMS = ['q', 'l', 'i']

/** Last segment of job title pages without a title. */
const ALL_TITLES: Readonly<Record<Language, string>> = /* @__PURE__ */ Object.freeze({
  vi: 'tat-ca-viec-lam',
  en: 'all-jobs',
})

/**
 * Returns the site-relative URL of a search from the header. On interview and salary pages that is the page of a job
 * title, without locations; elsewhere it is the search URL. The page's query string is kept, except `page`.
 *
 * @example searchHref({ keyword: 'kế toán' }, { page: 'salary', language: 'en', url: '/salary' }) // '/salary/k%E1%BA%BF-to%C3%A1n-kw'
 * @example searchHref({ keyword: 'java', locationIds: [29] }, { page: 'other', language: 'vi', url: '/' }) // '/java-v29-vn?setNewLocation=true'
 */
export function searchHref(criteria: SearchCriteria, origin: SearchOrigin): string {
  const { page, language, url, locationIds: before = [], taxonomy } = origin
  const query = localizeLangParam(splitUrl(url)?.search ?? '', language)
  if (!hasLocations(page)) {
    const keyword = keywordSegment(criteria.keyword ?? '')
    const title = keyword === '' ? ALL_TITLES[language] : keyword + KEYWORD_SUFFIX[language]
    return `${pagePath(page, language)}/${title}${removeParam(query, 'page')}`
  }
  const isSearch = parseListingUrl(url) !== null || parseSearchUrl(url, { taxonomy }) !== null
  const search = isSearch ? LISTING_PARAMS.reduce(removeParam, query) : query
  const newLocation = criteria.locationIds?.some((id) => !before.includes(id)) ?? false
  return buildSearchUrl(criteria, language, { search, newLocation })
}

/** A hidden field of a form. */
export interface HiddenField {
  readonly name: string
  readonly value: string
}

/**
 * Returns the parameters that a search form keeps of the page's query string if it is submitted before hydration: all
 * but `page` and those that the form sends itself.
 *
 * @example formFields('/jobs?q=java&page=2&utm_source=zalo', 'en') // [{ name: 'utm_source', value: 'zalo' }]
 */
export function formFields(url: string, language: Language): HiddenField[] {
  return queryPieces(localizeLangParam(splitUrl(url)?.search ?? '', language))
    .map((piece) => ({ name: pieceKey(piece), value: pieceValue(piece) }))
    .filter(({ name }) => name !== 'page' && !LISTING_PARAMS.includes(name))
}
