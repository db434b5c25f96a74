import { readCookie } from '../browser/cookies/cookies.ts'
import { readLanguageCookie } from '../browser/cookies/languageCookie.ts'
import { notifyPage } from '../browser/events/notifyPage.ts'
import { isDocumentLanguage } from '../browser/page/isDocumentLanguage.ts'
import { watchUser } from '../browser/page/watchUser.ts'
import { startPageWork } from '../browser/pageView/pageWork.ts'
import { storeServerTheme } from '../browser/stored/storeServerTheme.ts'
import { DEFAULT_SITE } from '../core/attribution/defaultSite.ts'
import { ONBOARDING_COOKIE, ONBOARDING_WANTED } from '../core/contracts.ts'
import { wholeLogger } from '../core/log.ts'
import { isAttributionLeftOut } from '../core/pages/isAttributionLeftOut.ts'
import type { PageName } from '../core/pages/pages.ts'
import { userMark } from '../core/renderedFor.ts'
import type { User } from '../core/user/user.ts'
import type { IslandsStore } from './IslandsStore.ts'
import { checkServed } from './servedProps.ts'

// Islands load this file with every page. The renderer needs it too: imported from here, it is in the same file.
export { checkServed }

/**
 * Prepares {@link runPageView}: compares the inputs of the server's HTML, and loads the route table if they do not name
 * the page.
 *
 * @returns a function that runs the page view synchronously.
 */
export async function preparePageView(store: IslandsStore): Promise<() => void> {
  const served = checkServed(store)
  const { props, landing } = store
  const { page = '', url = '' } = served?.renderedFor ?? {}
  const isSame = props.page === page || (props.page === undefined && url !== '' && props.url === url)
  if (page && isSame) return () => runPageView(store, page)
  const { pageNameOf } = await import('./pageNameOf.ts')
  const found = pageNameOf(props, landing.url)
  return () => runPageView(store, found)
}

/**
 * Runs the effects of a page view without the full provider: attribution, the service worker, and the season's logos
 * for the next page. Loads the provider if the output has to change. Call it again after a change of props: effects run
 * once.
 */
function runPageView(store: IslandsStore, page: PageName): void {
  const { props, rendering } = store
  store.work ??= startPageWork(store.landing)
  // The full provider runs the same effects.
  if (rendering) return
  store.stopUser ??= watchUser(
    // The rendered provider requests the user itself.
    () => ({
      user: userMark(store.props.user),
      refreshUser: store.rendering ? undefined : store.props.refreshUser,
    }),
    (user) => void showUser(store, user).catch(() => undefined),
  )
  // Of HTML that React has hydrated since.
  checkServed(store)
  const { work } = store
  const { config, attribution = 'last-touch', consent = true } = props
  work.recordAttribution({
    model: attribution,
    consent,
    isLeftOut: isAttributionLeftOut(page),
    pageView: { count: 0, url: '' },
    config: config ?? DEFAULT_SITE,
    track: (event) => notifyPage(store.props.onTrack, event),
  })
  if (props.registerServiceWorker !== false)
    store.stopWorker ??= work.registerServiceWorker((result) => {
      if ('reason' in result && !store.rendering)
        void import('../browser/log/warnNotRegistered.ts')
          .then((module) => module.warnNotRegistered(store.props.logger, result.reason))
          .catch(() => undefined)
    }, props.registerServiceWorker === true)
  storeThemeOfStaticHeader(store)
  if (config && process.env.NODE_ENV === 'development')
    void import('../browser/log/development.ts').then((module) =>
      module.warnOfPlaceholderUrls(config, wholeLogger(props.logger)),
    )
  if (hasNewOutput(store)) void store.load().catch(() => undefined)
}

/** Renders the components that display a changed user. Rejects if loading fails. */
async function showUser(store: IslandsStore, user: User | null | undefined): Promise<void> {
  const before = userMark(store.props.user)
  if (user === undefined || userMark(user) === before) return
  const { shared } = await store.load()
  const shell = shared.read()
  // An event may have set another user.
  if (shell && userMark(shell.user) === before) shell.setUser(user)
}

/** Stores the theme that the server loaded, because the header is not hydrated to do it. */
function storeThemeOfStaticHeader({ props: { data }, parts }: IslandsStore): void {
  const isStatic = [...parts].some(({ name, isLive, isInTree }) => name === 'header' && !isLive && !isInTree)
  if (isStatic) storeServerTheme(data)
}

/** Returns whether data known only to the browser changes the output. */
function hasNewOutput({ props, served }: IslandsStore): boolean {
  // The server did not know the URL: its output depends on the browser's.
  if (served ? served.renderedFor.url === '' : typeof props.url !== 'string') return true
  if (readCookie(ONBOARDING_COOKIE) === ONBOARDING_WANTED) return true
  if (!served) return false
  const { language, isLanguageGuessed } = served.renderedFor
  if (isLanguageGuessed && props.language === undefined && (readLanguageCookie() ?? language) !== language) return true
  return props.documentLanguage !== false && !isDocumentLanguage(language)
}
