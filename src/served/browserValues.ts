import { readCookie } from '../browser/cookies/cookies.ts'
import { readLanguageCookie } from '../browser/cookies/languageCookie.ts'
import { isDocumentLanguage } from '../browser/page/isDocumentLanguage.ts'
import { ONBOARDING_COOKIE, ONBOARDING_WANTED } from '../core/contracts.ts'
import type { RenderedFor } from '../core/renderedFor.ts'
import { configOf } from '../core/site/configOf.ts'
import type { PagePart, ServedPage } from './ServedPage.ts'
import { readInputs } from './servedInputs.ts'

/** Returns whether HTML has to be rendered for a value, which it does not show. */
type BrowserValue = (page: ServedPage, rendered: RenderedFor) => boolean

const wantsOnboarding = (): boolean => readCookie(ONBOARDING_COOKIE) === ONBOARDING_WANTED

/**
 * Values that only a browser knows and the HTML of a server may depend on: the one list for all ways of rendering. A value is shown
 * without rendering, or it is a reason to render.
 *
 * Two kinds are elsewhere: stored values that one component shows are in its HTML, as `stored:` of `data-shell-hydrate`, and
 * what no HTML shows (referrer, consent) is read by the effects of the page view.
 */
const BROWSER_VALUES: readonly BrowserValue[] = [
  /** The URL that the server did not know. */
  (_, { url }) => url === '',
  /** The hash, which no server receives. */
  (page) => {
    showHash(page)
    return false
  },
  /** The visitor's language, where neither the page nor its URL contains one. */
  ({ given }, { language, isLanguageGuessed }) =>
    isLanguageGuessed && given.language === undefined && (readLanguageCookie() ?? language) !== language,
  /** Whether the visitor still has the onboarding. */
  wantsOnboarding,
  /** The time: items of the menu may have begun or ended since the server rendered them. */
  ({ given }) =>
    configOf(given)?.menu?.dates?.some((time) => time > (given.data?.now ?? 0) && time <= Date.now()) === true,
  /** The language of the document. */
  ({ given }, { language }) => given.documentLanguage !== false && !isDocumentLanguage(language),
]

/** Shows what only the browser knows in HTML of a server, and renders what cannot be shown otherwise. */
export function showBrowserValues(page: ServedPage): void {
  // Not known yet where a component was rendered before the page view began.
  readInputs(page)
  const rendered = page.inputs?.renderedFor
  const isNeeded = rendered
    ? // Every value is read: each one may show something.
      BROWSER_VALUES.filter((needsRender) => needsRender(page, rendered)).length > 0
    : typeof page.given.url !== 'string' || wantsOnboarding()
  if (isNeeded) page.render()
}

/** Shows the browser's hash in the links to the other language, which keep it, of HTML that is not rendered yet. */
export function showHash(page: ServedPage): void {
  const url = page.inputs?.renderedFor.url
  if (url === undefined) return
  const { pathname, search, hash } = window.location
  for (const link of [...page.parts].flatMap(switchLinks)) {
    const href = link.getAttribute('href') ?? ''
    // A page's own URL in the other language has the hash that the page gave it.
    if (href !== page.given.alternateUrl && !url.includes('#'))
      link.setAttribute('href', href.split('#', 1)[0] + (url.endsWith(pathname + search) ? hash : ''))
  }
}

/** Returns the links to the other language in a component's HTML that is not rendered yet. */
const switchLinks = ({ element, isLive }: PagePart): HTMLAnchorElement[] =>
  element && !isLive ? [...element.querySelectorAll<HTMLAnchorElement>('a[rel=alternate]')] : []
