import type { MiddlewareHandler } from 'hono'
import { NONCE, secureHeaders } from 'hono/secure-headers'
import type { SiteEnv } from './siteEnv.ts'

const SELF = "'self'"
const NONE = ["'none'"]

/** The headers of every response. A page loads its own files, and style elements and scripts with its nonce. */
export const securityHeaders = secureHeaders({
  contentSecurityPolicy: {
    defaultSrc: NONE,
    scriptSrc: [SELF, NONCE],
    styleSrc: [SELF, NONCE],
    imgSrc: [SELF, 'data:'],
    fontSrc: [SELF],
    connectSrc: [SELF],
    manifestSrc: [SELF],
    workerSrc: [SELF],
    formAction: [SELF],
    baseUri: NONE,
    frameAncestors: NONE,
  },
  permissionsPolicy: { camera: [], geolocation: [], microphone: [] },
  referrerPolicy: 'strict-origin-when-cross-origin',
  // Only where the visitor's connection is one: see below.
  strictTransportSecurity: false,
})

/** Tells browsers that came by https to come by nothing else, for a year. The site may be served over plain HTTP too. */
export const strictTransport: MiddlewareHandler<SiteEnv> = async (context, next) => {
  await next()
  if (context.var.origin.startsWith('https:')) context.res.headers.set('Strict-Transport-Security', 'max-age=31536000')
}
