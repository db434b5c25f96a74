import { createAttributionRecorder } from '../attribution/createAttributionRecorder.ts'
import type { PageVisit } from '../attribution/readVisit.ts'
import type { BannerViews } from '../banners/bannerViews.ts'
import { type NavigationWatch, watchNavigations } from '../navigation/watchNavigations.ts'
import { registerServiceWorker } from '../serviceWorker/registerServiceWorker.ts'
import { createPageViewEffects, type PageViewEffects } from './pageViewEffects.ts'

/** A page view that began before the code that renders: its effects, its banners, and the navigations since. */
export interface PageWork extends PageViewEffects {
  readonly bannerViews: BannerViews
  readonly navigations: NavigationWatch
}

/**
 * Starts the effects of a page view and watches for navigations.
 *
 * @param entry the entry of the history that the document was loaded in, as `currentEntry()` returned it.
 */
export function startPageWork(landing: PageVisit, entry: unknown): PageWork {
  const navigations = watchNavigations({ url: landing.url, entry })
  const effects = createPageViewEffects(createAttributionRecorder(landing), registerServiceWorker)
  return {
    run: effects.run,
    bannerViews: new Map(),
    navigations,
    end() {
      navigations.stop()
      effects.end()
    },
  }
}
