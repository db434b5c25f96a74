import { isValidElement, useCallback, useContext, useEffect, useMemo, useReducer, useRef, useState } from 'react'
import { readLanguageCookie } from '../browser/cookies/languageCookie.ts'
import { isCurrentUrl, readHost, readLocation } from '../browser/navigation/location.ts'
import { navigateTo } from '../browser/navigation/navigateTo.ts'
import { subscribeLocation } from '../browser/navigation/subscribeLocation.ts'
import { type NavigationWatch, watchNavigations } from '../browser/navigation/watchNavigations.ts'
import { isNextPageView } from '../core/attribution/isNextPageView.ts'
import type { ShellConfig } from '../core/config/config.ts'
import { PARTIAL_CONFIG } from '../core/config/configured.ts'
import { isWholeConfig, usableConfig } from '../core/config/defineConfig.ts'
import { DEFAULT_LANGUAGE, type Language } from '../core/language/language.ts'
import { type Logger, wholeLogger } from '../core/log.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import { isOwnUrl, type OwnPaths } from '../core/routes/isOwnUrl.ts'
import { readSearch } from '../core/search/parseSearchUrl.ts'
import { configOf } from '../core/site/configOf.ts'
import { configAt, periodOf } from '../core/site/periods.ts'
import { safePageUrl } from '../core/url/pageUrl.ts'
import type { SiteIdentity } from '../core/url/safeHref.ts'
import type { CallOptions } from '../services/callEndpoint.ts'
import type { Fetch } from '../services/request.ts'
import { createListeners } from './createListeners.ts'
import { createDatasets } from './provider/datasets.ts'
import { DEFAULT_CONFIG, derivedValues, describePage, formatRenderedFor, providedState } from './provider/firstShell.ts'
import { usePageWork } from './provider/PageWorkContext.ts'
import { ProviderEffects } from './provider/ProviderEffects.tsx'
import type { ShellProviderProps } from './provider/ShellProviderProps.ts'
import { useResumeSummaryRequest } from './provider/useResumeSummaryRequest.ts'
import { useShellOptions } from './provider/useShellOptions.ts'
import { type Track, useTrack } from './provider/useTrack.ts'
import { firstSearch, searchKey, useUrlSearch } from './provider/useUrlSearch.ts'
import { requireOneReact } from './requireOneReact.ts'
import {
  ShellContext,
  type ShellContextValue,
  type ShellInternals,
  type ShellStore,
  ShellStoreContext,
  type SideNavControl,
  type SideNavStore,
} from './ShellContext.ts'
import { sameValue } from './sameValue.ts'
import { type FollowedState, initialShellState, type ShellState, shellReducer } from './shellState.ts'
import { useLatest } from './useLatest.ts'
import { noSubscription, noValue, useStore } from './useStore.ts'

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
  if (process.env.NODE_ENV !== 'production') requireOneReact()
  // biome-ignore lint/correctness/useHookAtTopLevel: the same in every render
  const isNested = process.env.NODE_ENV !== 'production' && useContext(ShellStoreContext) !== null
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
  const shared = useMemo<ShellInternals['shared']>(() => {
    const { seenProps, seenSearch, ...values } = state
    return {
      ...values,
      ...derivedValues(state, config, language, { url, urlSection }, isShowReferral),
      language,
      config,
      url,
      navigate: routing.navigate,
      isOwnUrl: routing.isOwnUrl,
      consent,
      track,
      ...setters,
    }
  }, [state, language, config, url, urlSection, isShowReferral, routing, consent, track, setters])
  const value = useMemo<ShellInternals>(
    () => ({
      ...shared,
      shared,
      ...options,
      linkComponent: routing.linkComponent,
      sideNav,
      callOptions,
      datasets,
      pageView: pageView.count,
      pageViewUrl: pageView.url,
      bannerViews,
      requestResumeSummary: summary.request,
      renderedFor,
    }),
    [shared, options, routing, sideNav, callOptions, datasets, pageView, bannerViews, summary.request, renderedFor],
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
          isNested={isNested}
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

/** Returns a store with a stable identity that notifies its subscribers after the provider's new value is committed. */
function useShellStore(value: ShellInternals): ShellStore {
  const latest = useRef(value)
  // Components rendered with the provider read the value of this render.
  latest.current = value
  const [{ store, emit }] = useState(() => {
    const { emit, subscribe } = createListeners()
    const read = () => latest.current
    return { store: { read, subscribe }, emit }
  })
  // After every commit: each subscriber compares its own selection.
  useEffect(emit)
  return store
}

/**
 * Returns a config with the items that count now. Servers and hydration use the server's time: no clock is read while
 * rendering there.
 *
 * @param served time of the server's HTML. @default before all dates
 */
function useCurrentConfig(config: ShellConfig, served: number | undefined): ShellConfig {
  return configAt(
    config,
    useStore(
      noSubscription,
      () => periodOf(config, Date.now()),
      () => served,
    ),
  )
}

/** The page's router, restricted to the app's own URLs. */
interface Routing extends Pick<ShellInternals, 'linkComponent' | 'navigate'> {
  /** Returns whether the page's router serves a URL. Every other URL needs a plain link and a page load. */
  readonly isOwnUrl: (href: string) => boolean
}

/** Returns the page's router, restricted to the app's own URLs: any other navigation is a page load. */
function useRouting(
  linkProp: Routing['linkComponent'],
  navigateProp: Routing['navigate'],
  ownPaths: OwnPaths | undefined,
  { campaignPaths }: ShellConfig,
): Routing {
  // Plain JavaScript can pass any value: a module in place of its default export, a router in place of its method.
  const linkComponent = isComponent(linkProp) ? linkProp : undefined
  const navigate = typeof navigateProp === 'function' ? navigateProp : undefined
  // A list that is recreated on every render is the same list.
  const key = Array.isArray(ownPaths) ? ownPaths.join() : ownPaths
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is the list's content
  return useMemo(() => {
    const isOwn = (href: string) => isOwnUrl(href, ownPaths, { campaignPaths })
    const go = navigate && ((href: string) => navigateTo(href, isOwn(href) ? navigate : undefined))
    return { linkComponent, navigate: ownPaths === undefined ? navigate : go, isOwnUrl: isOwn }
  }, [linkComponent, navigate, key, campaignPaths])
}

/** Returns whether React can render a value as a component: a function, or an object that `memo` and the like return. */
function isComponent(value: unknown): boolean {
  if (typeof value === 'function' || typeof value === 'string') return true
  return typeof value === 'object' && value !== null && '$$typeof' in value && !isValidElement(value)
}

/**
 * Returns the validated URL of the page ({@link safePageUrl}): the prop, else the browser's current URL. `undefined` on
 * a server and while hydrating, if the prop is missing or unusable.
 */
function useLocationUrl(urlProp: unknown, site: SiteIdentity): string | undefined {
  const checked = safePageUrl(urlProp, site)
  const isFollowed = checked === null
  // The page's host counts as a host of the site. It is unknown on a server and in the first render.
  const read = () => safePageUrl(isFollowed ? readLocation() : urlProp, site, readHost()) ?? undefined
  return useStore(isFollowed ? subscribeLocation : noSubscription, read, () => checked ?? undefined)
}

/**
 * Returns the current language: the prop, else the URL's, else the cookie's (not while hydrating), else Vietnamese; and
 * whether neither the prop nor the URL contains it.
 */
function useLanguage(
  given: Language | undefined,
  url: string,
  rules: Parameters<typeof detectLanguage>[1],
): { readonly language: Language; readonly isGuessed: boolean } {
  const found = given ?? detectLanguage(url, rules)
  const stored = useStore(noSubscription, found === undefined ? readLanguageCookie : noValue, noValue)
  return { language: found ?? stored ?? DEFAULT_LANGUAGE, isGuessed: found === undefined }
}

/** A page view: a document load, or a history push or traversal to another URL. */
interface PageView {
  /** Number of page views of this provider before this one: 0 for the first. */
  readonly count: number
  /** URL at the start of the page view. */
  readonly url: string
}

/** Returns the page view that a URL belongs to. Decided after the URL is rendered, because routers push it later. */
function usePageView(url: string): PageView {
  const [view, setView] = useState<PageView>({ count: 0, url })
  const navigations = useRef<NavigationWatch | null>(null)
  const seenUrl = useRef(url)
  const shared = usePageWork()?.navigations
  useEffect(() => {
    const watch = shared ?? watchNavigations()
    navigations.current = watch
    return shared ? undefined : watch.stop
  }, [shared])
  useEffect(() => {
    if (seenUrl.current === url) return
    const kind = navigations.current?.takeKind()
    // A static page learns its query on hydration; the browser's URL has not changed.
    const isRevealed = kind === 'unknown' && isCurrentUrl(url)
    const isNext = !isRevealed && isNextPageView(seenUrl.current, url, kind === 'replaced')
    seenUrl.current = url
    if (isNext) setView(({ count }) => ({ count: count + 1, url }))
    else if (isRevealed) setView(({ count }) => ({ count, url }))
  }, [url])
  return view
}

/**
 * Returns a function that creates the options of a service call from the page's `fetch` and `logger`. Its identity
 * never changes, also when the page recreates these props on every render.
 */
function useCallOptions(fetch: Fetch | undefined, logger: Logger | undefined): (signal?: AbortSignal) => CallOptions {
  const latest = useLatest({ fetch, logger })
  return useCallback(
    (signal) => ({ fetch: latest.current.fetch, logger: wholeLogger(latest.current.logger), signal }),
    [latest],
  )
}

/**
 * Returns state that starts from props, follows each changed prop, and keeps updates made by events in between.
 *
 * @param readFirst returns further initial values.
 */
function usePropSyncedState(props: Partial<ShellState>, readFirst: () => Partial<FollowedState>) {
  const [state, dispatch] = useReducer(shellReducer, props, (given) =>
    initialShellState({ ...given, ...readFirst(), seenProps: given }),
  )
  const { seenProps: seen } = state
  const keys = Object.keys({ ...seen, ...props }) as (keyof ShellState)[]
  const isOtherPage = seen.pageName !== props.pageName && state.pageName !== props.pageName
  // A section belongs to its page.
  const changed = keys.filter((key) => !sameValue(seen[key], props[key]) || (isOtherPage && key === 'section'))
  if (changed.length > 0) {
    // Setting state while rendering restarts the render before the commit: old values are never painted.
    const fresh = initialShellState(props)
    const values = Object.fromEntries(changed.map((key) => [key, fresh[key]]))
    dispatch({ type: 'set', values: { ...values, seenProps: props } })
  }
  return [state, dispatch] as const
}

/** Returns a value, the same object as long as its content is the same: a page may recreate it on every render. */
function useSameValue<Value>(given: Value): Value {
  const [value, setValue] = useState(given)
  if (sameValue(value, given)) return value
  setValue(given)
  return given
}

/** Creates the store of the page's side navigation, shared by the header's button and the dialog. */
function createSideNav(track: Track): SideNavStore {
  const { emit, subscribe } = createListeners()
  const set = (change: Partial<Pick<SideNavControl, 'id' | 'isOpen'>>) => {
    current = { ...current, ...change }
    emit()
  }
  const setOpen = (isOpen: boolean) => {
    if (current.isOpen === isOpen) return
    set({ isOpen })
    track({ type: 'sideNav', isOpen })
  }
  const actions = { open: () => setOpen(true), close: () => setOpen(false) }
  const initial: SideNavControl = { id: null, isOpen: false, ...actions }
  let current = initial
  return {
    ...actions,
    register: (id, isOpen) => {
      // Its opening has been tracked. Of one that is registered already, the store knows more than its element.
      set({ id, isOpen: current.isOpen || (isOpen && current.id !== id) })
      return () => set({ ...(current.id === id && { id: null }), isOpen: false })
    },
    initial,
    read: () => current,
    subscribe,
  }
}
