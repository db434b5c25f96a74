import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { config } from './shellConfig'

const { api, metadata, metaService, banners } = config.hosts
const services = [...new Set([api, metadata, metaService, banners])].join(' ')

/** Only scripts and styles with the nonce are allowed. Add the hosts of images that the services return. */
const policyOf = (nonce: string) =>
  [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: ${services}`,
    `connect-src 'self' ${services}`,
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ')

/** Creates the nonce of a page, which the router reads, and sets the policy. Development tools need inline styles. */
const contentSecurityPolicy = createMiddleware().server(async ({ next }) => {
  const nonce = crypto.randomUUID()
  const result = await next({ context: { nonce } })
  if (import.meta.env.PROD) result.response.headers.set('content-security-policy', policyOf(nonce))
  return result
})

const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ requestMiddleware: [csrf, contentSecurityPolicy] }))
