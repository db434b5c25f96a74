import type { Context, MiddlewareHandler } from 'hono'
import { Refusal } from './problems.ts'
import type { SiteEnv } from './siteEnv.ts'

const SAFE = ['GET', 'HEAD', 'OPTIONS']

/** Refuses what another site sent, whatever the type of its body. */
export const sameOrigin: MiddlewareHandler<SiteEnv> = (context, next) => {
  if (!SAFE.includes(context.req.method) && isFromElsewhere(context)) throw new Refusal('foreignForm')
  return next()
}

/**
 * Whether a request is from a page of another origin. Browsers say so, each header where they know; what says nothing has no
 * visitor. A visitor's own doing, such as a bookmark, is `none`.
 */
export function isFromElsewhere({ req, var: { origin } }: Context<SiteEnv>): boolean {
  const from = req.header('Origin')
  const site = req.header('Sec-Fetch-Site')
  if (from !== undefined) return from !== origin
  if (site !== undefined) return site !== 'same-origin' && site !== 'none'
  // Browsers send neither header over plain http, but to the machine itself.
  const referrer = req.header('Referer')
  return referrer !== undefined && (!URL.canParse(referrer) || new URL(referrer).origin !== origin)
}
