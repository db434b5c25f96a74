import { cookieNames, DEFAULT_LANGUAGE, detectLanguage, detectPage, parseLanguageCookie } from '@jobsite/shell/core'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { PageContext } from './pageContext.ts'
import { readPending } from './pendingAction.ts'
import { readRejectedForm } from './rejectedForms.ts'
import { requestPath } from './requestPath.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Context of a request: URL, cookies and session. */
export function createPageContext(context: Context<SiteEnv>): PageContext {
  const { pathname, search } = new URL(context.req.url)
  // `//host` at the start of a path would be another site in every link made from it.
  const requested = `/${pathname.replace(/^\/+/, '')}`
  const url = requested + search
  const { config, account } = context.var
  const cookie = parseLanguageCookie(getCookie(context, cookieNames.language))
  const language = detectLanguage(url, config) ?? cookie ?? DEFAULT_LANGUAGE
  return {
    url,
    path: requestPath(pathname),
    query: new URLSearchParams(search),
    language,
    page: detectPage(url, config) ?? 'other',
    account,
    config,
    now: new Date(),
    faults: context.var.faults,
    applicantsOf: context.var.accounts.applicantsOf,
    pending: readPending(context),
    rejected: readRejectedForm(context, url),
  }
}
