import type { Language } from '../language/language.ts'
import { ownPaths, type SiteMenus } from '../site/ownPage.ts'
import { readLangParam } from '../url/query.ts'
import { barePath, lastSegment, parseHttpUrl, plainPath, type UrlParts } from '../url/splitUrl.ts'
import { enPageLanguage, recommendationLanguage } from './enSegment.ts'
import { siteRoutes } from './siteRoutes.ts'
import { suffixLanguage } from './suffixes.ts'

/**
 * Detects the language of a URL: `lang=en|vi` in the query, then the path (route, `en` segment or suffix; `/` is
 * Vietnamese, `/en` English; the paths of the site's own items, with its config).
 *
 * @returns `undefined` when the URL names no language, and for unreadable URLs.
 *
 * @example detectLanguage('/interview/ke-toan-kw') // 'en'
 * @example detectLanguage('/career-newbies?lang=vi') // 'vi'
 * @example detectLanguage('/career-newbies') // undefined
 */
export function detectLanguage(
  url: string,
  options: { campaignPaths?: readonly string[] | undefined } & SiteMenus = {},
): Language | undefined {
  const parts = parseHttpUrl(url)
  return parts ? languageOfParts(parts, options?.campaignPaths, options) : undefined
}

/** Detects the language of a parsed URL, as {@link detectLanguage} does. */
export function languageOfParts(
  { origin, path, search }: UrlParts,
  campaignPaths?: readonly string[],
  site?: SiteMenus,
): Language | undefined {
  return readLangParam(search) ?? pathLanguage(path === '' && origin !== '' ? '/' : path, campaignPaths, site)
}

/**
 * Returns the language of a path: by a page of the site's own, else by a fixed page, else by its route, else by a
 * recommendation's `en` segment, else by the last segment's suffix.
 */
export function pathLanguage(
  written: string,
  campaignPaths?: readonly string[],
  site?: SiteMenus,
): Language | undefined {
  const path = plainPath(written)
  const own = ownPaths(path, site)
  if (own && own.vi !== own.en) return own.en === barePath(path) ? 'en' : 'vi'
  if (path === '/') return 'vi'
  if (path === '/en' || path === '/en/') return 'en'
  const enPage = enPageLanguage(path, campaignPaths)
  if (enPage) return enPage
  if (siteRoutes.match(path, 'vi')) return 'vi'
  if (siteRoutes.match(path, 'en')) return 'en'
  return recommendationLanguage(path) ?? suffixLanguage(lastSegment(path).text)
}
