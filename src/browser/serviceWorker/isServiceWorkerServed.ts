import { safeDocument } from '../page/safeDocument.ts'

/** Time limit of the probe, in milliseconds; afterwards, registration is left to a later visit. */
const PROBE_MS = 5000

/**
 * Returns whether a script is served at a path, without an error in the console: browsers log every 404 of a page's
 * request, but not of a worker's. `false` if no response comes in time, `true` if the browser cannot send the request.
 */
export async function isServiceWorkerServed(path: string): Promise<boolean> {
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
export function canProbe(): boolean {
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
