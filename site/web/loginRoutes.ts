import { onboardingUrl, pagePath, returnTarget } from '@jobsite/shell/core'
import type { Context, Hono } from 'hono'
import { type LoginValues, loginContent } from '../content/loginContent.ts'
import { registerContent, registerErrors } from '../content/registerContent.ts'
import { type Account, SOCIAL_DEMO } from './accounts.ts'
import { createPageContext } from './createPageContext.ts'
import { formData } from './formData.ts'
import { limitBody } from './limitBody.ts'
import type { PageContext } from './pageContext.ts'
import { type PageTools, respondPage } from './respondPage.ts'
import { isSameOrigin } from './sameOrigin.ts'
import { clearSession, readSession, writeSession } from './sessionCookie.ts'
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
    context.var.accounts.end(readSession(context))
    clearSession(context)
    return context.redirect(pagePath('homepage', context.req.param('language') === 'en' ? 'en' : 'vi'), 303)
  })
  app.get('/account/token', (context) => {
    const accessToken = isSameOrigin(context) ? context.var.accounts.tokenOf(readSession(context)) : null
    context.header('Cache-Control', 'no-store')
    return context.json({ accessToken }, accessToken === null ? 401 : 200)
  })
}

async function showLogin(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  if (page.account) return context.redirect(targetOf(page, page.query.get('redirectURL')), 303)
  return respondLogin(context, tools, page, {}, 200)
}

async function logIn(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  if (!isSameOrigin(context)) return context.text('This form was sent from another site', 403)
  const page = createPageContext(context)
  const { email = '', password = '', network, redirectURL } = await formData(context)
  const { accounts } = context.var
  const account =
    network === 'facebook' || network === 'google'
      ? accounts.byEmail(SOCIAL_DEMO[network])
      : accounts.check(email, password)
  if (!account) return respondLogin(context, tools, page, { email, redirectURL, failed: true }, 401)
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

async function showRegister(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  const page = createPageContext(context)
  if (page.account) return context.redirect(targetOf(page, page.query.get('redirectURL')), 303)
  return respondPage(context, tools, page, registerContent(page, {}, {}))
}

async function register(context: Context<SiteEnv>, tools: PageTools): Promise<Response> {
  if (!isSameOrigin(context)) return context.text('This form was sent from another site', 403)
  const page = createPageContext(context)
  const { firstName = '', lastName = '', email = '', password = '' } = await formData(context)
  const values = { firstName: firstName.trim(), lastName: lastName.trim(), email: email.trim(), password }
  const errors = registerErrors(values, page.language, context.var.accounts)
  const account = Object.keys(errors).length === 0 ? context.var.accounts.register(values) : null
  if (!account) return respondPage(context, tools, page, { ...registerContent(page, values, errors), status: 422 })
  return begin(context, account, onboardingUrl(page.config, page.language))
}

/** A fresh session for whoever logged in: an old id, known to others perhaps, is not carried on. */
function begin(context: Context<SiteEnv>, account: Account, target: string): Response {
  const { accounts } = context.var
  accounts.end(readSession(context))
  writeSession(context, accounts.begin(account))
  return context.redirect(target, 303)
}

/** Where a login leads: the wanted address if it is on the site, else the dashboard. */
function targetOf({ language, config }: PageContext, wanted: string | null | undefined): string {
  return returnTarget(wanted, language, config) ?? pagePath('dashboard', language)
}
