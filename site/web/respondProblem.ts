import { detectLanguage, isLanguage, type Language, parseLanguageCookie } from '@jobsite/shell/core'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { html } from 'hono/html'
import { requestLanguage } from '../backend/requestLanguage.ts'
import { text } from '../bilingual.ts'
import { plainDocument } from './plainDocument.ts'
import { PROBLEMS, type ProblemName } from './problems.ts'
import type { SiteEnv } from './siteEnv.ts'

/**
 * Says that a request could not be carried out: to a visitor as a page in the language of the form or page, to programs as
 * JSON. Both name the request, as the log does.
 */
export function respondProblem(context: Context<SiteEnv>, problem: ProblemName, retrySeconds?: number) {
  const { status, title, lead } = PROBLEMS[problem]
  const { requestId: id, assets } = context.var
  if (retrySeconds !== undefined) context.header('Retry-After', String(retrySeconds))
  context.header('Cache-Control', 'no-store')
  if (!context.req.header('Accept')?.includes('text/html')) {
    return context.json({ status: { code: status, message: title.en }, requestId: id }, status)
  }
  const language = visitorLanguage(context)
  const body = html`<h1>${title[language]}</h1><p>${lead[language]}</p>
<p><a href="${language === 'en' ? '/en' : '/'}">${BACK[language]}</a></p>
<p><small>${REQUEST[language]} <code>${id}</code></small></p>`
  return context.html(plainDocument({ language, title: title[language], body, assets }), status)
}

const BACK = text('Về trang chủ', 'Back to the home page')
const REQUEST = text('Mã yêu cầu:', 'Request:')

/** The language of the form that was sent, of its URL, of the page that it is on, else of the visitor. */
function visitorLanguage(context: Context<SiteEnv>): Language {
  const { language, config } = context.var
  if (isLanguage(language)) return language
  const { pathname, search } = new URL(context.req.url)
  const from = context.req.header('Referer')
  const page = from !== undefined && URL.canParse(from) ? new URL(from).pathname : undefined
  return (
    (config && detectLanguage(pathname + search, config)) ??
    parseLanguageCookie(getCookie(context, 'lang')) ??
    (config && page !== undefined ? detectLanguage(page, config) : undefined) ??
    requestLanguage(context)
  )
}
