import { type Dispatch, useCallback } from 'react'
import { warnNotRegistered } from '../../browser/log/warnNotRegistered.ts'
import type { PageViewInput } from '../../browser/pageView/pageViewEffects.ts'
import type { RegistrationResult } from '../../browser/serviceWorker/registerServiceWorker.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { Language } from '../../core/language/language.ts'
import type { User } from '../../core/user/user.ts'
import type { CallOptions } from '../../services/callEndpoint.ts'
import type { ShellAction } from '../shellState.ts'
import type { Datasets } from './datasets.ts'
import { EffectBoundary, effectFailed } from './EffectBoundary.tsx'
import type { ShellProviderProps } from './ShellProviderProps.ts'
import { useDocumentLanguage } from './useDocumentLanguage.ts'
import { useOnboarding } from './useOnboarding.ts'
import { usePageViewEffects } from './usePageViewEffects.ts'
import { usePlaceholderWarning } from './usePlaceholderWarning.ts'
import { useRefreshedUser } from './useRefreshedUser.ts'
import { type RegistrationRedirectContext, useRegistrationRedirect } from './useRegistrationRedirect.ts'
import { useShellEvents } from './useShellEvents.ts'

/** Props of {@link ProviderEffects}. */
export interface ProviderEffectsProps {
  dispatch: Dispatch<ShellAction>
  callOptions: () => CallOptions
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

const PlaceholderWarning: Effect = ({ config, callOptions }) => {
  usePlaceholderWarning(config, callOptions)
  return null
}

/** The effects, with the names used in the log. */
const EFFECTS: readonly (readonly [name: string, effect: Effect])[] = [
  ['event listener', Events],
  ['page view', PageView],
  ['onboarding', Onboarding],
  ['user refresh', RefreshedUser],
  ['document language', DocumentLanguage],
  ['placeholder warning', PlaceholderWarning],
]
