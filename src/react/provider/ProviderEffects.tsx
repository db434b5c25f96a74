import { Component, type Dispatch, type ReactNode, useCallback, useEffect, useInsertionEffect, useState } from 'react'
import { recordOrdinaryFirst } from '../../browser/attribution/recordOrdinaryFirst.ts'
import { readCookie, removeCookie } from '../../browser/cookies/cookies.ts'
import { onShellEvent } from '../../browser/events/shellEvents.ts'
import { startPageCheck } from '../../browser/log/development.ts'
import { warnNotRegistered } from '../../browser/log/warnNotRegistered.ts'
import { navigateTo } from '../../browser/navigation/navigateTo.ts'
import { repeatEarlyClick } from '../../browser/page/earlyEvents.ts'
import { keepDocumentLanguage } from '../../browser/page/keepDocumentLanguage.ts'
import { joinShellPage, readBufferedEvents, readShellPage } from '../../browser/page/shellPage.ts'
import { watchUser } from '../../browser/page/watchUser.ts'
import { whenOpened } from '../../browser/page/whenOpened.ts'
import { createPageViewEffects, type PageViewInput } from '../../browser/pageView/pageViewEffects.ts'
import type { RegisterServiceWorker, RegistrationResult } from '../../browser/serviceWorker.ts'
import { onboardingUrl } from '../../core/account/accountUrls.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import { ONBOARDING_COOKIE, ONBOARDING_WANTED, type ShellEventMap } from '../../core/contracts.ts'
import type { Language } from '../../core/language/language.ts'
import { detectLanguage } from '../../core/routes/detectLanguage.ts'
import { detectPage } from '../../core/routes/detectPage.ts'
import { isRecord } from '../../core/text/json.ts'
import type { User } from '../../core/user/user.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { ShellAction } from '../shellState.ts'
import { startAfterLoad } from '../useAfterLoad.ts'
import { useLatest } from '../useLatest.ts'
import { useLogOnce } from '../useLogOnce.ts'
import type { Datasets } from './datasets.ts'
import { usePageWork } from './PageWorkContext.ts'
import type { ShellProviderProps } from './ShellProviderProps.ts'
import type { Track } from './useTrack.ts'

/** Props of {@link ProviderEffects}. */
interface ProviderEffectsProps {
  dispatch: Dispatch<ShellAction>
  callOptions: () => CallOptions
  /** Whether the provider is inside of another one: known in development alone. */
  isNested: boolean
  registration: RegistrationRedirectContext
  pageView: Omit<PageViewInput, 'onServiceWorker' | 'onFailure'>
  documentLanguage: boolean
  datasets: Datasets
  config: ShellConfig
  language: Language
  refreshUser: ShellProviderProps['refreshUser']
  user: User | null | undefined
  renewResumeSummary: (user: User | null | undefined) => void
}

/**
 * Runs the provider's effects, each in its own error boundary, so that a failure does not break the page. Rendered
 * before the provider's children, so that its effects run before theirs. Renders nothing.
 */
export function ProviderEffects(props: ProviderEffectsProps) {
  const { callOptions } = props
  return (
    <>
      {EFFECTS.map(([name, Effect]) => (
        <EffectBoundary key={name} name={name} callOptions={callOptions}>
          <Effect {...props} />
        </EffectBoundary>
      ))}
    </>
  )
}

type Effect = (props: ProviderEffectsProps) => null

const Events: Effect = ({ dispatch, callOptions, registration }) => {
  useShellEvents(dispatch, useRegistrationRedirect(registration), callOptions)
  return null
}

const PageView: Effect = ({ pageView, callOptions, dispatch }) => {
  const onServiceWorker = useCallback(
    (result: RegistrationResult) => {
      if ('reason' in result) warnNotRegistered(callOptions().logger, result.reason)
      else dispatch({ type: 'set', values: { serviceWorker: result.registration } })
    },
    [callOptions, dispatch],
  )
  const onFailure = useCallback(
    (name: string, error: unknown) => callOptions().logger?.error(effectFailed(name, error)),
    [callOptions],
  )
  usePageViewEffects({ ...pageView, onServiceWorker, onFailure })
  return null
}

const Onboarding: Effect = ({ datasets, dispatch }) => {
  useOnboarding(datasets, dispatch)
  return null
}

const RefreshedUser: Effect = ({ refreshUser, user, renewResumeSummary, dispatch }) => {
  useRefreshedUser(refreshUser, user, renewResumeSummary, dispatch)
  return null
}

const DocumentLanguage: Effect = ({ language, documentLanguage }) => {
  useDocumentLanguage(language, documentLanguage)
  return null
}

const PageCheck: Effect = ({ config, callOptions, isNested }) => {
  useEffect(
    () => startPageCheck(config, callOptions().logger, [detectLanguage, detectPage], isNested),
    [config, callOptions, isNested],
  )
  return null
}

const registerAfterLoad: RegisterServiceWorker = (...input) =>
  startAfterLoad(({ registerServiceWorker }) => registerServiceWorker(...input))

/** Returns the message about an effect that failed. */
const effectFailed = (name: string, error: unknown): string =>
  `[@jobsite/shell] The provider's ${name} failed and is disabled: ${error} (code: effect-failed)`

/** Events that the provider handles. */
const HANDLED_EVENTS = [
  'SEARCH',
  'UPDATE_USER',
  'VNW_NEW_REGISTERED',
  'UPDATE_PAGE',
] as const satisfies (keyof ShellEventMap)[]

const NO_USER =
  '[@jobsite/shell] UPDATE_USER was sent without a user and is ignored. Send { user: { userId, … } }, or { user: null } for a visitor. (code: no-user-in-event)'

/** The effects, with the names used in the log. */
const EFFECTS: readonly (readonly [name: string, effect: Effect])[] = [
  ['event listener', Events],
  ['page view', PageView],
  ['onboarding', Onboarding],
  ['user refresh', RefreshedUser],
  // Before the language is set.
  ['page check', PageCheck],
  ['document language', DocumentLanguage],
]

interface EffectBoundaryProps {
  /** Name of the effect in the log. */
  name: string
  callOptions: () => CallOptions
  children: ReactNode
}

/**
 * Catches the error of a failing provider effect, logs it and disables the effect; the page is unaffected. Renders no
 * element.
 */
class EffectBoundary extends Component<EffectBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    const { name, callOptions } = this.props
    callOptions().logger?.error(effectFailed(name, error))
  }

  override render() {
    return this.state.hasFailed ? null : this.props.children
  }
}

/**
 * Applies events of the page and of other shells to the state: those sent from the first commit on, including by
 * effects of children, and those buffered by the page's event boot script.
 *
 * @param onRegistered called with the event of a new registration.
 */
function useShellEvents(
  dispatch: Dispatch<ShellAction>,
  onRegistered: (event: Event) => void,
  callOptions: () => CallOptions,
): void {
  const latestOnRegistered = useLatest(onRegistered)
  const warn = useLogOnce(callOptions)
  const handle = useCallback(
    (event: Event) => {
      const { detail } = event as CustomEvent<unknown>
      const payload = isRecord(detail) ? detail : {}
      switch (event.type) {
        case 'SEARCH':
          return dispatch({ type: 'SEARCH', params: payload.params, locations: payload.locations })
        case 'UPDATE_PAGE':
          return dispatch({ type: 'UPDATE_PAGE', pageName: payload.pageName, section: payload.section })
        case 'VNW_NEW_REGISTERED':
          if (isRecord(payload.user)) dispatch({ type: 'UPDATE_USER', user: payload.user })
          return latestOnRegistered.current(event)
      }
      if (payload.user === null || isRecord(payload.user)) {
        dispatch({ type: 'UPDATE_USER', user: payload.user })
        if (payload.isNew === true) latestOnRegistered.current(event)
      } else warn(NO_USER)
    },
    [dispatch, warn, latestOnRegistered],
  )
  // Runs before any other effect: a child may send an event in its own.
  useInsertionEffect(() => {
    const leave = joinShellPage()
    const stops = HANDLED_EVENTS.map((name) => onShellEvent(name, handle))
    return () => {
      for (const stop of stops) stop()
      leave()
    }
  }, [handle])
  useEffect(() => {
    for (const event of readBufferedEvents()) handle(event)
    // After the effects of all components.
    queueMicrotask(repeatEarlyClick)
  }, [handle])
}

/**
 * Runs the effects of each page view: those that a script of the shell has begun before, if there are any.
 *
 * @param input an object literal: the same names each time.
 */
function usePageViewEffects(input: PageViewInput): void {
  const shared = usePageWork()
  const [effects] = useState(() => shared ?? createPageViewEffects(recordOrdinaryFirst(), registerAfterLoad))
  // biome-ignore lint/correctness/useExhaustiveDependencies: the input as its values, which are always as many
  useEffect(() => effects.run(input), [effects, ...Object.values(input)])
  useEffect(() => (shared ? undefined : effects.end), [shared, effects])
}

/**
 * Keeps the document's `lang` in sync with the current language, also on client navigation. A document in a third
 * language is left unchanged; the cleanup restores the previous value.
 */
function useDocumentLanguage(language: Language, isWanted: boolean): void {
  useEffect(() => (isWanted ? keepDocumentLanguage(language) : undefined), [language, isWanted])
}

/** Shows the onboarding dialog once if the visitor's cookie requests it, after its choices are loaded. */
function useOnboarding(datasets: Datasets, dispatch: Dispatch<ShellAction>): void {
  useEffect(() => {
    let isCancelled = false
    const load = async () => {
      if (readCookie(ONBOARDING_COOKIE) !== ONBOARDING_WANTED) return
      const [industries, jobFunctions] = await Promise.all([datasets.load('industry'), datasets.load('jobFunction')])
      if (isCancelled) return
      dispatch({ type: 'set', values: { onboarding: { isShown: true, industries, jobFunctions } } })
      removeCookie(ONBOARDING_COOKIE)
    }
    const cancel = whenOpened(() => void load())
    return () => {
      isCancelled = true
      cancel()
    }
  }, [datasets, dispatch])
}

/**
 * Sets the current user when a visitor opens a page that was loaded before: the user may have logged in or out
 * meanwhile.
 *
 * @param renew requests the resume summary again for the current user.
 */
function useRefreshedUser(
  refreshUser: ShellProviderProps['refreshUser'],
  user: User | null | undefined,
  renew: (user: User | null | undefined) => void,
  dispatch: Dispatch<ShellAction>,
): void {
  const latest = useLatest({ refreshUser, user, renew })
  useEffect(
    () =>
      watchUser(
        () => latest.current,
        (answer, isLaterView) => {
          if (answer !== undefined) dispatch({ type: 'UPDATE_USER', user: answer })
          // The counts are as old as the page.
          if (isLaterView) latest.current.renew(answer === undefined ? latest.current.user : answer)
        },
      ),
    [latest, dispatch],
  )
}

/** Input of {@link useRegistrationRedirect}. */
interface RegistrationRedirectContext {
  readonly config: ShellConfig
  readonly language: Language
  readonly navigate: ((href: string) => void) | undefined
  readonly track: Track
}

/**
 * Returns an event handler that redirects a newly registered user to the onboarding, once a page, for any number of
 * events and shells. A page that calls `preventDefault()` on the event prevents the redirect.
 */
function useRegistrationRedirect({
  config,
  language,
  navigate,
  track,
}: RegistrationRedirectContext): (event: Event) => void {
  return useCallback(
    (event) => {
      // Runs after all other listeners of the event.
      queueMicrotask(() => {
        const page = readShellPage()
        if (page.isWelcomed || event.defaultPrevented) return
        page.isWelcomed = true
        // Shells of other versions ignore a handled event.
        event.preventDefault()
        track({ type: 'registered' })
        navigateTo(onboardingUrl(config, language), navigate)
      })
    },
    [config, language, navigate, track],
  )
}
