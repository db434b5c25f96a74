import { LANGUAGES, type Language } from '../language/language.ts'
import { pagePath } from '../pages/pages.ts'
import { readParam } from '../url/query.ts'
import { barePath, splitUrl } from '../url/splitUrl.ts'
import { normalizeLocations } from './ids.ts'

/**
 * Returns the URL of the listing page, narrowed to at most three parent locations; -1 and repeated ids are dropped.
 *
 * @example buildListingUrl([29, 24], 'en') // '/jobs?l=29.24'
 */
export function buildListingUrl(locationParentIds: readonly number[], language: Language): string {
  const ids = normalizeLocations(locationParentIds)
  return pagePath('searchResult', language) + (ids.length > 0 ? `?l=${ids.join('.')}` : '')
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
