import type { PageName } from '../pages/pages.ts'
import { detectPage } from './detectPage.ts'

/** URLs that an app serves: names of its pages, or a predicate of site-relative URLs. */
export type OwnPaths = readonly PageName[] | ((url: string) => boolean)

/**
 * Returns whether an app serves a URL itself. Any other URL needs a plain link with a page load.
 *
 * @param url site-relative; `false` for any other URL.
 * @param ownPaths page names, matched as by `detectPage` (an unknown URL is `other`), or a predicate. A predicate that
 * throws counts as `false`. @default every URL of the site
 *
 * @example isOwnUrl('/viec-lam?l=29', ['searchResult', 'SEOLandingPage']) // true
 * @example isOwnUrl('/terms-of-use', ['searchResult']) // false
 * @example isOwnUrl('/salary/java-kw', (url) => url.startsWith('/salary')) // true
 */
export function isOwnUrl(
  url: string,
  ownPaths?: OwnPaths | undefined,
  options: { campaignPaths?: readonly string[] | undefined } = {},
): boolean {
  if (typeof url !== 'string' || !/^\/(?![/\\])/.test(url)) return false
  if (Array.isArray(ownPaths)) return ownPaths.includes(detectPage(url, options) ?? 'other')
  if (typeof ownPaths !== 'function') return true
  try {
    return (ownPaths as (url: string) => boolean)(url) === true
  } catch {
    return false
  }
}
