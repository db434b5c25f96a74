import {
  buildCategoryUrl,
  buildLocationUrl,
  buildSearchUrl,
  categories,
  constants,
  jobLevels,
  type Language,
  locations,
  type Named,
  type SearchCriteria,
} from '@jobsite/shell/core'
import type { JobQuery } from '../backend/searchJobs.ts'
import { readIds } from '../readIds.ts'
import { rowsOf } from './jobCard.ts'

/** Criteria of a search page: keyword, categories and locations from the path, others from the query. */
export type SearchFilters = Omit<JobQuery, 'companyId'>

const MAX_KEYWORD = 200
const MAX_IDS_TEXT = 100

/** Parameters that filters and lists own; all others are kept from page to page. */
const OWN = ['q', 'l', 'c', 'i', 'level', 'salary', 'urgent', 'posted', 'sort', 'page', 'job']

/** Days since the posting that a search may be limited to. */
export const POSTED_WITHIN: readonly number[] = [1, 3, 7, 14]

/**
 * The filters of a page: those of its path, and those in its query. An id without a row, of a category that is gone for
 * instance, is none: it would narrow the list unseen, and could not be removed.
 */
export function readFilters(path: SearchCriteria, query: URLSearchParams): SearchFilters {
  const salaryFrom = Number(/^\d{1,5}$/.exec(query.get('salary') ?? '')?.[0] ?? 0)
  return {
    ...path,
    ...(path.categoryIds && { categoryIds: knownIds(categories, path.categoryIds) }),
    ...(path.locationIds && { locationIds: knownIds(locations, path.locationIds) }),
    levelIds: knownIds(jobLevels, idsOf(query, 'level')),
    urgent: path.urgent || query.get('urgent') === '1',
    ...(salaryFrom > 0 && { salaryFrom }),
    postedWithin: POSTED_WITHIN.find((days) => String(days) === query.get('posted')),
    ...(query.get('sort') === 'salary' && { sort: 'salary' as const }),
  }
}

/** Returns the criteria of a submitted form; `null` if the query is not from a form. */
export function readForm(query: URLSearchParams): SearchFilters | null {
  if (!query.has('q')) return null
  const criteria = {
    keyword: (query.get('q') ?? '').slice(0, MAX_KEYWORD),
    categoryIds: query.has('c') ? idsOf(query, 'c') : headerCategories(query),
    locationIds: idsOf(query, 'l').slice(0, constants.maxLocations),
  }
  return readFilters(criteria, query)
}

/** The URL of a search, with what else the query held. */
export function filtersUrl(filters: SearchFilters, language: Language, query: URLSearchParams): string {
  const rest = new URLSearchParams(otherParameters(query))
  const { levelIds = [], salaryFrom, postedWithin, sort } = filters
  if (levelIds.length > 0) rest.set('level', levelIds.join('.'))
  if (salaryFrom) rest.set('salary', String(salaryFrom))
  if (filters.urgent) rest.set('urgent', '1')
  if (postedWithin) rest.set('posted', String(postedWithin))
  if (sort) rest.set('sort', sort)
  const path = landingUrl(filters, language)
  return rest.size > 0 ? `${path}?${rest}` : path
}

/** The parameters that a search keeps: all that no filter or list owns. */
export const otherParameters = (query: URLSearchParams): [name: string, value: string][] =>
  [...query].filter(([name]) => !OWN.includes(name))

/** The landing page of a category, a place, or both, where a search requests nothing else: that one is indexed. */
export function landingUrl({ keyword, categoryIds, locationIds }: SearchFilters, language: Language): string {
  const [category, ...moreCategories] = rowsOf(categories, categoryIds ?? [])
  const [place, ...morePlaces] = rowsOf(locations, locationIds ?? [])
  const isPlain = !keyword && moreCategories.length === 0 && morePlaces.length === 0
  if (isPlain && category) return buildCategoryUrl(category, language, place)
  if (isPlain && place) return buildLocationUrl(place, language)
  return buildSearchUrl({ keyword, categoryIds, locationIds }, language)
}

/** The filters as the fields of a form, but for one of them, and what else the query holds. */
export function filterFields(
  filters: SearchFilters,
  query: URLSearchParams,
  without: string,
): (readonly [string, string])[] {
  const {
    keyword = '',
    categoryIds = [],
    locationIds = [],
    levelIds = [],
    salaryFrom,
    urgent,
    postedWithin,
    sort,
  } = filters
  const fields: (readonly [string, string])[] = [
    ['q', keyword],
    ['c', categoryIds.join('.')],
    ['l', locationIds.join('.')],
    ['level', levelIds.join('.')],
    ['salary', salaryFrom ? String(salaryFrom) : ''],
    ['urgent', urgent ? '1' : ''],
    ['posted', postedWithin ? String(postedWithin) : ''],
    ['sort', sort ?? ''],
  ]
  // The keyword is sent even when it is empty: it tells that a form was sent.
  const own = fields.filter(([name, value]) => name !== without && (name === 'q' || value !== ''))
  return [...own, ...otherParameters(query)]
}

/** The categories of the header's form. A chip that removes one adds an `i` of its own after the one of the form. */
const headerCategories = (query: URLSearchParams): number[] =>
  readIds((query.getAll('i').at(-1) ?? '').slice(0, MAX_IDS_TEXT).split('.'))

const knownIds = (rows: readonly Named[], ids: readonly number[]): number[] => rowsOf(rows, ids).map(({ id }) => id)

/** Ids given once with dots or commas, or several times. */
function idsOf(query: URLSearchParams, name: string): number[] {
  return readIds(query.getAll(name).flatMap((value) => value.slice(0, MAX_IDS_TEXT).split(/[.,]/)))
}
