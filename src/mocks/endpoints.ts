import type { Named } from '../core/named.ts'
import { slugify } from '../core/text/slugify.ts'
import type { ShellFixtures } from './ShellFixtures.ts'

/** An endpoint that the shell calls: where it is, and what it answers with, as JSON with a status. */
export interface ShellEndpoint {
  /** Path below the service's host. */
  readonly path: string
  readonly answer: (request: Request, fixtures: ShellFixtures) => { readonly status?: number; readonly body: unknown }
}

const names = ({ name, nameEn }: Named) => ({ nameVi: name, nameEn })

const named = (rows: readonly Named[]) => ({
  data: { relationships: { data: rows.map((row) => ({ id: row.id, attributes: names(row) })) } },
})

const keywordRows = (keywords: readonly string[]) => ({
  data: keywords.map((name, index) => ({ id: index + 1, attributes: { name } })),
})

/** Every endpoint that the shell calls, in the shapes that it reads. All are asked with GET. */
export const SHELL_ENDPOINTS: readonly ShellEndpoint[] = [
  { path: '/meta/v1.0/job-levels', answer: (_, { jobLevels }) => ({ body: named(jobLevels) }) },
  {
    path: '/meta/v1.0/company-industries',
    answer: (_, { companyIndustries }) => ({ body: named(companyIndustries) }),
  },
  {
    path: '/meta/v1.2/job-functions',
    answer: (_, { jobFunctionGroups }) => ({
      body: {
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
      },
    }),
  },
  {
    path: '/meta/v1.0/keyword-seo',
    answer: (_, { keywords }) => ({
      body: {
        data: { relationships: { data: keywords.map(({ id, ...attributes }) => ({ id, attributes })) } },
      },
    }),
  },
  {
    path: '/banners/v1.0/bottom-text',
    answer: (_, { bottomText }) => {
      if (!bottomText) return { body: { data: [] } }
      const { id, ...attributes } = bottomText
      return { body: { data: [{ id, attributes }] } }
    },
  },
  {
    path: '/banners/v1.0/top-banner',
    answer: (request, { topBanners }) => {
      const { searchParams } = new URL(request.url)
      const ids = (name: string) => searchParams.getAll(name).flatMap((value) => value.split(',').map(Number))
      return {
        body: {
          data: topBanners.map(({ id, allowClose, ...attributes }) => ({ id, allowClose, attributes })),
          industryV3Id: ids('industryV3Id'),
          jobFunctionId: ids('jobFunctionIds'),
        },
      }
    },
  },
  {
    path: '/banners/v1.0/sidebar-banner',
    answer: (_, { sidebarBanner }) => ({ body: { data: sidebarBanner ? [{ id: 1, attributes: sidebarBanner }] : [] } }),
  },
  {
    path: '/banners/v1.0/themes',
    answer: (_, { theme }) => (theme ? { body: { data: { id: 1, attributes: theme } } } : { status: 404, body: {} }),
  },
  {
    path: '/hot-keywords/api/v2/hot-keywords',
    answer: (_, { hotKeywords }) => ({ body: keywordRows(hotKeywords) }),
  },
  {
    path: '/hot-keywords/api/v2/keywords/suggestion',
    answer: (request, { suggestions }) => {
      const typed = slugify(new URL(request.url).searchParams.get('keyword') ?? '')
      return { body: keywordRows(suggestions.filter((name) => slugify(name).includes(typed))) }
    },
  },
  {
    path: '/api-gateway/v1.0/profile/resume-summary',
    answer: (request, { resumeSummary }) =>
      request.headers.get('authorization')?.startsWith('Bearer ')
        ? { body: { status: { code: 200 }, data: { attributes: resumeSummary } } }
        : { status: 401, body: { status: { code: 401 } } },
  },
]
