import { buildSearchUrl, jobLevels, type Named } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'
import { hotKeywords } from './fixtures/keywords.ts'
import { industries, jobFunctionGroups } from './fixtures/meta.ts'
import { requestLanguage } from './requestLanguage.ts'
import { searchJobs } from './searchJobs.ts'

const SEO_KEYWORDS = 10
const CACHED = { 'Cache-Control': 'public, max-age=300' }

/** Reference data and SEO keywords. */
export function addMeta(app: Hono<SiteEnv>): void {
  endpoint(app, 'GET', '/meta/v1.0/job-levels', (context) => context.json(relationships(jobLevels), 200, CACHED))
  endpoint(app, 'GET', '/meta/v1.0/company-industries', (context) =>
    context.json(relationships(industries), 200, CACHED),
  )
  endpoint(app, 'GET', '/meta/v1.2/job-functions', (context) => context.json(jobFunctions(), 200, CACHED))
  endpoint(app, 'GET', '/meta/v1.0/keyword-seo', keywordSeo)
}

const names = ({ name, nameEn }: Named) => ({ nameVi: name, nameEn })

function relationships(rows: readonly Named[]) {
  return { data: { relationships: { data: rows.map((row) => ({ id: row.id, attributes: names(row) })) } } }
}

function jobFunctions() {
  return {
    meta: { statusCode: 200 },
    data: jobFunctionGroups.map(({ parent, children }) => ({
      id: parent.id,
      type: 'jobFunctionGroup',
      attributes: names(parent),
      relationships: { jobFunctions: { data: children.map(({ id }) => ({ id, type: 'jobFunction' })) } },
    })),
    included: jobFunctionGroups.flatMap(({ parent, children }) =>
      children.map((child) => ({
        id: child.id,
        type: 'jobFunction',
        attributes: { ...names(child), parentId: parent.id },
      })),
    ),
  }
}

/** What is searched for most, as links to what it finds. Categories and places have links of the page's own beside them. */
function keywordSeo(context: Context): Response {
  const language = requestLanguage(context)
  const found = hotKeywords.map((row) => row[language]).filter((keyword) => searchJobs({ keyword }).length > 0)
  const data = found.slice(0, SEO_KEYWORDS).map((name, index) => ({
    id: index + 1,
    attributes: { name, link: buildSearchUrl({ keyword: name }, language) },
  }))
  return context.json({ data: { relationships: { data } } }, 200, { Vary: 'Cookie, Accept-Language' })
}
