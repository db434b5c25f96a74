import { createRouter } from '@tanstack/react-router'
import { getGlobalStartContext } from '@tanstack/react-start'
import { routeTree } from './routeTree.gen'

/** Called for each request, and once in the browser, which reads the nonce from the document. */
export function getRouter() {
  const nonce = getGlobalStartContext()?.nonce
  return createRouter({ routeTree, scrollRestoration: true, ...(nonce && { ssr: { nonce } }) })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
