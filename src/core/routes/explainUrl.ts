import { shouldRequestTopBanner } from '../banner/shouldRequestTopBanner.ts'
import { LANGUAGES, type Language } from '../language/language.ts'
import { PAGES, type PageLabel, type PageName } from '../pages/pages.ts'
import { type ParsedSearch, parseSearchUrl } from '../search/parseSearchUrl.ts'
import { type AlternateLink, alternateLinks } from './alternateLinks.ts'
import { detectLanguage } from './detectLanguage.ts'
import { detectPage } from './detectPage.ts'
import { type LocalizeOptions, localizeUrl } from './localizeUrl.ts'

/** What the shell makes of an address. */
export interface UrlExplanation {
  /** The address, as it was given. */
  readonly url: string
  /** The language that it says; `undefined` where it says none, and the visitor's cookie decides. */
  readonly language: Language | undefined
  /** `undefined` for an address that no table knows: such a page counts as `other`. */
  readonly page: PageName | undefined
  /** The label that tracking knows the page by. */
  readonly label: PageLabel
  /** The address in each language; the same twice for a page that has one. */
  readonly addresses: Readonly<Record<Language, string>>
  /** The links to it in each language, for search engines. */
  readonly alternates: readonly AlternateLink[]
  /** Whether the page asks for a top banner. */
  readonly hasTopBanner: boolean
  /** The search that it holds; `null` for a page that is none. */
  readonly search: ParsedSearch | null
}

/**
 * Everything that the shell's tables make of an address: language, page, label, both addresses, banner, search.
 *
 * @example explainUrl('/java-kv').search // { language: 'vi', keyword: 'java' }
 * @example explainUrl('/ho-so').addresses // { vi: '/ho-so', en: '/my-profile' }
 */
export function explainUrl(url: string, options: LocalizeOptions = {}): UrlExplanation {
  const page = options.page ?? detectPage(url, options)
  const rules = { ...options, page }
  const [vi, en] = LANGUAGES.map((language) => localizeUrl(url, language, rules)) as [string, string]
  const { label, home } = PAGES[page ?? 'other']
  return {
    url,
    language: detectLanguage(url, options),
    page,
    label,
    addresses: { vi, en },
    alternates: alternateLinks(url, rules),
    hasTopBanner: !home && shouldRequestTopBanner(url),
    search: parseSearchUrl(url, options),
  }
}
