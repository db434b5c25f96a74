import {
  categories,
  DEFAULT_LANGUAGE,
  detectLanguage,
  detectPage,
  locations,
  type Named,
  nameIn,
  parseSearchUrl,
} from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'
import { sidebarBanner, theme, topBanners } from './fixtures/banners.ts'
import { bottomTexts } from './fixtures/bottomTexts.ts'
import { hotKeywords } from './fixtures/keywords.ts'
import { queryIds } from './queryIds.ts'
import { requestLanguage } from './requestLanguage.ts'

/** Banners, themes and the text below listings. */
export function addBanners(app: Hono<SiteEnv>): void {
  endpoint(app, 'GET', '/banners/v1.0/bottom-text', bottomText)
  endpoint(app, 'GET', '/banners/v1.0/top-banner', topBanner)
  endpoint(app, 'GET', '/banners/v1.0/sidebar-banner', (context) => {
    const { id, ...attributes } = sidebarBanner
    return context.json({ data: [{ id, attributes }] })
  })
  endpoint(app, 'GET', '/banners/v1.0/themes', (context) => context.json({ data: { id: 1, attributes: theme } }))
  endpoint(app, 'GET', '/banners/v1.0/searchbar-highlight', (context) => {
    const name = hotKeywords[0]?.[requestLanguage(context)] ?? ''
    return context.json({ data: [{ id: 1, attributes: { name } }] })
  })
}

/** Without a zone nothing is shown; with industries or functions, their banners and those meant for everyone are. */
function topBanner(context: Context): Response {
  const industryIds = queryIds(context, 'industryV3Id')
  const jobFunctionIds = queryIds(context, 'jobFunctionIds')
  const isFor = (meant: readonly number[], asked: readonly number[]): boolean =>
    meant.length === 0 || meant.some((id) => asked.includes(id))
  const shown = context.req.query('zoneName')
    ? topBanners.filter((row) => isFor(row.industryIds, industryIds) && isFor(row.jobFunctionIds, jobFunctionIds))
    : []
  return context.json({
    data: shown.map(({ id, allowClose, image, url }) => ({ id, allowClose, attributes: { image, url } })),
    industryV3Id: industryIds,
    jobFunctionId: jobFunctionIds,
  })
}

/** The text of a page, found by its address, which arrives in lower case; none for pages that have no text. */
function bottomText(context: Context): Response {
  const url = context.req.query('page_url') ?? ''
  const language = detectLanguage(url) ?? DEFAULT_LANGUAGE
  const search = parseSearchUrl(url)
  const first = (rows: readonly Named[], ids: readonly number[] | undefined): string =>
    nameIn(
      rows.find(({ id }) => id === ids?.[0]),
      language,
    )
  const place = first(locations, search?.locationIds)
  const trade = first(categories, search?.categoryIds)
  const page = detectPage(url)
  const found = bottomTexts.find((row) => row.pages.includes(page ?? 'other') && (!row.needsTrade || trade !== ''))
  if (!found || page === undefined) return context.json({ data: [] })
  const content = found.content[language]({ place, trade })
  return context.json({ data: [{ id: found.id, attributes: { content, image: found.image } }] })
}
