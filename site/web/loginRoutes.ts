import { DEFAULT_LANGUAGE, detectLanguage, onboardingUrl, pagePath, returnTarget, switchUrl } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import { html } from 'hono/html'
import { text } from '../bilingual.ts'
import { type LoginValues, loginContent } from '../content/loginContent.ts'
import { registerContent } from '../content/registerContent.ts'
import { type Account, SOCIAL_DEMO } from './accounts.ts'
import { createPageContext } from './createPageContext.ts'
import { writeDone } from './doneMessage.ts'
import { formData } from './formData.ts'
import { isPrefetch } from './isPrefetch.ts'
import { limitBody } from './limitBody.ts'
import type { PageContext } from './pageContext.ts'
import { clearPending, readPending } from './pendingAction.ts'
import { plainDocument } from './plainDocument.ts'
import { rejectForm } from './rejectedForms.ts'
import { type PageTools, respondPage } from './respondPage.ts'
import { isFromElsewhere } from './sameOrigin.ts'
import { askerOf, clearSession, readSession, writeSession } from './sessionCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

const LOGIN = ['/dang-nhap', '/dang-nhap/', '/login', '/login/'] as const
const REGISTER = ['/dang-ky', '/dang-ky/', '/sign-up', '/sign-up/'] as const

/** Logging in and out, and registering: plain forms that work without script. */
export function addLoginRoutes(app: Hono<SiteEnv>, tools: PageTools): void {
  const limit = limitBody(16 * 1024)
  for (const path of LOGIN) {
    app.get(path, (context) => showLogin(context, tools))
    app.post(path, limit, (context) => logIn(context, tools))
  }
  for (const path of REGISTER) {
    app.get(path, (context) => showRegister(context, tools))
    app.post(path, limit, (context) => register(context, tools))
  }
  app.get('/logout/:language{vi|en}', (context) => {
    // Browsers discard it, and request the page again for a click.
    if (isPrefetch(context)) return context.body(null, 503)
    return isFromElsewhere(context) ? askToLogOut(context) : logOut(context)
  })
  app.post('/logout/:language{vi|en}', limit, logOut)
  app.get('/account/user', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json({ userId: context.var.account?.userId ?? null })
  })
  app.get('/account/token', (context) => {
    const accessToken = isFromElsewhere(context) ? null : context.var.accounts.tokenOf(readSession(context))
    context.header('Cache-Control', 'no-store')
    return context.json({ accessToken }, accessToken === null ? 401 : 200)
  })
}

async function showLogin(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  if (page.account) return context.redirect(targetOf(page, page.query.get('redirectURL')), 303)
  const { rejected } = page
  return respondLogin(context, tools, page, rejected ? { email: rejected.values.email, failed: true } : {}, 200)
}

async function logIn(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  const { email = '', password = '', network, redirectURL } = await formData(context)
  const { accounts } = context.var
  const account =
    network === 'facebook' || network === 'google'
      ? accounts.byEmail(SOCIAL_DEMO[network])
      : await accounts.check(email, password, askerOf(context))
  if (!account) {
    return rejectForm(context, page.url, { values: { email }, errors: {} }, () =>
      respondLogin(context, tools, page, { email, failed: true, redirectURL }, 401),
    )
  }
  return begin(context, account, targetOf(page, redirectURL ?? page.query.get('redirectURL')))
}

async function respondLogin(
  context: Context<SiteEnv>,
  tools: PageTools,
  page: PageContext,
  values: LoginValues,
  status: 200 | 401,
): Promise<Response> {
  const response = await respondPage(context, tools, page, { ...loginContent(page, values), status })
  response.headers.set('Cache-Control', 'no-store')
  return response
}

function logOut(context: Context<SiteEnv>): Response {
  context.var.accounts.end(readSession(context))
  clearSession(context)
  return context.redirect(pagePath('homepage', context.req.param('language') === 'en' ? 'en' : 'vi'), 303)
}

const LOG_OUT = text('Đăng xuất', 'Log out')
const ASKED = text(
  'Một trang khác đã dẫn bạn đến đây. Bạn có muốn đăng xuất không?',
  'Another site led you here. Do you want to log out?',
)
const STAY = text('Về trang chủ', 'Back to the home page')

/** A link of another site ends no session by itself. */
function askToLogOut(context: Context<SiteEnv>) {
  const language = context.req.param('language') === 'en' ? 'en' : 'vi'
  const title = LOG_OUT[language]
  const body = html`<h1>${title}</h1><p>${ASKED[language]}</p>
<form method="post" action="${context.req.path}"><p><button class="button" type="submit">${title}</button>
<a class="button button-quiet" href="${pagePath('homepage', language)}">${STAY[language]}</a></p></form>`
  context.header('Cache-Control', 'no-store')
  return context.html(plainDocument({ language, title, body, assets: context.var.assets }))
}

async function showRegister(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  if (page.account) return context.redirect(targetOf(page, page.query.get('redirectURL')), 303)
  return respondPage(context, tools, page, registerContent(page, page.rejected?.values, page.rejected?.errors))
}

async function register(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  const fields = await formData(context)
  const registered = await context.var.accounts.register(fields, askerOf(context))
  if (!registered.account) {
    const { errors } = registered
    const values = { ...fields, password: undefined }
    return rejectForm(context, page.url, { values, errors }, () =>
      respondPage(context, tools, page, { ...registerContent(page, values, errors), status: 422 }),
    )
  }
  const welcome = onboardingUrl(page.config, page.language)
  const wanted = returnTarget(page.query.get('redirectURL'), page.language, page.config)
  return begin(
    context,
    registered.account,
    wanted === null ? welcome : `${welcome}?redirectURL=${encodeURIComponent(wanted)}`,
  )
}

/** Begins a fresh session: an old id, known to others perhaps, is not carried on. Does what the login was asked for. */
function begin(context: Context<SiteEnv>, account: Account, target: string): Response {
  const { accounts } = context.var
  const pending = readPending(context)
  const last = readSession(context)
  writeSession(context, accounts.begin(account, askerOf(context)))
  accounts.end(last)
  if (pending) {
    pending.run(accounts, account)
    clearPending(context)
    writeDone(context, pending.name)
  }
  return context.redirect(target, 303)
}

/** Returns the target of a login: the requested URL if it is on the site, in the language of the form, else the dashboard. */
function targetOf({ language, config }: PageContext, wanted: string | null | undefined): string {
  const target = returnTarget(wanted, language, config)
  if (target === null) return pagePath('dashboard', language)
  const own = detectLanguage(target, config)
  // A page with one URL for both languages says its language only where it is not the default.
  return own === language || (own === undefined && language === DEFAULT_LANGUAGE)
    ? target
    : switchUrl(target, language, { campaignPaths: config.campaignPaths })
}
