import type { Context } from 'hono'
import type { SiteEnv } from './siteEnv.ts'

/** Whether a form was sent by a page of this site. Browsers say so; what says nothing is no browser and has no visitor. */
export function isSameOrigin(context: Context<SiteEnv>): boolean {
  const origin = context.req.header('Origin')
  const from = context.req.header('Sec-Fetch-Site')
  return (origin === undefined || origin === context.var.origin) && from !== 'cross-site'
}
