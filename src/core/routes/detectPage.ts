import type { PageName } from '../pages/pages.ts'
import { parseIdSegment } from '../search/idGroup.ts'
import { readParam } from '../url/query.ts'
import { barePath, lastSegment, splitAddress } from '../url/splitUrl.ts'
import { enPageLanguage, enPageName, recommendationLanguage } from './enSegment.ts'
import { EN_SEGMENT_PAGES, ONE_FORM_PAGES } from './routePairs.ts'
import { siteRoutes } from './siteRoutes.ts'
import { hasKeywordSuffix, isCompanySegment, jobIdOf } from './suffixes.ts'

/**
 * The page that an address leads to, from the same tables that the language switch uses. Known places without a page
 * id of their own are `other`; `undefined` for an address that no table knows.
 *
 * @example detectPage('/my-profile?tab=profile-settings') // 'profileSettings'
 * @example detectPage('/java-kv') // 'searchResult'
 * @example detectPage('/khong-co-trang-nay') // undefined
 */
export function detectPage(url: string, options: { campaignPaths?: readonly string[] } = {}): PageName | undefined {
  const parts = splitAddress(url)
  if (!parts) return undefined
  const path = barePath(parts.path)
  if (path === '/' || path === '/en' || (path === '' && parts.origin !== '')) return 'homepage'

  // Before the pairs: a job below `/viec-lam` is a job.
  const segment = lastSegment(path).text
  if (jobIdOf(segment)) return 'jobDetail'
  const fixed = fixedPage(path, options.campaignPaths)
  if (fixed) return fixed
  const route = (siteRoutes.match(path, 'vi') ?? siteRoutes.match(path, 'en'))?.route
  if (route?.page === 'myProfile' && readParam(parts.search, 'tab') === 'profile-settings') return 'profileSettings'
  if (route) return route.page
  return recommendationLanguage(path) ? 'other' : pageOfSegment(segment)
}

/** The page of a path that is no pair; campaign pages are `other`. */
function fixedPage(path: string, campaignPaths?: readonly string[]): PageName | undefined {
  const name = path.replace(/^\//, '')
  if (Object.hasOwn(ONE_FORM_PAGES, name)) return ONE_FORM_PAGES[name]
  if (!enPageLanguage(path, campaignPaths)) return undefined
  const base = enPageName(path)
  return Object.hasOwn(EN_SEGMENT_PAGES, base) ? EN_SEGMENT_PAGES[base] : 'other'
}

function pageOfSegment(segment: string): PageName | undefined {
  if (hasKeywordSuffix(segment) || parseIdSegment(segment)) return 'searchResult'
  return isCompanySegment(segment) ? 'companyList' : undefined
}
