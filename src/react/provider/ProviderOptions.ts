import type { AttributionModel } from '../../browser/attribution/recordVisit.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { Language } from '../../core/language/language.ts'
import type { Logger } from '../../core/log.ts'
import type { PageName } from '../../core/pages/pages.ts'
import type { OwnPaths } from '../../core/routes/isOwnUrl.ts'
import type { Site } from '../../core/site/site.ts'
import type { User } from '../../core/user/user.ts'
import type { Fetch } from '../../services/request.ts'
import type { ShellOptionProps } from '../ShellOptions.ts'
import type { ShellState } from '../shellState.ts'
import type { Track } from './useTrack.ts'

/** A `Pick`, which keeps the docstrings of the values; `Omit` loses them. */
type SharedValues = Pick<ShellState, Exclude<keyof ShellState, 'pageName'>>

/** Shared values as props: a changed prop updates the state, events may update it in between. */
type SharedValueProps = { [Name in keyof SharedValues]?: SharedValues[Name] | undefined }

/** Options of the shell on every page, with or without React: a type of React in it would make servers install React. */
export interface ProviderOptions extends SharedValueProps, ShellOptionProps {
  /**
   * The site: the result of `defineSite` or `loadSite`, with the configuration and the menu. @default a site of `config`
   */
  site?: Site | undefined
  /** Configuration, for a page without `site`: the result of `defineConfig`. @default the production preset */
  config?: ShellConfig | undefined
  /**
   * Name of the page; `pageName` in the context and in events. @default detected from the URL, also for an unknown name
   */
  page?: PageName | undefined
  /**
   * Language of the page; `langCode` in the context. @default the URL's language, then the `lang` cookie, then
   * Vietnamese, also for an unsupported language
   */
  language?: Language | undefined
  /**
   * URL of the page, absolute or site-relative, such as `requestUrl(request)`. Pass it on a server. Validated: `//host`
   * becomes one slash, a URL on a foreign host is reduced to its path, and a URL with another scheme is ignored.
   * @default the browser's URL, else the page's own path
   */
  url?: string | undefined
  /** Shows Referral Candidates in the career center. @default false */
  isShowReferral?: boolean | undefined
  /** Navigates to a URL with the page's router. Used for plain clicks when there is no `linkComponent`. */
  navigate?: ((href: string) => void) | undefined
  /**
   * The URLs that this app serves, as page names or as a predicate of site-relative URLs. Only these use
   * `linkComponent` and `navigate`; all others are plain links with a page load, and are never prefetched. @default
   * every URL of the site
   */
  ownPaths?: OwnPaths | undefined
  /** Sends the requests to services. @default the browser's `fetch` */
  fetch?: Fetch | undefined
  /** Receives the shell's warnings and errors. @default `console` */
  logger?: Logger | undefined
  /**
   * Whether the site's service worker, `/service-worker.js`, is registered after the page has loaded. `true` registers
   * it without checking that it exists. @default registered where the site serves one
   */
  registerServiceWorker?: boolean | undefined
  /**
   * Whether the document's `lang` follows the current language, also on client navigation. A document in a third
   * language is left unchanged. @default true
   */
  documentLanguage?: boolean | undefined
  /**
   * Returns the current user when a visitor opens a page that was loaded earlier: one that the browser has prefetched
   * or prerendered, or restores from its back/forward cache. The user may have logged in or out meanwhile. @default the
   * user is kept
   */
  refreshUser?: (() => Promise<User | null>) | undefined
  /**
   * Attribution model for recording the source of each page view, except on job details. `last-non-direct` keeps a
   * campaign over later internal and direct visits; `false` records nothing. @default 'last-touch'
   */
  attribution?: AttributionModel | false | undefined
  /** Called with each tracked visitor action in the shell. */
  onTrack?: Track | undefined
}
