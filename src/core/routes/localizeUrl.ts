import { type Language, otherLanguage } from '../language/language.ts'
import type { Taxonomy } from '../named.ts'
import { PAGES, type PageName } from '../pages/pages.ts'
import { defaultTaxonomy } from '../reference/taxonomy.ts'
import { turnSeoSegment } from '../search/seoLinks.ts'
import { turnLangParam } from '../url/langParam.ts'
import { safeHref } from '../url/safeHref.ts'
import { firstSegment, lastSegment, splitAddress } from '../url/splitUrl.ts'
import { detectLanguage } from './detectLanguage.ts'
import { detectPage } from './detectPage.ts'
import { enPageLanguage, recommendationLanguage, turnEnSegment } from './enSegment.ts'
import type { RouteMap } from './routeMap.ts'
import type { RoutePair } from './routePairs.ts'
import { siteRoutes } from './siteRoutes.ts'
import { mayHaveSuffix, suffixLanguage, turnSuffix } from './suffixes.ts'

/** What a page knows of an address that the address does not say. */
export interface LocalizeOptions {
  /** The page at the address, when the caller knows it; found from the address otherwise. */
  page?: PageName
  /** The page's own address in the other language: wins over the computed one, except on career-centre pages. */
  alternateUrl?: string
  /** Categories and locations whose landing links are turned into their exact form. @default defaultTaxonomy */
  taxonomy?: Taxonomy
  /** Paths of campaign pages, which turn English by a last `en` segment. */
  campaignPaths?: readonly string[]
  /** Told of an `alternateUrl` that cannot be used. @default console.warn */
  warn?: (message: string) => void
}

/**
 * The address of the same place in a language. Query, hash, host and trailing slash stay; `lang=en|vi` in the query is
 * set to the target. A path without a counterpart, one already in the target language, and an address that cannot be
 * read come back unchanged, so the function can be applied twice, and there and back gives the address one came from.
 *
 * @example localizeUrl('/tim-viec-lam/nha-tuyen-dung/abc?x=1', 'en') // '/job-search/employer/abc?x=1'
 * @example localizeUrl('/viec-lam-it-phan-mem-i35-vn', 'en') // '/it-software-jobs-i35-en'
 * @example localizeUrl('https://www.jobsite.example/en', 'vi') // 'https://www.jobsite.example/'
 */
export function localizeUrl(url: string, to: Language, options: LocalizeOptions = {}): string {
  const alternate = options.alternateUrl === undefined ? undefined : usableAlternate(url, to, options)
  return alternate ?? localizeBy(siteRoutes, url, to, options)
}

/** The same by a table of one's own, without a page's own address. */
export function localizeBy(routes: RouteMap<RoutePair>, url: string, to: Language, options: LocalizeOptions): string {
  const parts = splitAddress(url)
  if (!parts) return url
  const { origin, path, search, hash } = parts
  return origin + localizePath(routes, path, to, options, origin !== '') + turnLangParam(search, to) + hash
}

/** The page's own alternate address, if it may be used and leads to the target language. */
function usableAlternate(url: string, to: Language, options: LocalizeOptions): string | undefined {
  const page = options.page ?? detectPage(url)
  if (page && PAGES[page]?.careerCentre) return undefined
  if (detectLanguage(url, options) === to) return undefined
  const alternate = safeHref(options.alternateUrl)
  if (alternate !== null && /^(?:https?:|\/)/i.test(alternate)) return alternate
  const warn = options.warn ?? console.warn
  warn(
    `[@jobsite/shell] The alternate URL ${JSON.stringify(String(options.alternateUrl).slice(0, 200))} was ignored: only http(s) and site-relative addresses are accepted. Pass one that starts with "https://" or with one "/". (code: unusable-alternate-url)`,
  )
  return undefined
}

function localizePath(
  routes: RouteMap<RoutePair>,
  path: string,
  to: Language,
  options: LocalizeOptions,
  hasOrigin: boolean,
): string {
  if (path === '/' || (path === '' && hasOrigin)) return to === 'en' ? '/en' : path
  if (path === '/en' || path === '/en/') return to === 'vi' ? '/' : path
  const head = routes.match(path, otherLanguage(to))
  // No pair begins as the pages with an `en` segment do; campaigns may.
  if (!head || options.campaignPaths?.length) {
    const enPage = enPageLanguage(path, options.campaignPaths)
    if (enPage) return enPage === to ? path : turnEnSegment(path, to)
  }
  if (!head && routes.match(path, to)) return path

  const rest = head ? path.slice(head.end) : path
  const tail = turnTail(rest, to, head ? undefined : (options.taxonomy ?? defaultTaxonomy))
  if (tail === undefined) return path
  if (!head) return tail

  const turned = path.slice(0, head.start) + head.route[to] + tail
  if (!head.otherGoesOn?.has(firstSegment(tail))) return turned
  // `/cau-hoi-phong-van/all-jobs` would turn into the address of another place, and not come back.
  return routes.match(turned, to)?.end === head.start + head.route[to].length ? turned : path
}

/**
 * What follows the pair, its last segment turned. `undefined` when that segment speaks the target language already: a
 * path of two languages is no one's counterpart.
 *
 * @param taxonomy where a landing link can stand, which is the whole path; `undefined` elsewhere.
 */
function turnTail(rest: string, to: Language, taxonomy: Taxonomy | undefined): string | undefined {
  if (rest === '' || rest === '/') return rest
  const recommendation = recommendationLanguage(rest)
  if (recommendation) return recommendation === to ? undefined : turnEnSegment(rest, to)

  if (!mayHaveSuffix(rest)) return rest
  const { start, end, text } = lastSegment(rest)
  const language = suffixLanguage(text)
  if (language === undefined) return rest
  if (language === to) return undefined
  return rest.slice(0, start) + turnLastSegment(text, to, start <= 1 ? taxonomy : undefined) + rest.slice(end)
}

function turnLastSegment(segment: string, to: Language, taxonomy: Taxonomy | undefined): string {
  const turned = turnSuffix(segment, to)
  if (!taxonomy) return turned
  const landing = turnSeoSegment(segment, taxonomy)
  if (landing !== undefined) return landing
  // The ending alone must not make a landing link that leads back to another address.
  return turnSeoSegment(turned, taxonomy) === undefined ? turned : segment
}
