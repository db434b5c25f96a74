import { type AttributionRecorder, createAttributionRecorder } from '../attribution/createAttributionRecorder.ts'
import type { PageVisit } from '../attribution/readVisit.ts'
import { type NavigationWatch, watchNavigations } from '../navigation/location.ts'
import { type RegistrationResult, registerServiceWorker } from '../serviceWorker/registerServiceWorker.ts'

/** Effects of a page view that do not depend on rendering, started once for all callers. */
export interface PageWork {
  readonly recordAttribution: AttributionRecorder
  readonly navigations: NavigationWatch
  /**
   * Registers the service worker, once. Returns a function that unsubscribes.
   *
   * @param done called with the result, which may be there already.
   */
  readonly registerServiceWorker: (done: (result: RegistrationResult) => void, isKnown: boolean) => () => void
  readonly end: () => void
}

/** Creates the effects of a page view that do not depend on rendering. */
export function startPageWork(landing: PageVisit): PageWork {
  const navigations = watchNavigations(landing.url)
  const listeners = new Set<(result: RegistrationResult) => void>()
  let result: RegistrationResult | undefined
  let stop: (() => void) | undefined
  return {
    recordAttribution: createAttributionRecorder(landing),
    navigations,
    registerServiceWorker(done, isKnown) {
      listeners.add(done)
      if (result) done(result)
      stop ??= registerServiceWorker((now) => {
        result = now
        for (const listener of listeners) listener(now)
      }, isKnown)
      return () => listeners.delete(done)
    },
    end() {
      navigations.stop()
      stop?.()
    },
  }
}
