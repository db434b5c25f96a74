import { afterLoad } from '../page/afterLoad.ts'
import { canProbe, isServiceWorkerServed } from './isServiceWorkerServed.ts'

const PATH = '/service-worker.js'
const SCOPE = '/'

/** Registration of a service worker, or the reason of the failure. */
export type RegistrationResult = { registration: ServiceWorkerRegistration } | { reason: string }

/** {@link registerServiceWorker}, or a function that loads it first. */
export type RegisterServiceWorker = typeof registerServiceWorker

/**
 * Registers the site's service worker once the page has loaded, unless its scope already has a registration: the site's own
 * is returned, and one of another script is kept and is the reason of the failure. Returns a function that cancels it.
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
      const before = await findRegistration(container)
      const isLookedFor = !before && !isKnown && canProbe()
      if (isLookedFor && !isGivenUp && !(await isServiceWorkerServed(PATH))) return
      // The page may have registered its own meanwhile.
      const found = before ?? (await findRegistration(container))
      if (isGivenUp) return
      const result = found ?? { registration: await container.register(PATH, { scope: SCOPE }) }
      if (!isGivenUp) done(result)
    } catch (error) {
      if (!isGivenUp) done({ reason: reasonOf(error) })
    }
  }
  const stop = afterLoad(register)
  return () => {
    isGivenUp = true
    stop()
  }
}

/** Returns the registration of the scope, or the reason why it is not the site's; `undefined` if the scope is free. */
async function findRegistration(container: ServiceWorkerContainer): Promise<RegistrationResult | undefined> {
  // Missing in some test environments.
  const registration = await container.getRegistration?.(SCOPE)
  const worker = registration && (registration.installing ?? registration.waiting ?? registration.active)
  if (!worker) return undefined
  // The page's own registration of that script may have a query, as a version, or be a module: it is not replaced either.
  const { pathname } = new URL(worker.scriptURL)
  if (pathname === PATH) return { registration }
  return { reason: `${pathname} is registered for the scope ${SCOPE} and is kept` }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))
