import { LANGUAGES, type Language } from '../language/language.ts'
import type { Taxonomy } from '../named.ts'
import { hasLocations, pagePath } from '../pages/pages.ts'
import { taxonomyOf } from '../reference/taxonomy.ts'
import { detectPage } from '../routes/detectPage.ts'
import { queryPieces, readParam } from '../url/query.ts'
import { barePath, lastSegment, splitUrl } from '../url/splitUrl.ts'
import {
  ALL_JOBS_PATH,
  KEYWORD_SUFFIX,
  type SearchCriteria,
  URGENT_JOBS_PATH,
  URGENT_SUFFIX,
} from './buildSearchUrl.ts'
import { normalizeIds, normalizeLocations, parseIdSegment, type StoredLocation, toId } from './ids.ts'
import { decodeKeyword, normalizeKeyword } from './keyword.ts'
import { parseSeoSegment } from './seoLinks.ts'

/** A search parsed from a URL, with the URL's language. Missing criteria are omitted. */
export type ParsedSearch = SearchCriteria & { language: Language }

/**
 * Parses a search URL: keyword searches, urgent ones, those with ids, landing links of categories and locations, and
 * their old forms (`/it+nganh-it-phan-mem-tai-ho-chi-minh-i35v29-vn`). `null` for a path that is not a search.
 *
 * @param options.taxonomy distinguishes a landing link's text from a keyword. @default defaultTaxonomy
 *
 * @example parseSearchUrl('/java-i35v29.24-en') // { language: 'en', keyword: 'java', categoryIds: [35], locationIds: [29, 24] }
 * @example parseSearchUrl('/it-software-jobs-i35-en') // { language: 'en', categoryIds: [35] }
 * @example parseSearchUrl('/ho-so') // null
 */
export function parseSearchUrl(url: string, options: { taxonomy?: Taxonomy | undefined } = {}): ParsedSearch | null {
  const parts = splitUrl(url)
  if (!parts) return null
  const path = barePath(parts.path)
  const { start, text: segment } = lastSegment(path)
  return parseFixedPath(path) ?? (start <= 1 ? (parseIds(segment, taxonomyOf(options)) ?? parseKeyword(segment)) : null)
}

function parseFixedPath(path: string): ParsedSearch | null {
  for (const language of LANGUAGES) {
    if (path === ALL_JOBS_PATH[language]) return { language }
    if (path === URGENT_JOBS_PATH[language]) return { language, urgent: true }
  }
  return null
}

function parseIds(segment: string, taxonomy: Taxonomy): ParsedSearch | null {
  const parsed = parseIdSegment(segment)
  if (!parsed) return null
  // In the old form, the text after the plus repeats the ids in words.
  const words = parseSeoSegment(segment, taxonomy) ? '' : (parsed.text.split('+', 1)[0] as string)
  const keyword = decodeKeyword(words)
  const categoryIds = normalizeIds(parsed.categoryIds)
  const locationIds = normalizeLocations(parsed.locationIds)
  return {
    language: parsed.language,
    ...(keyword !== '' && { keyword }),
    ...(categoryIds.length > 0 && { categoryIds }),
    ...(locationIds.length > 0 && { locationIds }),
  }
}

function parseKeyword(segment: string): ParsedSearch | null {
  for (const urgent of [true, false]) {
    for (const language of LANGUAGES) {
      const suffix = (urgent ? URGENT_SUFFIX : KEYWORD_SUFFIX)[language]
      if (!segment.endsWith(suffix)) continue
      const keyword = decodeKeyword(segment.slice(0, -suffix.length))
      return keyword === '' ? null : { language, keyword, ...(urgent && { urgent }) }
    }
  }
  return null
}

/**
 * Parses a list of chosen locations; entries without a usable `parentId` are skipped.
 *
 * @example parseLocations([{ parentId: '24', childrenIds: ['2'] }, 7]) // [{ parentId: 24, childrenIds: [2] }]
 */
export function parseLocations(value: unknown): StoredLocation[] {
  if (!Array.isArray(value)) return []
  return value.flatMap((entry: { parentId?: unknown; childrenIds?: unknown } | null) => {
    const [parentId] = normalizeIds([entry?.parentId])
    if (parentId === undefined) return []
    const childrenIds = Array.isArray(entry?.childrenIds)
      ? entry.childrenIds.map(toId).filter(Number.isSafeInteger)
      : undefined
    return [{ parentId, ...(childrenIds && { childrenIds }) }]
  })
}

/** Search of a page's URL: the values that it names. A value that it does not name is left out. */
export interface UrlSearch {
  readonly keyword?: string
  readonly locationIds?: readonly number[]
  readonly categoryIds?: readonly number[]
}

/**
 * Reads the values that a page's URL names: by a search path, by the listing page's query (`q`, `l`, `i`), or by the job
 * title of an interview or salary page. An empty parameter names the empty value. Never throws.
 *
 * @example readSearch('/java-v29-vn') // { keyword: 'java', locationIds: [29] }
 * @example readSearch('/viec-lam?q=java&l=') // { keyword: 'java', locationIds: [] }
 * @example readSearch('/ho-so') // {}
 */
export function readSearch(url: string, options: { taxonomy?: Taxonomy } = {}): UrlSearch {
  const parts = splitUrl(url)
  if (!parts) return {}
  const locationIds = parseListingUrl(url)
  if (locationIds) {
    const keyword = readParam(parts.search, 'q')
    // The last `i`: without script, the form sends all its categories before those that remain.
    const categories = readParam(queryPieces(parts.search).reverse().join('&'), 'i')
    return {
      ...(keyword !== undefined && { keyword: normalizeKeyword(keyword) }),
      ...(readParam(parts.search, 'l') !== undefined && { locationIds }),
      ...(categories !== undefined && { categoryIds: normalizeIds(categories.split(/[.,]/)) }),
    }
  }
  const page = detectPage(url)
  const isTitle = page !== undefined && !hasLocations(page)
  const {
    keyword,
    locationIds: locations,
    categoryIds,
  } = parseSearchUrl(isTitle ? `/${lastSegment(parts.path).text}` : url, options) ?? {}
  return {
    ...(keyword !== undefined && { keyword }),
    ...(locations && !isTitle && { locationIds: locations }),
    ...(categoryIds && !isTitle && { categoryIds }),
  }
}

/**
 * Returns the parent locations of a listing page's URL; `null` for another page.
 *
 * @example parseListingUrl('/viec-lam?l=29.24') // [29, 24]
 */
export function parseListingUrl(url: string): number[] | null {
  const parts = splitUrl(url)
  if (!parts || !LANGUAGES.some((language) => pagePath('searchResult', language) === barePath(parts.path))) return null
  return normalizeLocations((readParam(parts.search, 'l') ?? '').split('.'))
}
