import { shouldRequestTopBanner } from '../banner/shouldRequestTopBanner.ts'
import { LANGUAGES, type Language } from '../language/language.ts'
import { type PageLabel, type PageName, pageLabel } from '../pages/pages.ts'
import { type ParsedSearch, parseSearchUrl } from '../search/parseSearchUrl.ts'
import { parseHttpUrl } from '../url/splitUrl.ts'
import { type AlternateLink, alternateLinks } from './alternateLinks.ts'
import { languageOfParts } from './detectLanguage.ts'
import { pageOfParts } from './detectPage.ts'
import { type LocalizeOptions, localizeUrl } from './localizeUrl.ts'

/** Properties of a URL according to the shell's tables. */
export interface UrlExplanation {
  /** The URL, as passed in. */
  readonly url: string
  /** Language in the URL; `undefined` if there is none, so that the visitor's cookie decides. */
  readonly language: Language | undefined
  /** Page at the URL; `undefined` for an unknown URL, which counts as `other`. */
  readonly page: PageName | undefined
  /** Label of the page in tracking. */
  readonly label: PageLabel
  /** The URL in each language; the same twice for a page with one URL. */
  readonly addresses: Readonly<Record<Language, string>>
  /** Alternate links of the page, for search engines. */
  readonly alternates: readonly AlternateLink[]
  /** Whether the page requests a top banner. */
  readonly hasTopBanner: boolean
  /** Search criteria in the URL; `null` for other pages. */
  readonly search: ParsedSearch | null
}

/**
 * Explains a URL: its language, page, label, both localized URLs, alternate links, banner and search criteria.
 *
 * @example explainUrl('/java-kv').search // { language: 'vi', keyword: 'java' }
 * @example explainUrl('/ho-so').addresses // { vi: '/ho-so', en: '/my-profile' }
 */
export function explainUrl(url: string, options: LocalizeOptions = {}): UrlExplanation {
  const parts = parseHttpUrl(url)
  const campaignPaths = options?.campaignPaths
  const page = options?.page ?? (parts ? pageOfParts(parts, campaignPaths) : undefined)
  const rules = { ...options, page }
  const [vi, en] = LANGUAGES.map((language) => localizeUrl(url, language, rules)) as [string, string]
  return {
    url,
    language: parts ? languageOfParts(parts, campaignPaths) : undefined,
    page,
    label: pageLabel(page),
    addresses: { vi, en },
    alternates: alternateLinks(url, rules),
    hasTopBanner: shouldRequestTopBanner(url, page),
    search: parseSearchUrl(url, options),
  }
}
