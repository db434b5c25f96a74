import { warnNotRegistered } from '../browser/log/warnNotRegistered.ts'
import { registerServiceWorker } from '../browser/serviceWorker.ts'
import type { ServedPage } from './ServedPage.ts'

/**
 * Registers the site's service worker for a page view that is recorded without the provider, which finds the registration once it
 * renders. Returns a function that cancels it.
 */
export function startServedWorker(page: ServedPage): () => void {
  const { registerServiceWorker: wanted, logger } = page.given
  return registerServiceWorker((result) => {
    if ('reason' in result) warnNotRegistered(logger, result.reason)
  }, wanted === true)
}
