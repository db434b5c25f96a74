import { isLanguage, LANGUAGES } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'
import { bannerPicture, bannerText, topBanners } from './fixtures/banners.ts'
import { queryIds } from './queryIds.ts'
import { requestLanguage } from './requestLanguage.ts'

/** Banners above pages, and their pictures. */
export function addBanners(app: Hono<SiteEnv>): void {
  for (const banner of topBanners) {
    for (const language of LANGUAGES) {
      endpoint(app, 'GET', `/banners/${banner.name}-${language}.svg`, (context) =>
        context.body(bannerPicture(banner, language), 200, {
          'Content-Type': 'image/svg+xml',
          'Cache-Control': 'public, max-age=3600',
        }),
      )
    }
  }
  endpoint(app, 'GET', '/banners/v1.0/top-banner', topBanner)
}

/** Without a zone nothing is shown; with industries or functions, their banners and those meant for everyone are. */
function topBanner(context: Context): Response {
  // The shell asks in the page's language, which may be another one than the visitor's last one.
  const accepted = context.req.header('Accept-Language')
  const language = isLanguage(accepted) ? accepted : requestLanguage(context)
  const industryIds = queryIds(context, 'industryV3Id')
  const jobFunctionIds = queryIds(context, 'jobFunctionIds')
  const isFor = (meant: readonly number[], requested: readonly number[]): boolean =>
    meant.length === 0 || meant.some((id) => requested.includes(id))
  const shown = context.req.query('zoneName')
    ? topBanners.filter((row) => isFor(row.industryIds, industryIds) && isFor(row.jobFunctionIds, jobFunctionIds))
    : []
  return context.json({
    data: shown.map((banner) => ({
      id: banner.id,
      allowClose: banner.allowClose,
      attributes: {
        image: `/banners/${banner.name}-${language}.svg`,
        url: banner.url[language],
        alt: bannerText(banner, language),
      },
    })),
    industryV3Id: industryIds,
    jobFunctionId: jobFunctionIds,
  })
}
