import { createAttributionRecorder } from '../attribution/createAttributionRecorder.ts'
import type { PageVisit } from '../attribution/readVisit.ts'
import type { BannerViews } from '../banners/bannerViews.ts'
import { type NavigationWatch, watchNavigations } from '../navigation/watchNavigations.ts'
import { readShared, writeShared } from '../page/shared.ts'
import { registerServiceWorker } from '../serviceWorker.ts'
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

/** Returns the effects of this page view that another script of the shell has started; `null` if none has. */
export const readPageWork = (): PageWork | null => (readShared('page-work') as PageWork | undefined) ?? null

/** Sets the effects of this page view for the scripts that load later. */
export function sharePageWork(work: PageWork | null): void {
  writeShared('page-work', work)
}
