import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { SiteEnv } from './siteEnv.ts'

/** Refuses bodies above a size, in bytes. */
export function limitBody(maxSize: number): MiddlewareHandler<SiteEnv> {
  return bodyLimit({
    maxSize,
    onError: (context) =>
      // The rest of the body is not read, so the connection cannot be used again.
      context.json({ status: { code: 413, message: 'The request is too large' } }, 413, { Connection: 'close' }),
  })
}
