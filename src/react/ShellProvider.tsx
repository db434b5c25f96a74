import { useMemo, useState } from 'react'
import { defineConfig } from '../core/config/defineConfig.ts'
import { isWholeConfig } from '../core/config/isWholeConfig.ts'
import { isLanguage } from '../core/language/language.ts'
import { messages } from '../core/messages/messages.ts'
import { isPageName, pagePath } from '../core/pages/pages.ts'
import type { DistrictsByProvince } from '../core/reference/places.ts'
import { defaultTaxonomy } from '../core/reference/taxonomy.ts'
import { detectPage } from '../core/routes/detectPage.ts'
import { themeLogos } from '../core/theme/seasonalTheme.ts'
import { createSideNav } from './provider/createSideNav.ts'
import { createDatasets } from './provider/datasets.ts'
import type { ShellProviderProps } from './provider/ShellProviderProps.ts'
import { useAttribution } from './provider/useAttribution.ts'
import { useCallOptions } from './provider/useCallOptions.ts'
import { useGivenState } from './provider/useGivenState.ts'
import { useLanguage } from './provider/useLanguage.ts'
import { useLocationUrl } from './provider/useLocationUrl.ts'
import { useNewSeeker } from './provider/useNewSeeker.ts'
import { useOnboarding } from './provider/useOnboarding.ts'
import { usePageView } from './provider/usePageView.ts'
import { useRefreshedUser } from './provider/useRefreshedUser.ts'
import { useResumeSummaryRequest } from './provider/useResumeSummaryRequest.ts'
import { useServiceWorker } from './provider/useServiceWorker.ts'
import { useShellEvents } from './provider/useShellEvents.ts'
import { useShellStore } from './provider/useShellStore.ts'
import { useTrack } from './provider/useTrack.ts'
import { ShellContext, type ShellContextValue, type ShellParts, ShellStoreContext } from './ShellContext.ts'

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
  useRefreshedUser(refreshUser, state.user, summary.renew, dispatch)
  useAttribution({ model: attribution, consent, pageName: state.pageName, url, siteDomain: config.siteDomain, track })
  const welcome = useNewSeeker({ config, language, navigate, track })
  useShellEvents(dispatch, welcome)

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
