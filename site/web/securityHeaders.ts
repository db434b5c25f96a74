import { NONCE, secureHeaders } from 'hono/secure-headers'

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
  // The site may be served over plain HTTP, on a laptop for instance.
  strictTransportSecurity: false,
})
