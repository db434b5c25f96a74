import { formatCsp, shellCsp } from '@jobsite/shell/core'
import { createCsrfMiddleware, createMiddleware, createStart } from '@tanstack/react-start'
import { currentSite } from './currentSite.server'

/** Only scripts and styles with the nonce are allowed. Add the hosts of images that the services return. */
const policyOf = async (nonce: string) => formatCsp(shellCsp(await currentSite(), { nonce }))

/** Creates the nonce of a page, which the router reads, and sets the policy. Development tools need inline styles. */
const contentSecurityPolicy = createMiddleware().server(async ({ next }) => {
  const nonce = crypto.randomUUID()
  const result = await next({ context: { nonce } })
  if (import.meta.env.PROD) result.response.headers.set('content-security-policy', await policyOf(nonce))
  return result
})

const csrf = createCsrfMiddleware({ filter: ({ handlerType }) => handlerType === 'serverFn' })

export const startInstance = createStart(() => ({ requestMiddleware: [csrf, contentSecurityPolicy] }))
