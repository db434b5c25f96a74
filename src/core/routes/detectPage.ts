import type { LocalizedUrl } from '../config/config.ts'
import { LANGUAGES } from '../language/language.ts'
import type { PageName } from '../pages/pages.ts'
import { parseIdSegment } from '../search/ids.ts'
import { readParam } from '../url/query.ts'
import { barePath, lastSegment, parseHttpUrl, plainPath, splitUrl, type UrlParts } from '../url/splitUrl.ts'
import { enPageLanguage, enPageName, recommendationLanguage } from './enSegment.ts'
import { EN_SEGMENT_PAGES, ONE_FORM_PAGES } from './routePairs.ts'
import { siteRoutes } from './siteRoutes.ts'
import { hasKeywordSuffix, isCompanySegment, jobIdOf } from './suffixes.ts'

/**
 * Detects the page that a URL leads to, from the tables that the language switch uses.
 *
 * @returns `other` for known places without a page name of their own; `undefined` for unknown and unreadable URLs.
 *
 * @example detectPage('/my-profile?tab=profile-settings') // 'profileSettings'
 * @example detectPage('/java-kv') // 'searchResult'
 * @example detectPage('/java%2Dkv') // 'searchResult'
 * @example detectPage('/khong-co-trang-nay') // undefined
 */
export function detectPage(url: string, options: DetectOptions = {}): PageName | undefined {
  const parts = parseHttpUrl(url)
  if (!parts) return undefined
  return isCvHost(parts, options?.links?.cvTemplates) ? 'wowCv' : pageOfParts(parts, options?.campaignPaths)
}

/** Options of {@link detectPage}: a config has them. */
export interface DetectOptions {
  /** Paths of campaign pages. @default none */
  campaignPaths?: readonly string[] | undefined
  /** Links of the site: the root and `/en` of the host of `cvTemplates` are page `wowCv`. @default none */
  links?: { readonly cvTemplates?: Partial<LocalizedUrl> | undefined } | undefined
}

/** Returns whether a URL is the root, or `/en`, of a host that has nothing but the CV templates. */
function isCvHost({ origin, path }: UrlParts, templates: Partial<LocalizedUrl> | undefined): boolean {
  if (origin === '' || !ROOT.test(plainPath(path))) return false
  const host = hostOf(origin)
  return LANGUAGES.some((language) => {
    const given: unknown = templates?.[language]
    const link = typeof given === 'string' ? splitUrl(given) : null
    return link !== null && link.origin !== '' && ROOT.test(link.path) && hostOf(link.origin) === host
  })
}

const ROOT = /^\/?(?:en\/?)?$/

const hostOf = (origin: string): string => origin.replace(/^https?:/i, '').toLowerCase()

/** Detects the page of a parsed URL, as {@link detectPage} does. */
export function pageOfParts(parts: UrlParts, campaignPaths?: readonly string[]): PageName | undefined {
  const path = barePath(parts.path)
  if (path === '/' || path === '/en' || (path === '' && parts.origin !== '')) return 'homepage'

  // Before the routes: a job below `/viec-lam` is a job detail.
  const segment = lastSegment(path).text
  if (jobIdOf(segment)) return 'jobDetail'
  const fixed = fixedPage(path, campaignPaths)
  if (fixed) return fixed
  const route = (siteRoutes.match(path, 'vi') ?? siteRoutes.match(path, 'en'))?.route
  if (route?.page === 'myProfile' && readParam(parts.search, 'tab') === 'profile-settings') return 'profileSettings'
  if (route) return route.page
  return recommendationLanguage(path) ? 'other' : pageOfSegment(segment)
}

/** Returns the page of a path outside the route table; campaign pages are `other`. */
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
