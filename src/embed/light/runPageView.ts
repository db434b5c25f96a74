import { readVisit } from '../../browser/attribution/readVisit.ts'
import { readCookie } from '../../browser/cookies/cookies.ts'
import { notifyPage } from '../../browser/events/notifyPage.ts'
import { readShellPage } from '../../browser/page/shellPage.ts'
import { startPageWork } from '../../browser/pageView/pageWork.ts'
import { readPageWork, sharePageWork } from '../../browser/pageView/sharedPageWork.ts'
import { storeServerTheme } from '../../browser/stored/storeServerTheme.ts'
import { DEFAULT_SITE } from '../../core/attribution/defaultSite.ts'
import { ONBOARDING_COOKIE, ONBOARDING_WANTED } from '../../core/contracts.ts'
import { isAttributionLeftOut } from '../../core/pages/isAttributionLeftOut.ts'
import { readRenderedFor } from '../../core/renderedFor.ts'
import type { HostOptions } from '../mountPoints.ts'

/** Effects of a page view. */
export interface PageViewEffects {
  /** Records the source of the visit if that is still to be done and new options allow it. */
  readonly update: (options: HostOptions) => void
  readonly end: () => void
}

/**
 * Runs the effects of the page view: attribution, the service worker, and the season's logos for the next page. The full
 * script continues them.
 *
 * @param servedFor value of `data-shell-for`: names the page.
 * @param load called if the page view has to show something.
 */
export function runPageView(options: HostOptions, servedFor: string, load: () => void): PageViewEffects {
  const page = readRenderedFor(servedFor)?.page
  // A full script that is already there runs the page view, and so does another shell on the page.
  if (page === undefined || readShellPage().shells > 0 || readPageWork())
    return { update: () => undefined, end: () => undefined }
  const { registerServiceWorker, data } = options
  const work = startPageWork(readVisit())
  sharePageWork(work)
  const update = ({ config, attribution = 'last-touch', consent = true, onTrack }: HostOptions) => {
    // The full script has taken over.
    if (readShellPage().shells > 0) return
    work.recordAttribution({
      model: attribution,
      consent,
      isLeftOut: isAttributionLeftOut(page),
      pageView: { count: 0, url: '' },
      config: config ?? DEFAULT_SITE,
      track: (event) => notifyPage(onTrack, event),
    })
  }
  update(options)
  if (registerServiceWorker !== false)
    work.registerServiceWorker((result) => {
      if ('reason' in result)
        void import('../../browser/log/warnNotRegistered.ts')
          .then((module) => module.warnNotRegistered(options.logger, result.reason))
          .catch(() => undefined)
    }, registerServiceWorker === true)
  storeServerTheme(data)
  if (readCookie(ONBOARDING_COOKIE) === ONBOARDING_WANTED) load()
  return {
    update,
    end() {
      work.end()
      sharePageWork(null)
    },
  }
}
