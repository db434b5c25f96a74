import { type AttributionRecorder, createAttributionRecorder } from './attribution/createAttributionRecorder.ts'
import type { PageVisit } from './attribution/readVisit.ts'
import { type NavigationWatch, watchNavigations } from './navigation/location.ts'
import type { RegistrationResult } from './registerServiceWorker.ts'

const none = (): void => undefined

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
  let stop: Promise<() => void> | undefined
  let hasEnded = false
  return {
    recordAttribution: createAttributionRecorder(landing),
    navigations,
    registerServiceWorker(done, isKnown) {
      listeners.add(done)
      if (result) done(result)
      const take = (now: RegistrationResult) => {
        result = now
        for (const listener of listeners) listener(now)
      }
      stop ??= import('./registerServiceWorker.ts').then(
        ({ registerServiceWorker }) => (hasEnded ? none : registerServiceWorker(take, isKnown)),
        // The page is being left, or its files are gone: a later page registers it.
        () => none,
      )
      return () => listeners.delete(done)
    },
    end() {
      navigations.stop()
      hasEnded = true
      void stop?.then((cancel) => cancel())
    },
  }
}
