import type { MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { respondProblem } from './respondProblem.ts'
import type { SiteEnv } from './siteEnv.ts'

/**
 * Refuses bodies above a size.
 *
 * @param maxSize in bytes
 */
export function limitBody(maxSize: number): MiddlewareHandler<SiteEnv> {
  return bodyLimit({
    maxSize,
    onError: (context) => {
      // The rest of the body is not read, so the connection cannot be used again.
      context.header('Connection', 'close')
      return respondProblem(context, 'tooLarge')
    },
  })
}
