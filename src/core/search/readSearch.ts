import type { Taxonomy } from '../named.ts'
import { detectPage } from '../routes/detectPage.ts'
import { queryPieces, readParam } from '../url/query.ts'
import { lastSegment, splitUrl } from '../url/splitUrl.ts'
import { normalizeIds } from './ids.ts'
import { normalizeKeyword } from './keyword.ts'
import { parseListingUrl } from './listing.ts'
import { parseSearchUrl } from './parseSearchUrl.ts'
import { hasLocations } from './searchHref.ts'

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
