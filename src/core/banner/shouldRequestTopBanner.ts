import { hasKeywordSuffix, isCompanySegment } from '../routes/suffixes.ts'
import { parseIdSegment } from '../search/idGroup.ts'
import { lastSegment, splitUrl } from '../url/splitUrl.ts'

const LISTING_SEGMENTS: ReadonlySet<string> = new Set([
  'jobs',
  'viec-lam',
  'all-jobs',
  'tim-tat-ca-viec-lam',
  'tat-ca-viec-lam',
])

/**
 * Whether a page asks for a top banner: searches, listings and company pages do. The last segment decides, whole.
 *
 * @example shouldRequestTopBanner('/java-kv') // true
 * @example shouldRequestTopBanner('/my-career-center/my-jobs') // false
 */
export function shouldRequestTopBanner(path: string): boolean {
  const segment = lastSegment(splitUrl(path)?.path ?? '').text
  return (
    LISTING_SEGMENTS.has(segment) ||
    hasKeywordSuffix(segment) ||
    parseIdSegment(segment) !== null ||
    isCompanySegment(segment)
  )
}
