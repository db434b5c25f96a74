import type { ShellConfig } from '../config/config.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '../language/language.ts'
import { breadcrumbMessages } from '../messages/breadcrumbs.ts'
import { messages } from '../messages/messages.ts'
import type { Taxonomy } from '../named.ts'
import { isPageName, PAGES, type PageName, pagePath } from '../pages/pages.ts'
import { taxonomyOf } from '../reference/taxonomy.ts'
import { detectLanguage } from '../routes/detectLanguage.ts'
import { detectPage } from '../routes/detectPage.ts'
import { siteRoutes } from '../routes/siteRoutes.ts'
import { decodeKeyword } from '../search/keyword.ts'
import { parseSearchUrl } from '../search/parseSearchUrl.ts'
import { withLabels } from '../site/menuChanges.ts'
import { hereOf, type SiteMenus } from '../site/ownPage.ts'
import { barePath, lastSegment, splitUrl } from '../url/splitUrl.ts'
import type { Breadcrumb } from './breadcrumb.ts'
import { type CrumbTexts, PLACE_LABELS, TRAILS } from './breadcrumbTrails.ts'
import { searchCrumbs } from './searchCrumbs.ts'

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
 * Returns the breadcrumb trail of a URL, home first: labels are those of the menus and of categories and locations,
 * URLs those of the route table, both in the language. A page without a label is omitted, so that the trail ends with
 * its parent; the home page and unknown pages have an empty trail. Every URL is site-relative, after `linkBase`.
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
