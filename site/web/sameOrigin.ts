import type { MiddlewareHandler } from 'hono'
import { csrf } from 'hono/csrf'
import type { SiteEnv } from './siteEnv.ts'

const guard: MiddlewareHandler<SiteEnv> = csrf({ origin: (origin, context) => origin === context.var.origin })

/** Refuses forms that another site sent. Browsers say where a form comes from; what says nothing has no visitor. */
export const sameOrigin: MiddlewareHandler<SiteEnv> = (context, next) =>
  context.req.header('Origin') || context.req.header('Sec-Fetch-Site') ? guard(context, next) : next()
