import {
  type AlternateLink,
  buildCategoryUrl,
  buildLocationUrl,
  categories,
  LANGUAGES,
  type Language,
  locations,
  type ShellConfig,
} from '@jobsite/shell/core'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { companies } from '../backend/fixtures/companies.ts'
import { jobs } from '../backend/fixtures/jobs.ts'
import { jobUrl } from '../backend/jobUrl.ts'
import { inLanguage } from '../bilingual.ts'
import { companyUrl } from '../content/companyUrl.ts'
import { contentOf } from '../content/contentOf.ts'
import { PLACE_PATHS } from '../content/places.ts'
import { topicUrls } from '../content/topicContent.ts'
import { visitorContext } from './createPageContext.ts'
import { createHead } from './head.ts'
import { siteConfig } from './siteConfig.ts'
import type { SiteEnv } from './siteEnv.ts'

/** The map for search engines, each URL with its counterparts, and the rules for robots. */
export function addSitemap(app: Hono<SiteEnv>): void {
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(context.var), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  )
  app.get('/robots.txt', (context) =>
    context.text(`User-agent: *\nDisallow: /api-gateway/\nSitemap: ${context.var.origin}/sitemap.xml\n`),
  )
}

/** URLs that may be pages for search engines: the fixed ones, and those of every row. */
function candidates(language: Language): string[] {
  return [
    ...PLACE_PATHS,
    ...categories.map((row) => buildCategoryUrl(row, language)),
    ...locations.map((row) => buildLocationUrl(row, language)),
    ...companies.map((company) => companyUrl(company, language)),
    ...jobs.map((job) => jobUrl(job, language)),
    ...topicUrls(language),
  ]
}

/** The origin that stands in for the one of a request. */
const ORIGIN = 'http://localhost'

/** Every page whose content is for search engines: its canonical URL, and its alternate links. */
function indexedPages(current: ShellConfig): Map<string, readonly AlternateLink[]> {
  const config = siteConfig({ config: current }, ORIGIN)
  const pages = new Map<string, readonly AlternateLink[]>()
  for (const url of LANGUAGES.flatMap(candidates)) {
    const page = visitorContext(url, '', config)
    const content = contentOf(page)
    if (!content || 'redirect' in content) continue
    const { isIndexed, links } = createHead(inLanguage(content, page.language), page, config)
    if (isIndexed) pages.set(links.canonical, links.alternates)
  }
  return pages
}

/** The same for everyone, and as long as the site runs: menus and links of the site's file are no pages. */
let known: ReturnType<typeof indexedPages> | undefined

function sitemap({ origin, config }: Pick<SiteEnv['Variables'], 'origin' | 'config'>): string {
  known ??= indexedPages(config)
  const own = (href: string): string => origin + href.slice(ORIGIN.length)
  const entries = [...known].map(
    ([href, alternates]) =>
      html`<url><loc>${own(href)}</loc>${alternates.map(
        ({ hrefLang, href }) => html`<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${own(href)}"/>`,
      )}</url>`,
  )
  return String(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}
</urlset>
`)
}
