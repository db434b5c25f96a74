import type { RegistrationResult } from './registerServiceWorker.ts'

/**
 * Loads {@link registerServiceWorker} and calls it: the page needs its code only after it has loaded. Returns a function
 * that cancels it.
 */
export function loadServiceWorker(done: (result: RegistrationResult) => void, isKnown: boolean): () => void {
  let hasEnded = false
  let stop: (() => void) | undefined
  import('./registerServiceWorker.ts').then(
    ({ registerServiceWorker }) => {
      if (!hasEnded) stop = registerServiceWorker(done, isKnown)
    },
    (error: unknown) => {
      if (!hasEnded) done({ reason: String(error) })
    },
  )
  return () => {
    hasEnded = true
    stop?.()
  }
}
