import { locations, nameIn } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import { showJob } from '../web/seekerRoutes.ts'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'
import { companyById } from './fixtures/companies.ts'
import type { Job } from './fixtures/jobs.ts'
import { jobFunctionGroup } from './jobFunctionGroup.ts'
import { jobUrl } from './jobUrl.ts'
import { postedOn } from './postedOn.ts'
import { queryIds } from './queryIds.ts'
import { searchJobs } from './searchJobs.ts'

const DEFAULT_PER_PAGE = 20
const MAX_PER_PAGE = 50

/** The job search. */
export function addJobSearch(app: Hono<SiteEnv>): void {
  endpoint(app, 'GET', '/job-search/v1.0/search', search)
  endpoint(app, 'GET', '/job-search/v1.0/jobs/:id', showJob)
}

function search(context: Context): Response {
  const found = searchJobs({
    keyword: (context.req.query('query') ?? '').slice(0, 200),
    categoryIds: queryIds(context, 'categoryIds'),
    locationIds: queryIds(context, 'locationIds'),
    levelIds: queryIds(context, 'levelIds'),
    urgent: context.req.query('urgent') === '1',
  })
  const hitsPerPage = Math.min(wholeNumber(context.req.query('hitsPerPage'), DEFAULT_PER_PAGE, 1), MAX_PER_PAGE)
  const page = wholeNumber(context.req.query('page'), 0, 0)
  return context.json({
    meta: { code: 200, nbHits: found.length, page, nbPages: Math.ceil(found.length / hitsPerPage), hitsPerPage },
    data: found.slice(page * hitsPerPage, (page + 1) * hitsPerPage).map(toHit),
  })
}

/** A whole number of at least `min` and of no more than six digits, else the default. */
function wholeNumber(value: string | undefined, fallback: number, min: number): number {
  return value !== undefined && /^\d{1,6}$/.test(value) ? Math.max(Number(value), min) : fallback
}

function toHit(job: Job) {
  return {
    jobId: job.id,
    jobTitle: job.title.vi,
    jobTitleEn: job.title.en,
    jobUrl: jobUrl(job, 'vi'),
    jobUrlEn: jobUrl(job, 'en'),
    companyId: job.companyId,
    companyName: companyById(job.companyId)?.name ?? '',
    locations: job.locationIds.map((id) => {
      const row = locations.find((location) => location.id === id)
      return { id, name: nameIn(row, 'vi'), nameEn: nameIn(row, 'en') }
    }),
    categoryIds: job.categoryIds,
    jobFunctionGroupId: jobFunctionGroup(job),
    jobLevelId: job.levelId,
    typeWorkingId: job.typeId,
    salaryMin: job.salary?.[0] ?? 0,
    salaryMax: job.salary?.[1] ?? 0,
    salaryCurrency: 'USD',
    skills: job.skills,
    isUrgent: job.urgent,
    postedOn: postedOn(job),
  }
}
