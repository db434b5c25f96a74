import { notifyPage } from '../browser/events/notifyPage.ts'
import { startPageWork } from '../browser/pageView/pageWork.ts'
import { DEFAULT_SITE } from '../core/attribution/defaultSite.ts'
import type { ServedPage } from './ServedPage.ts'

/**
 * Runs the effects of a page view without the provider: until that renders, which then continues them. The page's name is
 * the one that the server rendered for; where another one may be right, the provider renders and finds it.
 */
export function runPageView(page: ServedPage): void {
  // Before the provider renders, so that it continues these.
  page.work ??= startPageWork(page.landing)
  if (page.isRendering) return
  page.readInputs()
  const { config, attribution = 'last-touch', consent = true, data, registerServiceWorker } = page.options
  page.work.run({
    model: attribution,
    consent,
    pageName: page.inputs?.pageName,
    pageView: FIRST_VIEW,
    config: config ?? DEFAULT_SITE,
    data,
    registerServiceWorker,
    track: (event) => notifyPage(page.options.onTrack, event),
    // The provider runs the effect again, and reports it.
    onFailure: () => undefined,
    onServiceWorker(result) {
      if ('reason' in result && !page.isRendering)
        void import('../browser/log/warnNotRegistered.ts')
          .then((module) => module.warnNotRegistered(page.options.logger, result.reason))
          .catch(() => undefined)
    },
  })
}

const FIRST_VIEW = { count: 0, url: '' }
