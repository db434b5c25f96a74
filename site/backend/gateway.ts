import type { Context, Hono } from 'hono'
import { isEmail } from '../isEmail.ts'
import { limitBody } from '../web/limitBody.ts'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'

const MAX_BODY = 256 * 1024
const PRIVATE = { 'Cache-Control': 'no-store' }

/** Endpoints of a seeker: they require a bearer token, except the two for visitors. */
export function addGateway(app: Hono<SiteEnv>): void {
  app.use('/api-gateway/*', limitBody(MAX_BODY))
  seekerEndpoint(app, 'GET', '/api-gateway/v1.0/profile/resume-summary', ({ summary }) => summary)
  seekerEndpoint(app, 'GET', '/api-gateway/v1.1/resume-setting-info', ({ summary, isSearchable }) => ({
    ...summary,
    isSearchable,
  }))
  seekerEndpoint(app, 'POST', '/api-gateway/v1.0/profile/resume-change-searchable', (seeker) => {
    seeker.isSearchable = !seeker.isSearchable
    return { isSearchable: seeker.isSearchable }
  })
  seekerEndpoint(app, 'POST', '/api-gateway/v1.0/profile/update-resume-file', () => ({ updated: true }))
  seekerEndpoint(app, 'GET', '/api-gateway/v1.0/profile/attached-profile', () => ({ files: [] }))
  endpoint(app, 'POST', '/api-gateway/v1.0/job-alerts-anonymous', anonymousAlert)
}

/** State of a seeker in the gateway. */
interface SeekerRecord {
  summary: { totalEmployerViews: number; totalJobAlert: number }
  isSearchable: boolean
}

function seekerEndpoint(
  app: Hono<SiteEnv>,
  method: 'GET' | 'POST',
  path: string,
  attributes: (seeker: SeekerRecord) => object,
): void {
  endpoint(app, method, path, (context) => {
    const token = /^Bearer (\S{1,200})$/.exec(context.req.header('Authorization') ?? '')?.[1]
    const account = token === undefined ? undefined : context.var.accounts.byToken(token)
    if (!account) {
      return context.json({ status: { code: 401, message: 'A valid bearer token is needed' } }, 401, {
        ...PRIVATE,
        'WWW-Authenticate': 'Bearer',
      })
    }
    return context.json({ status: { code: 200 }, data: { attributes: attributes(account.resume) } }, 200, PRIVATE)
  })
}

async function anonymousAlert(context: Context): Promise<Response> {
  const body: unknown = await context.req.json().catch(() => null)
  const email = typeof body === 'object' && body !== null && 'email' in body ? body.email : undefined
  if (!isEmail(email)) return context.json({ status: { code: 400, message: 'An e-mail address is needed' } }, 400)
  return context.json({ status: { code: 200 }, data: { attributes: { subscribed: true } } })
}
