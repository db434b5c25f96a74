import { DEFAULT_LANGUAGE, detectLanguage, onboardingUrl, pagePath, returnTarget, switchUrl } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import { type LoginValues, loginContent } from '../content/loginContent.ts'
import { registerContent, registerErrors } from '../content/registerContent.ts'
import { type Account, SOCIAL_DEMO } from './accounts.ts'
import { createPageContext } from './createPageContext.ts'
import { writeDone } from './doneMessage.ts'
import { formData, oneLine } from './formData.ts'
import { isPrefetch } from './isPrefetch.ts'
import { limitBody } from './limitBody.ts'
import type { PageContext } from './pageContext.ts'
import { clearPending, readPending } from './pendingAction.ts'
import { rejectForm } from './rejectedForms.ts'
import { type PageTools, respondPage } from './respondPage.ts'
import { clearSession, readSession, writeSession } from './sessionCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

const LOGIN = ['/dang-nhap', '/dang-nhap/', '/login', '/login/'] as const
const REGISTER = ['/dang-ky', '/dang-ky/', '/sign-up', '/sign-up/'] as const

/** Logging in and out, and registering: plain forms that work without script. */
export function addLoginRoutes(app: Hono<SiteEnv>, tools: PageTools): void {
  const limit = limitBody(16 * 1024, tools.assets)
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
    context.var.accounts.end(readSession(context))
    clearSession(context)
    return context.redirect(pagePath('homepage', context.req.param('language') === 'en' ? 'en' : 'vi'), 303)
  })
  app.get('/account/user', (context) => {
    context.header('Cache-Control', 'no-store')
    return context.json({ userId: context.var.account?.userId ?? null })
  })
  app.get('/account/token', (context) => {
    const isOwn = isFromThisSite(context)
    const accessToken = isOwn ? context.var.accounts.tokenOf(readSession(context)) : null
    context.header('Cache-Control', 'no-store')
    return context.json({ accessToken }, accessToken === null ? 401 : 200)
  })
}

async function showLogin(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  if (page.account) return context.redirect(targetOf(page, page.query.get('redirectURL')), 303)
  const { rejected } = page
  return respondLogin(context, tools, page, rejected ? failedLogin(context, rejected.values.email) : {}, 200)
}

async function logIn(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  const { email = '', password = '', network, redirectURL } = await formData(context)
  const { accounts } = context.var
  const account =
    network === 'facebook' || network === 'google'
      ? accounts.byEmail(SOCIAL_DEMO[network])
      : await accounts.check(email, password)
  if (!account) {
    return rejectForm(context, page.url, { values: { email }, errors: {} }, () =>
      respondLogin(context, tools, page, { ...failedLogin(context, email), redirectURL }, 401),
    )
  }
  return begin(context, account, targetOf(page, redirectURL ?? page.query.get('redirectURL')))
}

const failedLogin = ({ var: { accounts } }: Context<SiteEnv>, email = ''): LoginValues => ({
  email,
  failed: true,
  isBlocked: accounts.isBlocked(email),
})

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

async function showRegister(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  if (page.account) return context.redirect(targetOf(page, page.query.get('redirectURL')), 303)
  return respondPage(context, tools, page, registerContent(page, page.rejected?.values, page.rejected?.errors))
}

async function register(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  const { firstName = '', lastName = '', email = '', password = '' } = await formData(context)
  const values = { firstName: oneLine(firstName), lastName: oneLine(lastName), email: email.trim(), password }
  const { accounts } = context.var
  const errors = registerErrors(values, accounts)
  const isValid = Object.keys(errors).length === 0
  // A form that was sent twice, by a second click for instance, finds the account that it made.
  const account = accounts.byEmail(values.email)
    ? await accounts.check(values.email, password)
    : isValid
      ? await accounts.register(values)
      : null
  if (!account) {
    return rejectForm(context, page.url, { values: { ...values, password: undefined }, errors }, () =>
      respondPage(context, tools, page, { ...registerContent(page, values, errors), status: 422 }),
    )
  }
  const welcome = onboardingUrl(page.config, page.language)
  const wanted = returnTarget(page.query.get('redirectURL'), page.language, page.config)
  return begin(context, account, wanted === null ? welcome : `${welcome}?redirectURL=${encodeURIComponent(wanted)}`)
}

/** Begins a fresh session: an old id, known to others perhaps, is not carried on. Does what the login was asked for. */
function begin(context: Context<SiteEnv>, account: Account, target: string): Response {
  const { accounts } = context.var
  const pending = readPending(context)
  if (pending) {
    accounts.change(account, pending.change)
    clearPending(context)
    writeDone(context, pending.name)
  }
  accounts.end(readSession(context))
  writeSession(context, accounts.begin(account))
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

/** Whether a request is from a page of this site. Browsers say so; a client that does not has no visitor. */
function isFromThisSite(context: Context<SiteEnv>): boolean {
  const origin = context.req.header('Origin')
  return (
    (origin === undefined || origin === context.var.origin) && context.req.header('Sec-Fetch-Site') !== 'cross-site'
  )
}
