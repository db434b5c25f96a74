import { canProbe, isServiceWorkerServed } from './isServiceWorkerServed.ts'

const PATH = '/service-worker.js'
const SCOPE = '/'

/** Registration of a service worker, or the reason of the failure. */
export type RegistrationResult = { registration: ServiceWorkerRegistration } | { reason: string }

/**
 * Registers the site's service worker once the page has loaded. Returns a function that cancels it.
 *
 * @param done called with the registration, or with the reason of the failure.
 * @param isKnown whether the page states that one is served; otherwise that is checked first.
 */
export function registerServiceWorker(done: (result: RegistrationResult) => void, isKnown = true): () => void {
  let workers: ServiceWorkerContainer | undefined
  try {
    // Missing on insecure pages and in some private windows; throws in a sandboxed frame.
    workers = navigator.serviceWorker
  } catch (error) {
    done({ reason: reasonOf(error) })
  }
  if (!workers) return () => undefined
  const container = workers
  let isGivenUp = false
  const register = async () => {
    try {
      const isLookedFor = !isKnown && !container.controller && canProbe()
      if (isLookedFor && (!(await isServiceWorkerServed(PATH)) || isGivenUp)) return
      const registration = await container.register(PATH, { scope: SCOPE })
      if (!isGivenUp) done({ registration })
    } catch (error) {
      if (!isGivenUp) done({ reason: reasonOf(error) })
    }
  }
  if (document.readyState === 'complete') void register()
  else window.addEventListener('load', register, { once: true })
  return () => {
    isGivenUp = true
    window.removeEventListener('load', register)
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
