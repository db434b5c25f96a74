import type { Context, Hono } from 'hono'
import { isEmail } from '../isEmail.ts'
import type { Errors } from '../web/accountRules.ts'
import type { Account } from '../web/accounts.ts'
import { limitBody } from '../web/limitBody.ts'
import { MAX_RESUME, sentResume } from '../web/resumeFile.ts'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'
import { resumeSummary } from './jobAlerts.ts'
import { requestLanguage } from './requestLanguage.ts'

const MAX_BODY = 256 * 1024
const RESUME_FILE = '/api-gateway/v1.0/profile/update-resume-file'
const PRIVATE = { 'Cache-Control': 'no-store' }

/** Endpoints of a seeker: they require a bearer token, except the two for visitors. */
export function addGateway(app: Hono<SiteEnv>): void {
  const [small, large] = [limitBody(MAX_BODY), limitBody(MAX_RESUME + MAX_BODY)]
  app.use('/api-gateway/*', (context, next) => (context.req.path === RESUME_FILE ? large : small)(context, next))
  seekerEndpoint(app, 'GET', '/api-gateway/v1.0/profile/resume-summary', resumeSummary)
  seekerEndpoint(app, 'GET', '/api-gateway/v1.1/resume-setting-info', (account) => ({
    ...resumeSummary(account),
    isSearchable: account.isSearchable,
  }))
  seekerEndpoint(app, 'POST', '/api-gateway/v1.0/profile/resume-change-searchable', changeSearchable)
  seekerEndpoint(app, 'POST', RESUME_FILE, updateResumeFile)
  seekerEndpoint(app, 'GET', '/api-gateway/v1.0/profile/attached-profile', ({ resumeFile }) => ({
    files: resumeFile ? [resumeFile] : [],
  }))
  endpoint(app, 'POST', '/api-gateway/v1.0/job-alerts-anonymous', anonymousAlert)
}

function seekerEndpoint(
  app: Hono<SiteEnv>,
  method: 'GET' | 'POST',
  path: string,
  attributes: (account: Account, context: Context<SiteEnv>) => object | Promise<object>,
): void {
  endpoint(app, method, path, async (context) => {
    const token = /^Bearer (\S{1,200})$/.exec(context.req.header('Authorization') ?? '')?.[1]
    const account = token === undefined ? undefined : context.var.accounts.byToken(token)
    if (!account) {
      return context.json({ status: { code: 401, message: 'A valid bearer token is needed' } }, 401, {
        ...PRIVATE,
        'WWW-Authenticate': 'Bearer',
      })
    }
    const found = await attributes(account, context)
    if (found instanceof Rejected) {
      const message = Object.values(found.errors).map((error) => error[requestLanguage(context)])
      return context.json({ status: { code: 422, message: message.join(' ') } }, 422, PRIVATE)
    }
    return context.json({ status: { code: 200 }, data: { attributes: found } }, 200, PRIVATE)
  })
}

/** What the store has rejected. */
class Rejected {
  readonly errors: Errors

  constructor(errors: Errors) {
    this.errors = errors
  }
}

/** Sets whether employers find the resume, as the JSON body says; without one it changes to the opposite. */
async function changeSearchable(account: Account, context: Context<SiteEnv>): Promise<object> {
  const body = (await context.req.json().catch(() => null)) as { isSearchable?: unknown } | null
  const wanted = typeof body?.isSearchable === 'boolean' ? body.isSearchable : undefined
  const { isSearchable } = context.var.accounts.setSearchable(account, wanted)
  return { isSearchable }
}

/** Keeps the CV in the field `file` of a form. A form with an empty one removes it; without a form nothing changes. */
async function updateResumeFile(account: Account, context: Context<SiteEnv>): Promise<object> {
  const { file } = await context.req.parseBody().catch(() => ({ file: undefined }))
  if (!(file instanceof File)) return { updated: false }
  const errors = context.var.accounts.saveResume(account, (await sentResume(context)) ?? null)
  return Object.keys(errors).length > 0 ? new Rejected(errors) : { updated: true }
}

async function anonymousAlert(context: Context): Promise<Response> {
  const body: unknown = await context.req.json().catch(() => null)
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  if (!isEmail(email)) return context.json({ status: { code: 400, message: 'An e-mail address is needed' } }, 400)
  return context.json({ status: { code: 200 }, data: { attributes: { subscribed: true } } })
}
