import { notifyPage } from '../browser/events/notifyPage.ts'
import { subscribeLocation } from '../browser/navigation/subscribeLocation.ts'
import { watchUser } from '../browser/page/watchUser.ts'
import { startPageWork } from '../browser/pageView/pageWork.ts'
import { DEFAULT_SITE } from '../core/attribution/defaultSite.ts'
import { userMark } from '../core/renderedFor.ts'
import { configOf } from '../core/site/configOf.ts'
import { showBrowserValues, showHash } from './browserValues.ts'
import type { PageView, ServedPage } from './ServedPage.ts'
import { readInputs } from './servedInputs.ts'

/**
 * Starts a page view without the provider: until that renders, which then continues its effects. The page's name is the one
 * that the server rendered for; where another one may be right, the provider renders and finds it.
 *
 * @param wasOpenedAgain whether the visitor has opened the page again before this code had come.
 */
export function startFullPageView(page: ServedPage, wasOpenedAgain: boolean): PageView {
  /** Renders what the page's options differ in from the server's. */
  const compare = () => {
    readInputs(page)
    if (page.inputs?.isStale) page.render()
  }
  if (!page.isRendering) compare()
  // The provider requests the user itself, unless the page was opened again before it could know.
  let isRequestedHere = wasOpenedAgain
  const stop = watchUser(
    () => ({
      user: userMark(page.given.user),
      refreshUser: page.isRendering && !isRequestedHere ? undefined : page.given.refreshUser,
    }),
    (user) => {
      const before = userMark(page.given.user)
      if (user !== undefined && userMark(user) !== before) page.showUser(user, (shown) => userMark(shown) === before)
    },
    wasOpenedAgain,
  )
  isRequestedHere = false
  // Also in a component that is not rendered while others are. The hash alone: the address may be the next page's already.
  const stopLocation = subscribeLocation(() => showHash(page))
  return {
    run() {
      if (!page.isRendering) {
        // Before the provider renders, so that it continues these.
        page.work ??= startPageWork(page.landing, page.landingEntry)
        // HTML may have come since.
        compare()
        runEffects(page, page.work)
      }
      showBrowserValues(page)
    },
    end() {
      stop()
      stopLocation()
    },
  }
}

function runEffects(page: ServedPage, work: NonNullable<ServedPage['work']>): void {
  const { attribution = 'last-touch', consent = true, data, registerServiceWorker } = page.given
  work.run({
    model: attribution,
    consent,
    pageName: page.inputs?.pageName,
    pageView: FIRST_VIEW,
    config: configOf(page.given) ?? DEFAULT_SITE,
    data,
    registerServiceWorker,
    track: (event) => notifyPage(page.given.onTrack, event),
    // The provider runs the effect again, and reports it.
    onFailure: () => undefined,
    onServiceWorker(result) {
      if ('reason' in result)
        void import('../browser/log/warnNotRegistered.ts')
          .then((module) => module.warnNotRegistered(page.given.logger, result.reason))
          .catch(() => undefined)
    },
  })
}

const FIRST_VIEW = { count: 0, url: '' }
