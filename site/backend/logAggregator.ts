import type { Hono } from 'hono'
import { limitBody } from '../web/limitBody.ts'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'

const PATH = '/log-aggregator/v2/track-banner-click'

/** Takes note of clicks on banners. What is sent is read by nobody here, so any payload will do. */
export function addLogAggregator(app: Hono<SiteEnv>): void {
  app.use(PATH, limitBody(16 * 1024))
  endpoint(app, 'POST', PATH, (context) => context.body(null, 204))
}
