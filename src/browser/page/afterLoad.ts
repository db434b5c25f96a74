import { safeDocument } from './safeDocument.ts'

/** Calls a function once the page has loaded: at once, if it has. Returns a function that cancels it. */
export function afterLoad(run: () => void): () => void {
  if (safeDocument.readyState === 'complete') {
    run()
    return () => undefined
  }
  window.addEventListener('load', run, { once: true })
  return () => window.removeEventListener('load', run)
}
