import { withoutAttributionParams } from '../attribution/attributionParams.ts'
import type { ShellConfig } from '../config/config.ts'
import { configured } from '../config/configured.ts'
import { type Language, otherLanguage, supportedLanguage } from '../language/language.ts'
import { isPageName, type PageName } from '../pages/pages.ts'
import type { SiteMenus } from '../site/ownPage.ts'
import { linkableUrl } from '../url/pageUrl.ts'
import { removeParam } from '../url/query.ts'
import { joinUrl, parseHttpUrl, plainPath, type UrlParts } from '../url/splitUrl.ts'
import { type AlternateLink, type AlternateOptions, alternateLinks } from './alternateLinks.ts'
import { languageOfParts } from './detectLanguage.ts'
import { pageOfParts } from './detectPage.ts'

/** Locale of Open Graph, by language. */
export type OpenGraphLocale = 'vi_VN' | 'en_US'

/** Facts of a page's head that follow from its URL. Every URL is absolute. */
export interface PageHead {
  /** Name of the page; `other` where the URL has none. */
  readonly page: PageName
  /** Language of the page, for `<html lang>`. */
  readonly language: Language
  /** The one URL of the page in its language, for `<link rel="canonical">`. */
  readonly canonical: string
  /** Links for `<link rel="alternate" hreflang>`; none for a page with one URL. */
  readonly alternates: readonly AlternateLink[]
  /** Values of `<meta property="og:…">`. */
  readonly openGraph: {
    /** `og:url`: the canonical URL, which shares of a page are counted by. */
    readonly url: string
    /** `og:locale`. */
    readonly locale: OpenGraphLocale
    /** `og:locale:alternate`: locales that the page has another URL for. */
    readonly alternateLocales: readonly OpenGraphLocale[]
    /** `og:site_name`. */
    readonly siteName: string
  }
}

/** Options of {@link pageHead}. */
export interface PageHeadOptions extends Omit<AlternateOptions, 'campaignPaths' | 'site' | 'menu'> {
  /** Language of a URL that does not contain one: the visitor's. @default 'vi' */
  language?: Language | undefined
}

const LOCALES: Readonly<Record<Language, OpenGraphLocale>> = /* @__PURE__ */ Object.freeze({ vi: 'vi_VN', en: 'en_US' })

/** Characters that browsers remove from the ends of a URL: as written, it would not be the same URL everywhere. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: it matches control characters
const INVISIBLE = /[\u0000-\u0020\u007f]/g

/**
 * Returns the parts of a page's head that follow from its URL: canonical URL, alternate links, Open Graph tags.
 * Attribution parameters, `lang`, a trailing slash, the fragment and needless escapes are left out. Other parameters
 * stay: remove those that do not change the page before. An unreadable URL, or one on another host, counts as the same
 * path on the site.
 *
 * @throws TypeError for a config without `siteOrigin`: pass the result of `defineConfig()`.
 *
 * @example pageHead('/jobs?utm_source=mail', config).canonical // 'https://www.jobsite.example/jobs'
 * @example pageHead('/jobs', config).openGraph.alternateLocales // ['vi_VN']
 */
export function pageHead(
  url: string,
  config: Pick<ShellConfig, 'siteOrigin' | 'siteDomain' | 'siteName' | 'campaignPaths'> & SiteMenus,
  options: PageHeadOptions = {},
): PageHead {
  const origin = configured(config?.siteOrigin)
  const rules: AlternateOptions = {
    ...Object(options),
    campaignPaths: config.campaignPaths,
    menu: config.menu,
    site: config,
  }
  const parts = readParts(url, rules)
  const language = languageOfParts(parts, rules.campaignPaths, rules) ?? supportedLanguage(rules.language)
  const absolute = (href: string): string => (href.startsWith('/') ? origin + href : href)
  const search = removeParam(withoutAttributionParams(parts.search), 'lang')
  const own = joinUrl({ ...parts, search, hash: '' }).replace(INVISIBLE, encodeURIComponent)
  const alternates = alternateLinks(own, { ...rules, language }).map(({ hrefLang, href }) => ({
    hrefLang,
    href: absolute(href),
  }))
  const canonical = alternates.find(({ hrefLang }) => hrefLang === language)?.href ?? absolute(own)
  return {
    page: isPageName(rules.page) ? rules.page : (pageOfParts(parts, rules.campaignPaths) ?? 'other'),
    language,
    canonical,
    alternates,
    openGraph: {
      url: canonical,
      locale: LOCALES[language],
      alternateLocales: alternates.length > 0 ? [LOCALES[otherLanguage(language)]] : [],
      siteName: config.siteName,
    },
  }
}

/** Reads the URL of a page: safe, without a trailing slash, and without escapes that an address does not need. */
function readParts(url: string, rules: AlternateOptions): UrlParts {
  const parts = parseHttpUrl(linkableUrl(url, rules) ?? '/')
  const { origin = '', search = '', hash = '' } = parts ?? {}
  const path = plainPath(parts?.path ?? '')
  // Not by a pattern, which would take quadratic time.
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return { origin, path: plainPath(path.slice(0, end)) || '/', search, hash }
}
