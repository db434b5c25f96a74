import type { ShellConfig } from '../config/config.ts'
import { DEFAULT_LANGUAGE, type Language } from '../language/language.ts'
import { breadcrumbMessages } from '../messages/breadcrumbs.ts'
import { messages } from '../messages/messages.ts'
import type { Taxonomy } from '../named.ts'
import { isPageName, PAGES, type PageName, pagePath } from '../pages/pages.ts'
import { defaultTaxonomy } from '../reference/taxonomy.ts'
import { detectLanguage } from '../routes/detectLanguage.ts'
import { detectPage } from '../routes/detectPage.ts'
import { siteRoutes } from '../routes/siteRoutes.ts'
import { decodeKeyword } from '../search/keyword.ts'
import { parseSearchUrl } from '../search/parseSearchUrl.ts'
import { barePath, lastSegment, splitUrl } from '../url/splitUrl.ts'
import type { Breadcrumb } from './breadcrumb.ts'
import { type CrumbWords, PLACE_LABELS, TRAILS } from './breadcrumbTrails.ts'
import { searchCrumbs } from './searchCrumbs.ts'

/** What is known of the page that a trail leads to. */
export interface BreadcrumbOptions {
  /** @default found from the address, else Vietnamese */
  language?: Language
  /** @default found from the address */
  page?: PageName
  /** What the page calls itself: the title of a job, the name of a company. @default its name in the menus, if it has one */
  current?: string
  /** Names categories and locations. @default defaultTaxonomy */
  taxonomy?: Taxonomy
  config?: Pick<ShellConfig, 'linkBase' | 'campaignPaths'>
}

/**
 * The way from the home page to an address: names are those of the menus and of categories and locations, addresses
 * those of the route table, both in the language. A page that nobody has a name for is left out, and the trail ends with
 * what stands above it; the home page and pages that no table knows have none.
 *
 * @example breadcrumbsFor('/my-career-center/dashboard').map(({ label }) => label) // ['Homepage', 'My Career Center', 'Dashboard']
 * @example breadcrumbsFor('/it-software-jobs-i35-en').at(-1) // { label: 'IT - Software', href: '/it-software-jobs-i35-en', current: true }
 */
export function breadcrumbsFor(
  url: string,
  { language: given, page: named, current, taxonomy = defaultTaxonomy, config }: BreadcrumbOptions = {},
): Breadcrumb[] {
  const path = barePath(splitUrl(url)?.path ?? '')
  const language = given ?? detectLanguage(url, config) ?? DEFAULT_LANGUAGE
  const page = named ?? detectPage(url, config) ?? 'other'
  if (path === '' || !isPageName(page) || PAGES[page].home) return []
  const words: CrumbWords = { ...messages[language], crumbs: breadcrumbMessages[language] }

  const search = parseSearchUrl(path, { taxonomy })
  const found = search ? searchCrumbs(search, language, taxonomy) : []
  const own = { label: TRAILS[page].label?.(words), href: pagePath(page, language) }
  const place = found.pop()?.label ?? placeBelow(path, words)
  const isPage = place === undefined && (own.href === path || isRoute(path))
  const label = current?.trim() || place || (isPage ? own.label : undefined)
  const above = [...ancestors(page, language, words), ...(isPage ? [] : [own]), ...found]
  const crumbs = [...above, { label, href: path, current: true as const }].filter(isNamed)
  // The home page alone leads nowhere.
  if (crumbs.length < 2) return []
  return crumbs.map((crumb) => ({ ...crumb, href: (config?.linkBase ?? '') + crumb.href }))
}

const isNamed = (crumb: Partial<Breadcrumb>): crumb is Breadcrumb => Boolean(crumb.label)

/** What stands above a page in the tree, home first. */
function ancestors(page: PageName, language: Language, words: CrumbWords): Breadcrumb[] {
  const { parent = 'homepage' } = TRAILS[page]
  const own = { label: TRAILS[parent].label?.(words) ?? '', href: pagePath(parent, language) }
  return parent === 'homepage' ? [own] : [...ancestors(parent, language, words), own]
}

const routeOf = (path: string) => {
  const match = siteRoutes.match(path, 'vi') ?? siteRoutes.match(path, 'en')
  return match?.end === path.length ? match.route : undefined
}

/** Whether a path is one of a pair, with nothing below it: another address of its page. */
const isRoute = (path: string): boolean => routeOf(path) !== undefined

/** What a place below a page is called, or one that is no page: by its address, or by the keyword in it. */
function placeBelow(path: string, words: CrumbWords): string | undefined {
  const place = PLACE_LABELS[routeOf(path)?.vi ?? '']
  if (place) return place(words)
  const keyword = /^(.+)-k[vw]$/.exec(lastSegment(path).text)?.[1]
  return keyword === undefined ? undefined : decodeKeyword(keyword) || undefined
}
