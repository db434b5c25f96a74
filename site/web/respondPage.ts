import { type Breadcrumb, breadcrumbsFor, PAGES } from '@jobsite/shell/core'
import { loadShellData } from '@jobsite/shell/server'
import type { Context } from 'hono'
import { resumeSummary } from '../backend/jobAlerts.ts'
import { inLanguage } from '../bilingual.ts'
import type { PageState } from '../ui/view.ts'
import { toUser } from './accounts.ts'
import { chooseBanner } from './bannerCookies.ts'
import { pageDocument } from './document.ts'
import { takeDone } from './doneMessage.ts'
import { createHead } from './head.ts'
import { isPrefetch } from './isPrefetch.ts'
import type { LocalizedContent, PageContent, PageContext } from './pageContext.ts'
import { forgetOtherForms } from './rejectedForms.ts'
import { TOP_BANNER_ZONE } from './siteConfig.ts'
import type { PageAssets, SiteEnv } from './siteEnv.ts'
import { SWITCHES_PATH } from './switches.ts'

/** Renders a page's state as HTML. */
export type RenderPage = (state: PageState) => string

/** Dependencies of pages. */
export interface PageTools {
  readonly render: RenderPage
  readonly assets: PageAssets
}

/** The response that shows a page. It differs by session and language cookie, so no shared cache may keep it. */
export async function respondPage(
  context: Context<SiteEnv>,
  { render, assets }: PageTools,
  page: PageContext,
  bilingual: PageContent,
): Promise<Response> {
  const { origin, secureHeadersNonce: nonce, config, services, visitor } = context.var
  const { language } = page
  const content: LocalizedContent = inLanguage(bilingual, language)
  const { status = 200, alternateUrl } = content
  const isOpened = status === 200 && !isPrefetch(context)
  const message = isOpened ? takeDone(context)?.[language] : undefined
  const view = { ...content.view, ...(message && { message }) }
  const head = createHead(content, page, config)
  const { canonical } = head.links
  const data = await loadShellData({ url: page.url }, config, {
    page: page.page,
    language,
    zoneName: TOP_BANNER_ZONE,
    canonicalUrl: canonical,
    fetch: services,
  })
  const state: PageState = {
    origin,
    config,
    url: page.url,
    language,
    page: page.page,
    ...(content.variant && { variant: content.variant }),
    user: page.account ? toUser(page.account) : visitor === 'unknown' ? undefined : null,
    savedJobs: page.account?.savedJobs ?? [],
    appliedJobs: page.account?.appliedJobs ?? [],
    ...(context.var.isDevelopment && { switches: { label: 'Development switches', href: SWITCHES_PATH } }),
    alternateUrl,
    ...(view.crumb !== undefined && { trail: trailOf(canonical, view.crumb, page) }),
    keyword: content.keyword,
    categoryId: content.categoryId,
    locationId: content.locationId,
    jobFunctionGroup: content.jobFunctionGroup,
    // Known here already: the browser need not ask, and never gets the token.
    resumeSummary: page.account ? resumeSummary(page.account) : null,
    data: { ...data, topBanner: chooseBanner(context, data.topBanner) },
    view,
  }
  // Browsers ask by themselves for icons and the like that are not there: these are no page that the visitor opened.
  if (isOpened) forgetOtherForms(context, page.url)
  context.header('Vary', 'Cookie', { append: true })
  context.header('Cache-Control', isPersonal(page) ? 'no-store' : 'private, no-cache')
  context.header('Content-Language', language)
  return context.html(
    pageDocument({
      head,
      nonce,
      assets,
      state,
      html: render(state),
    }),
    status,
  )
}

/** The trail to a page, which ends at its canonical URL. */
function trailOf(canonical: string, current: string, { language, page, config }: PageContext): Breadcrumb[] {
  const path = canonical.slice(config.siteOrigin.length)
  return breadcrumbsFor(path, { language, page, current, config }).map((crumb) =>
    crumb.current ? { ...crumb, href: path } : crumb,
  )
}

/** Whether the page is about the seeker: after the logout, going back must not show it. */
const isPersonal = ({ account, page }: PageContext): boolean =>
  account !== null && (PAGES[page].careerCentre === true || page === 'myProfile' || page === 'accountSettings')
