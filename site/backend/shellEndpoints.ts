import { type EndpointName, endpoints } from '@jobsite/shell/core'
import { answerShellRequest } from '@jobsite/shell/mocks'
import type { Context, Hono } from 'hono'
import { limitBody } from '../web/limitBody.ts'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'
import { shellFixtures } from './shellFixtures.ts'

/** Endpoints with more data than the package's mocks have: other files respond to them. */
const ANSWERED_ELSEWHERE: readonly EndpointName[] = [
  'topBanner',
  'jobSearch',
  'resumeSummary',
  'resumeSettingInfo',
  'resumeChangeSearchable',
  'updateResumeFile',
  'attachedProfile',
  'jobAlertsAnonymous',
]

/** Reference data, the same for everyone for minutes. */
const CACHED: readonly EndpointName[] = ['jobLevels', 'companyIndustries', 'jobFunctions']

const MAX_CLICK = 16 * 1024

/** Adds the endpoints of the shell that the package's mocks respond to, with the site's data. */
export function addShellEndpoints(app: Hono<SiteEnv>): void {
  app.use(endpoints.trackBannerClick.path, limitBody(MAX_CLICK))
  for (const name of Object.keys(endpoints) as EndpointName[]) {
    if (ANSWERED_ELSEWHERE.includes(name)) continue
    const { method, path } = endpoints[name]
    endpoint(app, method, path, (context) => {
      const answer = answerShellRequest(requestOf(context), shellFixtures(context))
      if (!answer) return context.notFound()
      // Pages of other origins have no business here, whatever the test kit allows.
      const headers = {
        ...typeOf(answer),
        ...(CACHED.includes(name) ? { 'Cache-Control': 'public, max-age=300' } : { Vary: 'Cookie, Accept-Language' }),
      }
      return new Response(answer.body, { status: answer.status, headers })
    })
  }
}

/** The request as the test kit knows it: `HEAD` is `GET`, whose body is left out later. */
const requestOf = ({ req }: Context): Request =>
  req.method === 'HEAD' ? new Request(req.raw, { method: 'GET' }) : req.raw

function typeOf(answer: Response): Record<string, string> {
  const type = answer.headers.get('Content-Type')
  return type === null ? {} : { 'Content-Type': type }
}
