import {
  cookieNames,
  DEFAULT_LANGUAGE,
  detectLanguage,
  detectPage,
  type Language,
  parseLanguageCookie,
  type ShellConfig,
} from '@jobsite/shell/core'
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
  const { config, account, accounts, faults } = context.var
  const cookie = parseLanguageCookie(getCookie(context, cookieNames.language))
  const page = visitorContext(pathname, search, config, cookie)
  return {
    ...page,
    account,
    faults,
    applicantsOf: accounts.applicantsOf,
    pending: readPending(context),
    rejected: readRejectedForm(context, page.url),
  }
}

/** Context of a visitor without cookies, as search engines are. */
export function visitorContext(
  pathname: string,
  search: string,
  config: ShellConfig,
  cookie?: Language | null,
): PageContext {
  // `//host` at the start of a path would be another site in every link made from it.
  const requested = `/${pathname.replace(/^\/+/, '')}`
  const url = requested + search
  return {
    url,
    path: requestPath(pathname),
    query: new URLSearchParams(search),
    language: detectLanguage(url, config) ?? cookie ?? DEFAULT_LANGUAGE,
    page: detectPage(url, config) ?? 'other',
    account: null,
    config,
    now: new Date(),
    faults: {},
    applicantsOf: () => 0,
    pending: undefined,
    rejected: undefined,
  }
}
