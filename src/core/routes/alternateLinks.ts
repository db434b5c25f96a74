import { DEFAULT_LANGUAGE, type Language, otherLanguage } from '../language/language.ts'
import { splitAddress } from '../url/splitUrl.ts'
import { type LocalizeOptions, localizeUrl } from './localizeUrl.ts'
import { pathLanguage } from './pathLanguage.ts'

/** One `<link rel="alternate" hreflang href>` of a page's head. */
export interface AlternateLink {
  readonly hrefLang: Language | 'x-default'
  readonly href: string
}

/** What is known of an address whose alternates are asked for. */
export interface AlternateOptions extends LocalizeOptions {
  /** Language of the address, where the address does not say it. @default 'vi' */
  language?: Language
}

/**
 * The addresses of a page in both languages, and `x-default`, the Vietnamese one. Both of a pair give the same list;
 * a page with one address gives none.
 *
 * @example alternateLinks('/jobs')
 * // [{ hrefLang: 'vi', href: '/viec-lam' }, { hrefLang: 'en', href: '/jobs' }, { hrefLang: 'x-default', href: '/viec-lam' }]
 */
export function alternateLinks(url: string, options: AlternateOptions = {}): AlternateLink[] {
  const parts = splitAddress(url)
  if (!parts) return []
  const { alternateUrl, ...rules } = options
  // The path, not the query: `/viec-lam?lang=en` is one of two addresses, whatever it is shown in.
  const own = pathLanguage(parts.path, options.campaignPaths) ?? options.language ?? DEFAULT_LANGUAGE
  const there = localizeUrl(url, otherLanguage(own), options)
  if (samePath(url, there)) return []
  // Back again, so that an address that is only an alias names the one it stands for, as its counterpart does.
  const here = there === alternateUrl?.trim() ? url : localizeUrl(there, own, rules)
  const vi = own === 'vi' ? here : there
  const en = own === 'vi' ? there : here
  return [
    { hrefLang: 'vi', href: vi },
    { hrefLang: 'en', href: en },
    { hrefLang: 'x-default', href: vi },
  ]
}

/** Whether two addresses differ in no more than their query: then the page has one form. */
function samePath(one: string, two: string): boolean {
  const pathOf = (url: string): string => url.split(/[?#]/, 1)[0] as string
  return pathOf(one) === pathOf(two)
}
