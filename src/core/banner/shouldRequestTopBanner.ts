import { isPageName, PAGES, type PageName } from '../pages/pages.ts'
import { hasKeywordSuffix, isCompanySegment } from '../routes/suffixes.ts'
import { parseIdSegment } from '../search/ids.ts'
import { lastSegment, splitUrl } from '../url/splitUrl.ts'

/**
 * Returns whether a page requests a top banner: searches, listings and company pages do, the home page never. The whole
 * last segment of the path decides.
 *
 * @param page name of the page, if known; else the path decides.
 *
 * @example shouldRequestTopBanner('/java-kv') // true
 * @example shouldRequestTopBanner('/my-career-center/my-jobs') // false
 */
export function shouldRequestTopBanner(path: string, page?: PageName): boolean {
  if (isPageName(page) && PAGES[page].home) return false
  const segment = lastSegment(splitUrl(path)?.path ?? '').text
  return (
    LISTING_SEGMENTS.has(segment) ||
    hasKeywordSuffix(segment) ||
    parseIdSegment(segment) !== null ||
    isCompanySegment(segment)
  )
}

const LISTING_SEGMENTS: ReadonlySet<string> = new Set([
  'jobs',
  'viec-lam',
  'all-jobs',
  'tim-tat-ca-viec-lam',
  'tat-ca-viec-lam',
])
