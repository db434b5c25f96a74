import { notifyPage } from '../browser/events/notifyPage.ts'
import { listen, readNavigation } from '../browser/navigation/navigationApi.ts'
import { safeDocument } from '../browser/page/safeDocument.ts'
import { writeShared } from '../browser/page/shared.ts'
import { isOrdinaryVisit, recordOrdinaryVisit } from '../browser/pageView/ordinaryVisit.ts'
import { readStored } from '../browser/storage/storage.ts'
import { DEFAULT_SITE } from '../core/attribution/defaultSite.ts'
import { ONBOARDING_COOKIE, THEME_KEY, THEME_STORED_AT_KEY } from '../core/contracts.ts'
import { configOf } from '../core/site/configOf.ts'
import { THEME_PENDING } from '../core/theme/themeBootScript.ts'
import type { PageView, ServedPage } from './ServedPage.ts'

/**
 * Starts a page view without the provider. An ordinary one, of a page that shows what its server rendered for, is recorded by one
 * function; any other loads the full code.
 *
 * @param wasOpenedAgain whether the visitor has opened the page again before this code had come.
 */
export function startPageView(page: ServedPage, wasOpenedAgain: boolean): PageView {
  let isRecorded = false
  let isDue = false
  let hasEnded = false
  let full: PageView | undefined
  const loadFull = () => {
    isOrdinary = false
    import('./fullPageView.ts')
      .then(({ startFullPageView }) => {
        if (hasEnded) return
        full = startFullPageView(page, wasOpenedAgain)
        if (isDue) full.run()
      })
      .catch(() => undefined)
  }
  // The link to the other language keeps a hash, also one that a script sets.
  const loadForHash = () => {
    if (isOrdinary && window.location.hash) loadFull()
  }
  const stops = [listen(window, 'hashchange', loadForHash), listen(readNavigation(), 'currententrychange', loadForHash)]
  // At once, so that the full code is there where the visitor leaves before the browser is idle.
  let isOrdinary =
    !wasOpenedAgain && !window.location.hash && (page.isRendering || (isAsServed(page) && isSimpleVisit(page)))
  if (!isOrdinary) loadFull()
  // In a file of its own: a page in production has nothing of it.
  if (process.env.NODE_ENV === 'development')
    import('./checkServedPage.ts')
      .then(({ checkServedPage }) => {
        if (!hasEnded) checkServedPage(page)
      })
      .catch(() => undefined)
  return {
    run() {
      isDue = true
      // The provider runs the effects.
      if (!page.isRendering && isOrdinary) {
        isOrdinary = !isRecorded && isAsServed(page) && recordVisit(page)
        isRecorded = isOrdinary
        if (!isOrdinary) loadFull()
        else if (page.given.registerServiceWorker !== false)
          import('./servedWorker.ts')
            .then(({ startServedWorker }) => {
              if (!hasEnded) stops.push(startServedWorker(page))
            })
            .catch(() => undefined)
      } else full?.run()
    },
    end() {
      hasEnded = true
      for (const stop of stops) stop()
      full?.end()
    },
  }
}

/** Returns whether a page shows what its server rendered for, and has no effect but that its visit is recorded. */
function isAsServed({ given, servedFor = '', parts }: ServedPage): boolean {
  const { language, page, user, theme, data, url, consent, attribution, refreshUser, documentLanguage } = given
  // As `writeRenderedFor` writes it. Its marks of no and of an unknown user are written out: its file is not loaded for them.
  const [ofLanguage, ofPage, ofUser, ofTheme, ofUrl] = servedFor.split(' ')
  const { documentElement: root } = safeDocument
  return !(
    // A language that its server guessed ends with a mark, so that it is none.
    (language ?? root.lang) !== ofLanguage ||
    (page ?? ofPage) !== ofPage ||
    url !== ofUrl ||
    ofTheme !== '-' ||
    (user === null ? '-' : user === undefined && '?') !== ofUser ||
    theme ||
    data?.theme ||
    consent === false ||
    refreshUser ||
    attribution === 'last-non-direct' ||
    (documentLanguage !== false && root.lang !== ofLanguage) ||
    safeDocument.cookie.includes(ONBOARDING_COOKIE) ||
    // Items of the menu may have begun or ended since.
    configOf(given)?.menu?.dates ||
    // A season that is over is removed, with what a boot script has hidden for it.
    (data?.theme === null &&
      (root.hasAttribute(THEME_PENDING) ||
        readStored('local', THEME_KEY) !== null ||
        readStored('local', THEME_STORED_AT_KEY) !== null)) ||
    [...parts].some((part) => (part.servedFor ?? servedFor) !== servedFor)
  )
}

/** Returns whether one function records the visit, or none does. Those of job details are stored for the next page. */
function isSimpleVisit({ landing, given, servedFor }: ServedPage): boolean {
  if (given.attribution === false) return true
  return !servedFor?.includes(' jobDetail ') && isOrdinaryVisit(landing, configOf(given) ?? DEFAULT_SITE)
}

/** Records the visit, where that is one function's. */
function recordVisit({ landing, given }: ServedPage): boolean {
  if (given.attribution === false) return writeShared('consent', true)
  const { siteDomain, ignoredReferrers } = configOf(given) ?? DEFAULT_SITE
  return recordOrdinaryVisit(landing, {
    siteDomain,
    ignoredReferrers,
    track: (event) => notifyPage(given.onTrack, event),
  })
}
