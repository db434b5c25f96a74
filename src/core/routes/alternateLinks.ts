import { isAttributionParam, withoutAttributionParams } from '../attribution/attributionParams.ts'
import { type Language, otherLanguage, supportedLanguage } from '../language/language.ts'
import { linkableUrl, trimmed } from '../url/pageUrl.ts'
import { pieceKey, queryPieces } from '../url/query.ts'
import { joinUrl, parseHttpUrl, plainPath, splitUrl } from '../url/splitUrl.ts'
import { pathLanguage } from './detectLanguage.ts'
import { type LocalizeOptions, localizeUrl } from './localizeUrl.ts'

/** Attributes of a `<link rel="alternate">` in a page's head. */
export interface AlternateLink {
  readonly hrefLang: Language | 'x-default'
  readonly href: string
}

/** Options of {@link alternateLinks}. */
export interface AlternateOptions extends LocalizeOptions {
  /** Language of a URL that does not contain one. @default 'vi' */
  language?: Language | undefined
}

/**
 * Returns the alternate links of a page: both languages, and `x-default`, the Vietnamese one. An empty list for a page
 * with one URL. Attribution parameters and the fragment are left out. Links are as safe as those of {@link switchUrl}.
 *
 * @example alternateLinks('/jobs')
 * // [{ hrefLang: 'vi', href: '/viec-lam' }, { hrefLang: 'en', href: '/jobs' }, { hrefLang: 'x-default', href: '/viec-lam' }]
 */
export function alternateLinks(url: string, options: AlternateOptions = {}): AlternateLink[] {
  const { alternateUrl, ...rules }: AlternateOptions = Object(options)
  const linkable = linkableUrl(url, rules)
  const parts = linkable === null ? null : parseHttpUrl(linkable)
  if (!parts) return []
  // However it is written, it is one address.
  const path = plainPath(parts.path)
  const safe = joinUrl({ ...parts, path })
  // The path, not the query: `/viec-lam?lang=en` is one of two URLs, whatever language it is rendered in.
  const pageLanguage = pathLanguage(path, rules.campaignPaths, rules) ?? supportedLanguage(rules.language)
  const there = localizeUrl(safe, otherLanguage(pageLanguage), { ...rules, alternateUrl })
  if (samePath(safe, there)) return []
  // Localized back, so that an alias results in its canonical URL, as its counterpart does.
  const here = there === trimmed(alternateUrl) ? safe : localizeUrl(there, pageLanguage, rules)
  const [own, other] = [forCrawlers(here), forCrawlers(there)]
  const vi = pageLanguage === 'vi' ? own : other
  const en = pageLanguage === 'vi' ? other : own
  return [
    { hrefLang: 'vi', href: vi },
    { hrefLang: 'en', href: en },
    { hrefLang: 'x-default', href: vi },
  ]
}

/** Returns a URL without attribution parameters and fragment. */
function forCrawlers(url: string): string {
  const parts = splitUrl(url)
  if (!parts) return url
  // A query without such parameters stays as it is written.
  const isTracked = queryPieces(parts.search).some((piece) => isAttributionParam(pieceKey(piece)))
  return joinUrl({ ...parts, hash: '', ...(isTracked && { search: withoutAttributionParams(parts.search) }) })
}

/** Returns whether two URLs differ only in their query: the page then has one URL. */
function samePath(one: string, two: string): boolean {
  const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] as string
  return pathOf(one) === pathOf(two)
}
