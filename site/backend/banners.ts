import type { Context, Hono } from 'hono'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'
import { topBanners } from './fixtures/banners.ts'
import { queryIds } from './queryIds.ts'

/** Banners above pages. */
export function addBanners(app: Hono<SiteEnv>): void {
  endpoint(app, 'GET', '/banners/v1.0/top-banner', topBanner)
}

/** Without a zone nothing is shown; with industries or functions, their banners and those meant for everyone are. */
function topBanner(context: Context): Response {
  const industryIds = queryIds(context, 'industryV3Id')
  const jobFunctionIds = queryIds(context, 'jobFunctionIds')
  const isFor = (meant: readonly number[], requested: readonly number[]): boolean =>
    meant.length === 0 || meant.some((id) => requested.includes(id))
  const shown = context.req.query('zoneName')
    ? topBanners.filter((row) => isFor(row.industryIds, industryIds) && isFor(row.jobFunctionIds, jobFunctionIds))
    : []
  return context.json({
    data: shown.map(({ id, allowClose, image, url }) => ({ id, allowClose, attributes: { image, url } })),
    industryV3Id: industryIds,
    jobFunctionId: jobFunctionIds,
  })
}
