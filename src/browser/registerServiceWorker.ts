const PATH = '/service-worker.js'
const SCOPE = '/'

/**
 * Registers the site's service worker once the page has loaded. Returns what gives it up before that.
 *
 * @param done called with the registration, or with why there is none.
 */
export function registerServiceWorker(
  done: (result: { registration: ServiceWorkerRegistration } | { reason: string }) => void,
): () => void {
  // Not there on pages that are not secure, and in some private windows.
  const workers = navigator.serviceWorker
  if (!workers) return () => undefined
  let isGivenUp = false
  const register = async () => {
    try {
      const registration = await workers.register(PATH, { scope: SCOPE })
      if (!isGivenUp) done({ registration })
    } catch (error) {
      if (!isGivenUp) done({ reason: error instanceof Error ? error.message : String(error) })
    }
  }
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', register, { once: true })
  return () => {
    isGivenUp = true
    window.removeEventListener('load', register)
  }
}
