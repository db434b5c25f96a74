import type { Context, Hono } from 'hono'
import type { SiteEnv } from '../web/siteEnv.ts'

type Handler = (context: Context<SiteEnv>) => Response | Promise<Response>

/**
 * Responds to one method of a URL, and to every other one with 405 and the allowed methods. `GET` responds to
 * `HEAD` too.
 */
export function endpoint(app: Hono<SiteEnv>, method: 'GET' | 'POST', path: string, handler: Handler): void {
  app.on(method, path, handler)
  app.all(path, (context) =>
    context.json({ meta: { code: 405, message: 'Method not allowed' } }, 405, {
      Allow: method === 'GET' ? 'GET, HEAD' : method,
    }),
  )
}
