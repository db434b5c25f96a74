import type { Hono } from 'hono'
import type { SiteEnv } from '../web/siteEnv.ts'
import { addBanners } from './banners.ts'
import { addGateway } from './gateway.ts'
import { addJobSearch } from './jobSearch.ts'
import { addServiceWorker } from './serviceWorker.ts'
import { addShellEndpoints } from './shellEndpoints.ts'

/** Path prefixes of endpoints: unknown paths below get a JSON response. */
const API_ROOTS = ['/meta', '/banners/v1.0', '/hot-keywords', '/job-search/v1.0', '/api-gateway', '/log-aggregator']

/** Every endpoint that the shell calls, on the site's own origin. */
export function addBackend(app: Hono<SiteEnv>): void {
  addShellEndpoints(app)
  addBanners(app)
  addJobSearch(app)
  addGateway(app)
  addServiceWorker(app)
  for (const root of API_ROOTS) {
    app.all(`${root}/*`, (context) => context.json({ meta: { code: 404, message: 'No such endpoint' } }, 404))
  }
}
