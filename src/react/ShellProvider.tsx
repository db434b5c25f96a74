import { type ReactNode, useEffect, useMemo, useReducer, useState } from 'react'
import type { Adapters } from '../api/adapters.ts'
import type { Fetch } from '../api/request.ts'
import type { AttributionModel } from '../browser/recordAttribution.ts'
import { onShellEvent } from '../browser/shellEvents.ts'
import type { ShellConfig } from '../core/config/config.ts'
import { defineConfig } from '../core/config/defineConfig.ts'
import { isWholeConfig } from '../core/config/isWholeConfig.ts'
import { isLanguage, type Language } from '../core/language/language.ts'
import type { Logger } from '../core/log.ts'
import { messages } from '../core/messages/messages.ts'
import type { Taxonomy } from '../core/named.ts'
import { isPageName, type PageName, pagePath } from '../core/pages/pages.ts'
import type { DistrictsByProvince } from '../core/reference/places.ts'
import { defaultTaxonomy } from '../core/reference/taxonomy.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import type { ShellData } from '../core/shellData.ts'
import { themeLogos } from '../core/theme/seasonalTheme.ts'
import type { User } from '../core/user/user.ts'
import { createSideNav } from './provider/createSideNav.ts'
import { createDatasets } from './provider/datasets.ts'
import { useAttribution } from './provider/useAttribution.ts'
import { useCallOptions } from './provider/useCallOptions.ts'
import { useLanguage } from './provider/useLanguage.ts'
import { useLocationUrl } from './provider/useLocationUrl.ts'
import { useNewSeeker } from './provider/useNewSeeker.ts'
import { useOnboarding } from './provider/useOnboarding.ts'
import { usePageRestored } from './provider/usePageRestored.ts'
import { usePageView } from './provider/usePageView.ts'
import { useResumeSummaryRequest } from './provider/useResumeSummaryRequest.ts'
import { useServiceWorker } from './provider/useServiceWorker.ts'
import { useShellStore } from './provider/useShellStore.ts'
import { type Track, useTrack } from './provider/useTrack.ts'
import {
  type JobFunctionGroupSource,
  type LinkComponent,
  ShellContext,
  type ShellContextValue,
  type ShellParts,
  ShellStoreContext,
  type Suggest,
} from './ShellContext.ts'
import { initialShellState, type ShellState, shellReducer } from './shellState.ts'

/** What a page tells the shell. Everything but `children` is optional. */
export interface ShellProviderProps extends Partial<Omit<ShellState, 'pageName'>> {
  /** @default the production preset */
  config?: ShellConfig
  /** Which page this is. @default found from the address, as for a name that is none */
  page?: PageName
  /** @default the address's language, then the visitor's cookie, then Vietnamese, as for one that the site does not speak */
  language?: Language
  /** The address on view, absolute or site-relative. Pass it on a server. @default the browser's address, else the page's own */
  url?: string
  /** The page's own address in the other language: the switch leads there, but for career-centre pages. */
  alternateUrl?: string
  /** Parent of the job function on view; 5 gives the inTECH logo. */
  jobFunctionParentId?: number
  /** Function group of the job on view; 5 gives the inTECH logo on job details. A getter is asked until it answers. */
  jobFunctionGroup?: JobFunctionGroupSource
  /** Shows Referral Candidates in the career centre. @default false */
  isShowReferral?: boolean
  /** A router's link, drawn instead of `<a>` for addresses on the site. */
  linkComponent?: LinkComponent
  /** A router's way to go to an address on the site. Used for plain clicks where there is no `linkComponent`. */
  navigate?: (href: string) => void
  /** Gives suggestions for the search. @default the site's own endpoints */
  suggest?: Suggest
  /** What the page's server fetched with `loadShellData`: it is drawn at once, and not asked for again. */
  data?: ShellData
  /** Calls the services. @default the browser's own `fetch` */
  fetch?: Fetch
  /** Where the shell writes what it has to say. @default the console */
  logger?: Logger
  /** How endpoints are asked and read that speak another way than the shell documents. */
  adapters?: Partial<Adapters>
  /** Whether the site's service worker, `/service-worker.js`, is registered after the page has loaded. @default true */
  registerServiceWorker?: boolean
  /** Tells who is looking now, when the browser brings the page back as it was left. @default nobody is asked */
  refreshUser?: () => Promise<User | null>
  /**
   * Records where each page view came from, job details left out. `last-non-direct` keeps a campaign over later internal
   * and direct visits; `false` records nothing. @default 'last-touch'
   */
  attribution?: AttributionModel | false
  /**
   * Whether the visitor agreed to what the page can do without: attribution, recent searches, the turns of banners. While
   * it is `false` the landing touch waits in memory, and is recorded when it turns `true`. @default true
   */
  consent?: boolean
  /** Told of what visitors do in the shell. */
  onTrack?: Track
  /** Remembers the visitor's last searches in this browser, and offers them in the empty field. @default false */
  recentSearches?: boolean
  /** Categories and locations to choose from. @default the tables that the shell ships */
  taxonomy?: Taxonomy
  /** Districts by province id, for the location picker. @default none */
  districts?: DistrictsByProvince
  children?: ReactNode
}

const NO_DISTRICTS: DistrictsByProvince = {}
const DEFAULT_CONFIG = defineConfig()

const PARTIAL_CONFIG =
  '[@jobsite/shell] The configuration has gaps: only overrides were passed. Pass what defineConfig({ … }) of @jobsite/shell/core gives. (code: partial-config)'

/**
 * Gives the shell's parts what they share. Renders no element of its own.
 *
 * @throws TypeError for a configuration that `defineConfig` has not made whole.
 */
export function ShellProvider({
  config: givenConfig,
  page: wantedPage,
  language: wantedLanguage,
  url: givenUrl,
  alternateUrl,
  jobFunctionParentId,
  jobFunctionGroup,
  isShowReferral = false,
  linkComponent,
  navigate,
  suggest,
  data,
  fetch,
  logger = console,
  adapters,
  registerServiceWorker = true,
  refreshUser,
  attribution = 'last-touch',
  consent = true,
  onTrack,
  recentSearches = false,
  taxonomy = defaultTaxonomy,
  districts = NO_DISTRICTS,
  children,
  ...values
}: ShellProviderProps) {
  const config = givenConfig ?? DEFAULT_CONFIG
  if (!isWholeConfig(config)) throw new TypeError(PARTIAL_CONFIG)
  // Pages that are not written in TypeScript, attributes of elements and JSON of servers can say anything.
  const page = isPageName(wantedPage) ? wantedPage : undefined
  const givenLanguage = isLanguage(wantedLanguage) ? wantedLanguage : undefined
  const url = useLocationUrl(givenUrl) ?? pagePath(page ?? 'homepage', givenLanguage ?? 'vi')
  const language = useLanguage(givenLanguage, url, config)
  const pageName = page ?? detectPage(url, config) ?? 'other'
  const [state, dispatch] = useGivenState({
    ...values,
    pageName,
    theme: values.theme ?? data?.theme,
    bottomSEOContent: values.bottomSEOContent ?? data?.bottomText?.text,
  })
  const track = useTrack(onTrack)
  const [sideNav] = useState(() => createSideNav(track))
  const pageView = usePageView(url)
  const [bannerTurns] = useState(() => new Map<string, number>())
  const callOptions = useCallOptions(fetch, logger)
  const datasets = useMemo(() => createDatasets(config, callOptions), [config, callOptions])
  const summary = useResumeSummaryRequest(config, state.user, state.resumeSummary, callOptions, dispatch)
  useServiceWorker(registerServiceWorker, callOptions, dispatch)
  useOnboarding(datasets, config.siteDomain, dispatch)
  usePageRestored(async () => {
    const user = await askWho(refreshUser)
    if (user !== undefined) dispatch({ type: 'UPDATE_USER', user })
    // Another seeker's counts are asked for as those of any new one.
    summary.renew(user === undefined ? state.user : user)
  })

  useAttribution({ model: attribution, consent, pageName: state.pageName, url, siteDomain: config.siteDomain, track })
  const welcome = useNewSeeker({ config, language, navigate, track })

  useEffect(() => {
    const stops = [
      onShellEvent('SEARCH', ({ detail }) => dispatch({ type: 'SEARCH', params: detail?.params })),
      onShellEvent('UPDATE_USER', (event) => {
        dispatch({ type: 'UPDATE_USER', user: event.detail?.user ?? null })
        if (event.detail?.isNew === true) welcome(event)
      }),
      onShellEvent('VNW_NEW_REGISTERED', (event) => {
        if (event.detail?.user) dispatch({ type: 'UPDATE_USER', user: event.detail.user })
        welcome(event)
      }),
      onShellEvent('UPDATE_PAGE', ({ detail }) =>
        dispatch({ type: 'UPDATE_PAGE', pageName: detail?.pageName, section: detail?.section }),
      ),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [dispatch, welcome])

  const setters = useMemo<Pick<ShellContextValue, 'setPage' | 'setUser' | 'setShell'>>(
    () => ({
      setPage: (name, section) => dispatch({ type: 'UPDATE_PAGE', pageName: name, section }),
      setUser: (user) => dispatch({ type: 'UPDATE_USER', user }),
      setShell: (shared) => dispatch({ type: 'set', values: shared }),
    }),
    [dispatch],
  )
  const value = useMemo<ShellParts>(
    () => ({
      ...state,
      langCode: language,
      language,
      mode: config.mode,
      config,
      messages: messages[language],
      url,
      alternateUrl,
      jobFunctionParentId,
      jobFunctionGroup,
      menu: { config, language, page: state.pageName, user: state.user, isShowReferral },
      linkComponent,
      navigate,
      suggest,
      adapters,
      recentSearches: recentSearches && consent,
      consent,
      taxonomy,
      districts,
      sideNav,
      data,
      logos: themeLogos(state.theme, config.logos),
      callOptions,
      datasets,
      pageView,
      bannerTurns,
      track,
      requestResumeSummary: summary.request,
      ...setters,
    }),
    [
      state,
      language,
      config,
      url,
      alternateUrl,
      jobFunctionParentId,
      jobFunctionGroup,
      isShowReferral,
      linkComponent,
      navigate,
      suggest,
      adapters,
      recentSearches,
      consent,
      taxonomy,
      districts,
      sideNav,
      data,
      callOptions,
      datasets,
      pageView,
      bannerTurns,
      track,
      summary.request,
      setters,
    ],
  )
  const store = useShellStore(value)
  return (
    <ShellStoreContext.Provider value={store}>
      <ShellContext.Provider value={value}>{children}</ShellContext.Provider>
    </ShellStoreContext.Provider>
  )
}

/** Who is looking now; `undefined` where nobody can say. */
async function askWho(refreshUser: ShellProviderProps['refreshUser']): Promise<User | null | undefined> {
  try {
    return await refreshUser?.()
  } catch {
    return undefined
  }
}

/** State that starts from props, follows each prop that changes, and keeps what events set in between. */
function useGivenState(given: Partial<ShellState>) {
  const [state, dispatch] = useReducer(shellReducer, given, initialShellState)
  const [seen, setSeen] = useState(given)
  const keys = Object.keys({ ...seen, ...given }) as (keyof ShellState)[]
  const changed = keys.filter((key) => !sameValue(seen[key], given[key]))
  if (changed.length > 0) {
    // Setting state while rendering starts the render over before anything is drawn: no flash of old values.
    setSeen(given)
    const fresh = initialShellState(given)
    dispatch({ type: 'set', values: Object.fromEntries(changed.map((key) => [key, fresh[key]])) })
  }
  return [state, dispatch] as const
}

/** Equal by content, so that a list or user made anew with every render is not a change. */
function sameValue(one: unknown, two: unknown): boolean {
  if (Object.is(one, two)) return true
  if (typeof one !== 'object' || typeof two !== 'object' || one === null || two === null) return false
  const keys = new Set([...Object.keys(one), ...Object.keys(two)])
  return [...keys].every((key) =>
    sameValue((one as Record<string, unknown>)[key], (two as Record<string, unknown>)[key]),
  )
}
