import { loginUrl, PAGES } from '@jobsite/shell/core'
import type { Hono } from 'hono'
import { contentOf } from '../content/contentOf.ts'
import { errorContent } from '../content/errorContent.ts'
import { placeOf } from '../content/places.ts'
import { createPageContext } from './createPageContext.ts'
import type { PageContext } from './pageContext.ts'
import { type PageTools, respondPage } from './respondPage.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Every page of the site, and the page that represents all URLs where there is none. */
export function addPages(app: Hono<SiteEnv>, tools: PageTools): void {
  app.get('*', (context) => {
    const page = createPageContext(context)
    if (needsLogin(page)) {
      context.header('Cache-Control', 'private, no-cache')
      context.header('Vary', 'Cookie')
      return context.redirect(loginUrl(page.config, page.language, { redirectUrl: page.url }), 302)
    }
    const content = contentOf(page)
    if (content && 'redirect' in content) return context.redirect(content.redirect, content.status)
    if (content) return respondPage(context, tools, page, content)
    return respondPage(context, tools, { ...page, page: 'other' }, errorContent())
  })
  app.all('*', (context) => {
    const isForm = app.routes.some(({ method, path }) => method === 'POST' && path === context.req.path)
    return context.text('Method not allowed', 405, { Allow: isForm ? 'GET, HEAD, POST' : 'GET, HEAD' })
  })
}

/** The career center is for seekers who are logged in. An URL below it that means nothing is no part of it. */
function needsLogin({ page, path, account }: PageContext): boolean {
  return PAGES[page].careerCentre === true && !account && placeOf(path) !== undefined
}
