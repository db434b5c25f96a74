import type { Taxonomy } from '../named.ts'
import { detectPage } from '../routes/detectPage.ts'
import { queryPieces, readParam } from '../url/query.ts'
import { lastSegment, splitUrl } from '../url/splitUrl.ts'
import { normalizeIds } from './ids.ts'
import { normalizeKeyword } from './keyword.ts'
import { parseListingUrl } from './listing.ts'
import { parseSearchUrl } from './parseSearchUrl.ts'
import { hasLocations } from './searchHref.ts'

/** Search of a page's URL. */
export interface UrlSearch {
  readonly keyword: string
  readonly locationIds: readonly number[]
  readonly categoryIds: readonly number[]
  /** Whether the URL is a search, a listing or a job title page; the other fields are empty otherwise. */
  readonly isSearch: boolean
}

const NO_SEARCH: UrlSearch = { keyword: '', locationIds: [], categoryIds: [], isSearch: false }

/**
 * Reads the search of a page's URL: a search path, the listing page's query (`q`, `l`, `i`), or the job title of an
 * interview or salary page. Never throws.
 *
 * @example readSearch('/java-i35v29-vn').locationIds // [29]
 * @example readSearch('/viec-lam?q=java&l=24').keyword // 'java'
 * @example readSearch('/ho-so').isSearch // false
 */
export function readSearch(url: string, options: { taxonomy?: Taxonomy } = {}): UrlSearch {
  const parts = splitUrl(url)
  if (!parts) return NO_SEARCH
  const listed = parseListingUrl(url)
  if (listed) {
    const keyword = normalizeKeyword(readParam(parts.search, 'q') ?? '')
    // The last `i`: without script, the form sends all its categories before those that remain.
    const last = readParam(queryPieces(parts.search).reverse().join('&'), 'i')
    return { keyword, locationIds: listed, categoryIds: normalizeIds(last?.split(/[.,]/)), isSearch: true }
  }
  const page = detectPage(url)
  const isTitle = page !== undefined && !hasLocations(page)
  const found = parseSearchUrl(isTitle ? `/${lastSegment(parts.path).text}` : url, options)
  if (!found) return isTitle ? { ...NO_SEARCH, isSearch: true } : NO_SEARCH
  const { keyword = '', locationIds = [], categoryIds = [] } = found
  return isTitle ? { ...NO_SEARCH, keyword, isSearch: true } : { keyword, locationIds, categoryIds, isSearch: true }
}
