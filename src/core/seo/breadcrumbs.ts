import type { ShellConfig } from '../config/config.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language/language.ts'
import { toList } from '../looseValues.ts'
import { type BreadcrumbMessages, breadcrumbMessages } from '../messages/breadcrumbs.ts'
import { type Messages, messages } from '../messages/messages.ts'
import { type Named, nameIn, type Taxonomy } from '../named.ts'
import { isPageName, PAGES, type PageName, pagePath } from '../pages/pages.ts'
import { indexTaxonomy, taxonomyOf } from '../reference/taxonomy.ts'
import { detectLanguage } from '../routes/detectLanguage.ts'
import { detectPage } from '../routes/detectPage.ts'
import { siteRoutes } from '../routes/siteRoutes.ts'
import { buildSearchUrl, type SearchCriteria } from '../search/buildSearchUrl.ts'
import { decodeKeyword } from '../search/keyword.ts'
import { parseSearchUrl } from '../search/parseSearchUrl.ts'
import { buildCategoryUrl, buildLocationUrl } from '../search/seoLinks.ts'
import { withLabels } from '../site/menuChanges.ts'
import { hereOf, type SiteMenus } from '../site/ownPage.ts'
import { parseUrl } from '../url/parseUrl.ts'
import { safeHref } from '../url/safeHref.ts'
import { barePath, lastSegment, splitUrl } from '../url/splitUrl.ts'

/** Item of a breadcrumb trail. */
export interface Breadcrumb {
  readonly label: string
  readonly href: string
  /** Set on the current page's item. */
  readonly current?: true
}

/** Options of {@link breadcrumbsFor}. */
export interface BreadcrumbOptions {
  /** Language of the trail. @default detected from the URL, else Vietnamese */
  language?: Language | undefined
  /** Name of the page. @default detected from the URL */
  page?: PageName | undefined
  /** Label of the current page: a job title or company name, for example. @default its name in the menus, if any */
  current?: string | undefined
  /** Tables with the names of categories and locations. @default defaultTaxonomy */
  taxonomy?: Taxonomy | undefined
  config?: (Pick<ShellConfig, 'linkBase' | 'campaignPaths'> & SiteMenus) | undefined
}

/**
 * Returns the breadcrumb trail of a URL, home first, with labels of menus, categories and locations. Without a label,
 * the page is omitted, so that the trail ends with its parent; the home page and unknown pages have an empty trail.
 * URLs are site-relative, after `linkBase`.
 *
 * @example breadcrumbsFor('/my-career-center/dashboard').map(({ label }) => label) // ['Homepage', 'My Career Center', 'Dashboard']
 * @example breadcrumbsFor('/it-software-jobs-i35-en').at(-1) // { label: 'IT - Software', href: '/it-software-jobs-i35-en', current: true }
 */
export function breadcrumbsFor(url: string, options: BreadcrumbOptions = {}): Breadcrumb[] {
  const { language: given, page: named, current, config }: BreadcrumbOptions = Object(options)
  const taxonomy = taxonomyOf(options)
  // Two slashes, or one and a backslash, would lead to another site.
  const path = barePath((splitUrl(url)?.path ?? '').replace(/^[/\\\s]+|^(?=.)/, '/'))
  const language = isLanguage(given) ? given : (detectLanguage(url, config) ?? DEFAULT_LANGUAGE)
  const page = named ?? detectPage(url, config) ?? 'other'
  if (path === '' || !isPageName(page) || PAGES[page].home) return []
  const texts: CrumbTexts = { ...messages[language], crumbs: breadcrumbMessages[language] }
  const words = withLabels(texts, { ...config }, language)
  const here = hereOf({ config: { ...config }, url: path })?.label?.[language]

  const search = parseSearchUrl(path, { taxonomy })
  const found = search ? searchCrumbs(search, language, taxonomy) : []
  const own = { label: TRAILS[page].label?.(words), href: pagePath(page, language) }
  const place = here ?? found.pop()?.label ?? placeBelow(path, words)
  const isPage = place === undefined && (own.href === path || isRoute(path))
  const label = (typeof current === 'string' && current.trim()) || place || (isPage ? own.label : undefined)
  const above = here
    ? ancestors('other', language, words)
    : [...ancestors(page, language, words), ...(isPage ? [] : [own]), ...found]
  const crumbs = [...above, { label, href: path, current: true as const }].filter(isNamed)
  // A trail of the home page alone is useless.
  if (crumbs.length < 2) return []
  return crumbs.map((crumb) => ({ ...crumb, href: (config?.linkBase ?? '') + crumb.href }))
}

const isNamed = (crumb: Partial<Breadcrumb>): crumb is Breadcrumb => Boolean(crumb.label)

/** Returns the ancestors of a page, home first. */
function ancestors(page: PageName, language: Language, words: CrumbTexts): Breadcrumb[] {
  const { parent = 'homepage' } = TRAILS[page]
  const own = { label: TRAILS[parent].label?.(words) ?? '', href: pagePath(parent, language) }
  return parent === 'homepage' ? [own] : [...ancestors(parent, language, words), own]
}

const routeOf = (path: string) => {
  const match = siteRoutes.match(path, 'vi') ?? siteRoutes.match(path, 'en')
  return match?.end === path.length ? match.route : undefined
}

/** Returns whether a path is exactly one of a route pair: another URL of its page. */
const isRoute = (path: string): boolean => routeOf(path) !== undefined

/** Returns the label of a place below a page, or without a page name: by its path, or by the keyword in it. */
function placeBelow(path: string, words: CrumbTexts): string | undefined {
  const place = PLACE_LABELS[routeOf(path)?.vi ?? '']
  if (place) return place(words)
  const keyword = /^(.+)-k[vw]$/.exec(lastSegment(path).text)?.[1]
  return keyword === undefined ? undefined : decodeKeyword(keyword) || undefined
}

/** Texts that can label a breadcrumb. */
type CrumbTexts = Messages & { readonly crumbs: BreadcrumbMessages }

/** Ancestors and label of a page; a page without a label is labeled by the caller. */
interface Trail {
  readonly parent?: PageName
  readonly label?: (words: CrumbTexts) => string
}

const inCareerCentre = (label: Trail['label']): Trail => ({ parent: 'myCareerCenter', label })

/** Page tree below the home page. */
const TRAILS: Readonly<Record<PageName, Trail>> = /* @__PURE__ */ Object.freeze({
  homepage: { label: ({ homeTitle }) => homeTitle },
  searchResult: { label: ({ crumbs }) => crumbs.jobs },
  SEOLandingPage: { label: ({ menu }) => menu.findJobs },
  jobDetail: { parent: 'searchResult' },
  topManagementJobs: { parent: 'searchResult', label: ({ menu }) => menu.managementJobs },
  recommendedJobs: { parent: 'searchResult', label: ({ menu }) => menu.jobsForYou },
  interview: { label: ({ menu }) => menu.interviewQuestions },
  salary: { label: ({ menu }) => menu.salaryReport },
  companyList: { label: ({ menu }) => menu.companies },
  myCareerCenter: { label: ({ careerCentre }) => careerCentre.title },
  dashboard: inCareerCentre(({ careerCentre }) => careerCentre.dashboard),
  profileSettings: inCareerCentre(({ careerCentre }) => careerCentre.profileSettings),
  myCompanies: inCareerCentre(({ careerCentre }) => careerCentre.myCompanies),
  profileViews: inCareerCentre(({ careerCentre }) => careerCentre.profileViews),
  myJobs: inCareerCentre(({ careerCentre }) => careerCentre.myJobs),
  jobAlerts: inCareerCentre(({ careerCentre }) => careerCentre.jobAlerts),
  referralCandidates: inCareerCentre(({ careerCentre }) => careerCentre.referralCandidates),
  accountSettings: inCareerCentre(({ careerCentre }) => careerCentre.accountSettings),
  myAccount: inCareerCentre(({ careerCentre }) => careerCentre.accountSettings),
  myProfile: { label: ({ crumbs }) => crumbs.myProfile },
  wowCv: { label: ({ menu }) => menu.wowCv },
  careerTools: { label: ({ menu }) => menu.salaryConverter },
  salaryConverter: { label: ({ menu }) => menu.salaryConverter },
  careerPath: { label: ({ menu }) => menu.careerPath },
  numerology: { label: ({ menu }) => menu.numerology },
  empowerGrowth: { label: ({ menu }) => menu.empowerGrowth },
  careerNewbies: { label: ({ menu }) => menu.careerNewbies },
  other: {},
})

/** Labels of places without a page name, or below a page, by Vietnamese path. */
const PLACE_LABELS: Readonly<Record<string, (words: CrumbTexts) => string>> = /* @__PURE__ */ Object.freeze({
  'tim-viec-lam/tim-tat-ca-viec-lam': ({ crumbs }) => crumbs.allJobs,
  'viec-can-tuyen-gap': ({ crumbs }) => crumbs.urgentJobs,
  'viec-lam-tot-nhat': ({ crumbs }) => crumbs.featuredJobs,
  'cau-hoi-phong-van/tat-ca-viec-lam': ({ crumbs }) => crumbs.allJobs,
  'muc-luong/tat-ca-viec-lam': ({ crumbs }) => crumbs.allJobs,
  'nhan-so-hoc/ket-qua': ({ crumbs }) => crumbs.result,
  'nhan-so-hoc/so-chu-dao': ({ crumbs }) => crumbs.rulingNumber,
  'so-chu-dao': ({ crumbs }) => crumbs.rulingNumber,
  'dang-nhap': ({ logIn }) => logIn,
  'dang-ky': ({ register }) => register,
  'lien-he': ({ footer }) => footer.contact,
  'thoa-thuan-su-dung': ({ footer }) => footer.terms,
  'quy-dinh-bao-mat': ({ footer }) => footer.privacy,
  'so-do-trang-web': ({ footer }) => footer.siteMap,
  'tat-ca-khu-vuc': ({ footer }) => footer.allLocations,
  'quy-che-hoat-dong-thuong-mai-dien-tu': ({ footer }) => footer.ecommerce,
})

/** Returns a search as narrowing steps: categories, locations, keyword. Ids unknown to the taxonomy are omitted. */
function searchCrumbs(
  { keyword, categoryIds = [], locationIds = [] }: SearchCriteria,
  language: Language,
  taxonomy: Taxonomy,
): Breadcrumb[] {
  const index = indexTaxonomy(taxonomy)
  const categories = categoryIds.flatMap((id) => index.categories.get(id) ?? [])
  const locations = locationIds.flatMap((id) => index.locations.get(id) ?? [])
  const names = (rows: readonly Named[]): string => rows.map((row) => nameIn(row, language)).join(', ')
  const crumbs: Breadcrumb[] = []
  if (categories.length > 0) {
    const [one] = categories.length === 1 ? categories : []
    crumbs.push({
      label: names(categories),
      href: one ? buildCategoryUrl(one, language) : buildSearchUrl({ categoryIds }, language),
    })
  }
  if (locations.length > 0) {
    crumbs.push({ label: names(locations), href: locationHref(categories, locations, language) })
  }
  if (keyword) crumbs.push({ label: keyword, href: buildSearchUrl({ keyword, categoryIds, locationIds }, language) })
  return crumbs
}

/** Returns the URL of a location's landing page if there is one, else of the search. */
function locationHref(categories: readonly Named[], locations: readonly Named[], language: Language): string {
  const [category] = categories
  const [location] = locations
  if (location && locations.length === 1 && categories.length < 2)
    return category ? buildCategoryUrl(category, language, location) : buildLocationUrl(location, language)
  const ids = (rows: readonly Named[]): number[] => rows.map(({ id }) => id)
  return buildSearchUrl({ categoryIds: ids(categories), locationIds: ids(locations) }, language)
}

/** Characters that could end a script element or a line in it, with their JSON escapes. */
const UNSAFE: Readonly<Record<string, string>> = /* @__PURE__ */ Object.freeze({
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
})

/**
 * Formats a trail as JSON-LD, a schema.org `BreadcrumbList` with absolute URLs, safe inside `<script
 * type="application/ld+json">`. Items without a label or with an unsafe URL are omitted; `null` for an empty trail.
 *
 * @param siteOrigin base of relative URLs.
 *
 * @example JSON.parse(formatBreadcrumbList(breadcrumbsFor('/salary'), 'https://www.jobsite.example') ?? '').itemListElement[1].item
 * // 'https://www.jobsite.example/salary'
 */
export function formatBreadcrumbList(crumbs: readonly Breadcrumb[], siteOrigin: string): string | null {
  const items = toList(crumbs).flatMap(({ label, href }) => {
    const safe = safeHref(href)
    const url = safe === null ? null : parseUrl(safe, siteOrigin)
    return typeof label === 'string' && url !== null ? [{ name: label, item: url.href }] : []
  })
  if (items.length === 0) return null
  const list = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({ '@type': 'ListItem', position: index + 1, ...item })),
  }
  return JSON.stringify(list).replace(/[<>&\u2028\u2029]/g, (sign) => UNSAFE[sign] as string)
}
