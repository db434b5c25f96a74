import { useMemo, useState } from 'react'
import { PARTIAL_CONFIG } from '../core/config/configured.ts'
import { usableConfig } from '../core/config/defineConfig.ts'
import { isWholeConfig } from '../core/config/isWholeConfig.ts'
import { readSearch } from '../core/search/readSearch.ts'
import { configOf } from '../core/site/configOf.ts'
import { createSideNav } from './provider/createSideNav.ts'
import { createDatasets } from './provider/datasets.ts'
import { DEFAULT_CONFIG, derivedValues, describePage, formatRenderedFor, providedState } from './provider/firstShell.ts'
import { usePageWork } from './provider/PageWorkContext.ts'
import { ProviderEffects } from './provider/ProviderEffects.tsx'
import type { ShellProviderProps } from './provider/ShellProviderProps.ts'
import { useCallOptions } from './provider/useCallOptions.ts'
import { useCurrentConfig } from './provider/useCurrentConfig.ts'
import { useLanguage } from './provider/useLanguage.ts'
import { useLocationUrl } from './provider/useLocationUrl.ts'
import { usePageView } from './provider/usePageView.ts'
import { usePropSyncedState } from './provider/usePropSyncedState.ts'
import { useResumeSummaryRequest } from './provider/useResumeSummaryRequest.ts'
import { useRouting } from './provider/useRouting.ts'
import { useSameValue } from './provider/useSameValue.ts'
import { useShellOptions } from './provider/useShellOptions.ts'
import { useShellStore } from './provider/useShellStore.ts'
import { useTrack } from './provider/useTrack.ts'
import { firstSearch, searchKey, useUrlSearch } from './provider/useUrlSearch.ts'
import { ShellContext, type ShellContextValue, type ShellInternals, ShellStoreContext } from './ShellContext.ts'

/**
 * Provides the shell's components with their shared values. Renders no element.
 *
 * @throws TypeError for a config that is not the result of `defineConfig`.
 */
export function ShellProvider({
  site,
  config: configProp,
  page: pageProp,
  language: languageProp,
  url: urlProp,
  isShowReferral = false,
  linkComponent: linkProp,
  navigate: navigateProp,
  ownPaths,
  fetch,
  logger,
  registerServiceWorker,
  documentLanguage = true,
  refreshUser,
  attribution = 'last-touch',
  onTrack,
  children,
  ...rest
}: ShellProviderProps) {
  const { options, values } = useShellOptions(rest)
  const { consent, data, taxonomy } = options
  const givenConfig = useSameValue(configOf({ site, config: configProp }) ?? DEFAULT_CONFIG)
  if (!isWholeConfig(givenConfig)) throw new TypeError(PARTIAL_CONFIG)
  const config = useCurrentConfig(usableConfig(givenConfig), data?.now)
  const routing = useRouting(linkProp, navigateProp, ownPaths, config)
  const knownUrl = useLocationUrl(urlProp, config)
  const described = describePage({ page: pageProp, language: languageProp }, knownUrl, config)
  const { page, givenLanguage, url, urlSection } = described
  const { language, isGuessed } = useLanguage(givenLanguage, url, config)
  const search = useMemo(
    () => (knownUrl === undefined ? undefined : readSearch(knownUrl, { taxonomy })),
    [knownUrl, taxonomy],
  )
  const key = searchKey(knownUrl, search)
  const [state, dispatch] = usePropSyncedState(providedState(values, data, described), () => ({
    ...firstSearch(search, values),
    seenSearch: key,
  }))
  // Read by hydration, so it is computed once, for the first render.
  const [renderedFor] = useState(() => formatRenderedFor(state, { language, isGuessed, url: knownUrl }))
  useUrlSearch(key, state.seenSearch, knownUrl, search, values, dispatch)
  const track = useTrack(onTrack)
  const [sideNav] = useState(() => createSideNav(track))
  const pageView = usePageView(url)
  const work = usePageWork()
  const [bannerViews] = useState<ShellInternals['bannerViews']>(() => work?.bannerViews ?? new Map())
  const callOptions = useCallOptions(fetch, logger)
  const datasets = useMemo(() => createDatasets(config, callOptions), [config, callOptions])
  const summary = useResumeSummaryRequest(config, state.user, state.resumeSummary, callOptions, dispatch)
  const setters = useMemo<Pick<ShellContextValue, 'setPage' | 'setUser' | 'setShell'>>(
    () => ({
      setPage: (name, section) => dispatch({ type: 'UPDATE_PAGE', pageName: name, section }),
      setUser: (user) => dispatch({ type: 'UPDATE_USER', user }),
      setShell: (shared) => dispatch({ type: 'set', values: shared }),
    }),
    [dispatch],
  )
  const value = useMemo<ShellInternals>(
    () => ({
      ...state,
      ...options,
      ...derivedValues(state, config, language, { url, urlSection }, isShowReferral),
      language,
      config,
      url,
      ...routing,
      sideNav,
      callOptions,
      datasets,
      pageView: pageView.count,
      pageViewUrl: pageView.url,
      bannerViews,
      track,
      requestResumeSummary: summary.request,
      renderedFor,
      ...setters,
    }),
    [
      state,
      options,
      language,
      config,
      url,
      urlSection,
      isShowReferral,
      routing,
      sideNav,
      callOptions,
      datasets,
      pageView,
      bannerViews,
      track,
      summary.request,
      renderedFor,
      setters,
    ],
  )
  const store = useShellStore(value)
  return (
    <ShellStoreContext.Provider value={store}>
      <ShellContext.Provider value={value}>
        <ProviderEffects
          dispatch={dispatch}
          callOptions={callOptions}
          registration={{ config, language, navigate: routing.navigate, track }}
          pageView={{
            model: attribution,
            consent,
            // A static page learns its URL, and with it the page, right after hydration.
            pageName: page || knownUrl !== undefined ? state.pageName : undefined,
            pageView,
            config,
            data,
            registerServiceWorker,
            track,
          }}
          documentLanguage={documentLanguage}
          datasets={datasets}
          config={config}
          language={language}
          refreshUser={refreshUser}
          user={state.user}
          renewResumeSummary={summary.renew}
        />
        {children}
      </ShellContext.Provider>
    </ShellStoreContext.Provider>
  )
}
