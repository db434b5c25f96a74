import type { Language } from '../language/language.ts'
import { hereOf, type SiteMenus } from '../site/ownPage.ts'
import { readLangParam } from '../url/langParam.ts'
import { barePath, parseHttpUrl, plainPath, type UrlParts } from '../url/splitUrl.ts'
import { pathLanguage } from './pathLanguage.ts'

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
  if (!parts) return undefined
  const own = readLangParam(parts.search) ? undefined : hereOf({ config: Object(options), url })?.path
  if (own && own.vi !== own.en) return own.en === barePath(parts.path) ? 'en' : 'vi'
  return languageOfParts(parts, options?.campaignPaths)
}

/** Detects the language of a parsed URL, as {@link detectLanguage} does. */
export function languageOfParts(
  { origin, path, search }: UrlParts,
  campaignPaths?: readonly string[],
): Language | undefined {
  return readLangParam(search) ?? pathLanguage(path === '' && origin !== '' ? '/' : plainPath(path), campaignPaths)
}
