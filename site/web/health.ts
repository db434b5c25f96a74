import type { DatabaseSync } from 'node:sqlite'
import type { Hono } from 'hono'
import type { SiteEnv } from './siteEnv.ts'

/**
 * Addresses for whoever watches the site, under any host name, without entries in the log: `/healthz` says that it runs,
 * `/readyz` that it takes requests, which it does not without its database and once it is to stop.
 */
export function addHealth(app: Hono<SiteEnv>, database: DatabaseSync, isStopping: () => boolean): void {
  const reply = (isFine: boolean): Response =>
    Response.json(
      { status: isFine ? 'ok' : 'unavailable' },
      { status: isFine ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
    )
  const isReadable = (): boolean => {
    try {
      return database.prepare('SELECT 1 FROM accounts LIMIT 1').get() !== undefined
    } catch {
      return false
    }
  }
  app.get('/healthz', () => reply(true))
  app.get('/readyz', () => reply(!isStopping() && isReadable()))
}
