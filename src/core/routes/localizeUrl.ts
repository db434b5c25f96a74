import { isLanguage, type Language, otherLanguage } from '../language/language.ts'
import { describeValue, warnOnce } from '../log.ts'
import type { Taxonomy } from '../named.ts'
import { isPageName, PAGES, type PageName } from '../pages/pages.ts'
import { taxonomyOf } from '../reference/taxonomy.ts'
import { localizeSeoSegment } from '../search/seoLinks.ts'
import { ownPaths, type SiteMenus } from '../site/ownPage.ts'
import { localizeLangParam } from '../url/langParam.ts'
import { isOwnHost, type SiteIdentity, safeHref } from '../url/safeHref.ts'
import { firstSegment, lastSegment, parseHttpUrl, plainPath, type UrlParts } from '../url/splitUrl.ts'
import { languageOfParts } from './detectLanguage.ts'
import { pageOfParts } from './detectPage.ts'
import { enPageLanguage, localizeEnSegment, recommendationLanguage } from './enSegment.ts'
import { siteRoutes } from './siteRoutes.ts'
import { localizeSuffix, mayHaveSuffix, suffixLanguage } from './suffixes.ts'

/** Options of {@link localizeUrl}: facts about a URL that it does not contain. */
export interface LocalizeOptions extends SiteMenus {
  /** Page at the URL. @default detected from the URL */
  page?: PageName | undefined
  /** URL of the page in the other language: takes precedence over the computed one, except on career-center pages. */
  alternateUrl?: string | undefined
  /** Categories and locations whose landing links are localized to their exact form. @default defaultTaxonomy */
  taxonomy?: Taxonomy | undefined
  /** Paths of campaign pages, whose English URL ends with an `en` segment. */
  campaignPaths?: readonly string[] | undefined
  /** The site: an `alternateUrl` on another host is ignored. @default any host is accepted */
  site?: SiteIdentity | undefined
  /** Additional host, with its port, that counts as the site's: the page's own. @default none */
  host?: string | undefined
  /** Called with a message when `alternateUrl` cannot be used. @default console.warn */
  warn?: ((message: string) => void) | undefined
}

const NO_OPTIONS: LocalizeOptions = /* @__PURE__ */ Object.freeze({})

/**
 * Returns the URL of the same page in a language. Query, hash, host and trailing slash are kept; `lang=en|vi` in the
 * query is set to the target. Unchanged: a path without a counterpart or already in the language, an unreadable URL, an
 * unsupported language. Letters, digits and `-`, `.`, `_`, `~` are unescaped (`/java%2Dkv` is `/java-kw`). Idempotent;
 * round-trips.
 *
 * @example localizeUrl('/tim-viec-lam/nha-tuyen-dung/abc?x=1', 'en') // '/job-search/employer/abc?x=1'
 * @example localizeUrl('/viec-lam-it-phan-mem-i35-vn', 'en') // '/it-software-jobs-i35-en'
 * @example localizeUrl('https://www.jobsite.example/en', 'vi') // 'https://www.jobsite.example/'
 */
export function localizeUrl(url: string, to: Language, options: LocalizeOptions = NO_OPTIONS): string {
  if (!isLanguage(to)) return url
  const rules = options ?? NO_OPTIONS
  const parts = parseHttpUrl(url)
  const alternate = rules.alternateUrl === undefined ? undefined : usableAlternate(parts, to, rules)
  return alternate ?? (parts ? localizeParts(parts, to, rules) : url)
}

/** Localizes a parsed URL, without a page's own alternate URL. */
export function localizeParts(
  { origin, path, search, hash }: UrlParts,
  to: Language,
  options: LocalizeOptions = NO_OPTIONS,
): string {
  const plain = plainPath(path)
  const own = ownPaths(path, options)?.[to]
  // The root has its one slash already.
  const slash = own !== '/' && plain !== '/' && plain.endsWith('/') ? '/' : ''
  const localized = own === undefined ? localizePath(plain, to, options, origin !== '') : own + slash
  return origin + (localized === plain ? path : localized) + localizeLangParam(search, to) + hash
}

/** Returns the page's alternate URL if it is valid and in the target language. */
function usableAlternate(parts: UrlParts | null, to: Language, options: LocalizeOptions): string | undefined {
  const page = options.page ?? (parts ? pageOfParts(parts) : undefined)
  if (isPageName(page) && PAGES[page].careerCentre) return undefined
  if (parts && languageOfParts(parts, options.campaignPaths, options) === to) return undefined
  const alternate = safeHref(options.alternateUrl)
  if (alternate !== null && mayBeAlternate(alternate, options)) return alternate
  const { warn = console.warn } = options
  warnOnce(
    warn,
    `[@jobsite/shell] The alternate URL ${describeValue(options.alternateUrl)} was ignored: only http(s) URLs of the site and site-relative URLs are accepted. Pass one that starts with "https://" and a host of the site, or with one "/". (code: unusable-alternate-url)`,
    warn,
  )
  return undefined
}

/** Returns whether a safe URL is a page: not only a query or hash, and on a host of the site if that is known. */
function mayBeAlternate(alternate: string, { site, host }: LocalizeOptions): boolean {
  if (alternate.startsWith('/')) return true
  if (!/^https?:/i.test(alternate)) return false
  return site === undefined || isOwnHost(new URL(alternate), site, host)
}

function localizePath(path: string, to: Language, options: LocalizeOptions, hasOrigin: boolean): string {
  if (path === '/' || (path === '' && hasOrigin)) return to === 'en' ? '/en' : path
  if (path === '/en' || path === '/en/') return to === 'vi' ? '/' : path
  const head = siteRoutes.match(path, otherLanguage(to))
  // No route starts like a page with an `en` segment; campaign pages may.
  if (!head || options.campaignPaths?.length) {
    const enPage = enPageLanguage(path, options.campaignPaths)
    if (enPage) return enPage === to ? path : localizeEnSegment(path, to)
  }
  if (!head && siteRoutes.match(path, to)) return path

  const rest = head ? path.slice(head.end) : path
  const tail = localizeTail(rest, to, head ? undefined : taxonomyOf(options))
  if (tail === undefined) return path
  if (!head) return tail

  const localized = path.slice(0, head.start) + head.route[to] + tail
  if (!head.counterpartChildren?.has(firstSegment(tail))) return localized
  // `/cau-hoi-phong-van/all-jobs` would become the URL of another page, and not round-trip.
  return siteRoutes.match(localized, to)?.end === head.start + head.route[to].length ? localized : path
}

/**
 * Localizes the last segment of the path after its route. `undefined` if that segment is already in the target
 * language: a path with two languages has no counterpart.
 *
 * @param taxonomy for a whole path, which can be a landing link; `undefined` for the rest after a route.
 */
function localizeTail(rest: string, to: Language, taxonomy: Taxonomy | undefined): string | undefined {
  if (rest === '' || rest === '/') return rest
  const recommendation = recommendationLanguage(rest)
  if (recommendation) return recommendation === to ? undefined : localizeEnSegment(rest, to)

  // Fast check first: few paths pass it.
  if (!mayHaveSuffix(rest)) return rest
  const { start, end, text } = lastSegment(rest)
  const language = suffixLanguage(text)
  if (language === undefined) return rest
  if (language === to) return undefined
  return rest.slice(0, start) + localizeLastSegment(text, to, start <= 1 ? taxonomy : undefined) + rest.slice(end)
}

function localizeLastSegment(segment: string, to: Language, taxonomy: Taxonomy | undefined): string {
  const localized = localizeSuffix(segment, to)
  if (!taxonomy) return localized
  const landing = localizeSeoSegment(segment, taxonomy)
  if (landing !== undefined) return landing
  // A changed suffix must not produce a landing link that leads back to another URL.
  return localizeSeoSegment(localized, taxonomy) === undefined ? localized : segment
}
