import {
  alternateLinks,
  buildCategoryUrl,
  buildLocationUrl,
  categories,
  LANGUAGES,
  type Language,
  locations,
  PAGE_NAMES,
  PAGES,
  pagePath,
} from '@jobsite/shell/core'
import type { Hono } from 'hono'
import { html, raw } from 'hono/html'
import { companies } from '../backend/fixtures/companies.ts'
import { jobs } from '../backend/fixtures/jobs.ts'
import { jobUrl } from '../backend/jobUrl.ts'
import { searchJobs } from '../backend/searchJobs.ts'
import { companyUrl } from '../content/companyUrl.ts'
import type { SiteEnv } from './siteEnv.ts'

/** The map for search engines, each URL with its counterparts, and the rules for robots. */
export function addSitemap(app: Hono<SiteEnv>): void {
  app.get('/sitemap.xml', (context) =>
    context.body(sitemap(context.var.origin), 200, { 'Content-Type': 'application/xml; charset=utf-8' }),
  )
  app.get('/robots.txt', (context) =>
    context.text(`User-agent: *\nDisallow: /api-gateway/\nSitemap: ${context.var.origin}/sitemap.xml\n`),
  )
}

function pageUrls(language: Language): string[] {
  const pages = PAGE_NAMES.filter((name) => !PAGES[name].careerCentre).map((name) => pagePath(name, language))
  return [
    ...pages,
    // A list without jobs is kept out of search engines.
    ...categories
      .filter(({ id }) => searchJobs({ categoryIds: [id] }).length > 0)
      .map((row) => buildCategoryUrl(row, language)),
    ...locations
      .filter(({ id }) => searchJobs({ locationIds: [id] }).length > 0)
      .map((row) => buildLocationUrl(row, language)),
    ...companies.map((company) => companyUrl(company, language)),
    ...jobs.map((job) => jobUrl(job, language)),
  ]
}

function sitemap(origin: string): string {
  const all = [...new Set(LANGUAGES.flatMap(pageUrls))]
  const entries = all.map(
    (href) =>
      html`<url><loc>${origin + href}</loc>${alternateLinks(href).map(
        ({ hrefLang, href }) => html`<xhtml:link rel="alternate" hreflang="${hrefLang}" href="${origin + href}"/>`,
      )}</url>`,
  )
  return String(html`${raw('<?xml version="1.0" encoding="UTF-8"?>')}
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries}
</urlset>
`)
}
