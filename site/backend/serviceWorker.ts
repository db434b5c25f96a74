import type { Hono } from 'hono'
import type { SiteEnv } from '../web/siteEnv.ts'
import { endpoint } from './endpoint.ts'

// No fetch handler: pages and responses come from the network as they do without a worker. It controls no page that is already
// open: what such a page has preloaded could not be used, and would be requested again.
const SOURCE = `self.addEventListener('install', () => self.skipWaiting())
`

/** The service worker that the shell registers. */
export function addServiceWorker(app: Hono<SiteEnv>): void {
  endpoint(app, 'GET', '/service-worker.js', (context) =>
    context.body(SOURCE, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' }),
  )
}
