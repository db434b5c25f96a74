import { afterLoad } from './page/afterLoad.ts'
import { safeDocument } from './page/safeDocument.ts'

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

/** Time limit of the probe, in milliseconds; afterwards, registration is left to a later visit. */
const PROBE_MS = 5000

/**
 * Returns whether a script is served at a path, without an error in the console: browsers log every 404 of a page's
 * request, but not of a worker's. `false` if no response comes in time, `true` if the browser cannot send the request.
 */
async function isServiceWorkerServed(path: string): Promise<boolean> {
  const url = new URL(path, window.location.href).href
  try {
    return !/^(?:404|408|410) |html/i.test(await probe(url))
  } catch {
    return true
  }
}

/**
 * Returns whether a probe can be sent. A content security policy usually forbids workers created from text, and would
 * report this one.
 */
function canProbe(): boolean {
  if (typeof Worker === 'undefined' || typeof URL.createObjectURL !== 'function') return false
  const isMarked = [...safeDocument.querySelectorAll<HTMLElement>('script,style,link')].some(({ nonce }) => nonce)
  return !isMarked && safeDocument.querySelector('meta[http-equiv="content-security-policy" i]') === null
}

/** Returns status and content type of a response. */
function probe(url: string): Promise<string> {
  const code = `(${probeInWorker})(${JSON.stringify(url)})`
  const source = URL.createObjectURL(new Blob([code], { type: 'text/javascript' }))
  let worker: Worker | undefined
  return new Promise<string>((resolve, reject) => {
    worker = new Worker(source)
    worker.onmessage = ({ data }) => resolve(String(data))
    worker.onerror = reject
    setTimeout(() => resolve('408 '), PROBE_MS)
  }).finally(() => {
    worker?.terminate()
    URL.revokeObjectURL(source)
  })
}

/** Worker source, used as text: it must not reference anything outside. */
function probeInWorker(url: string): void {
  fetch(url, { method: 'HEAD' }).then(
    ({ status, headers }) => postMessage(`${status} ${headers.get('content-type')}`),
    () => postMessage(''),
  )
}
