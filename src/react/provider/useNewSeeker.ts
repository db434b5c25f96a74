import { useCallback, useRef } from 'react'
import { goTo } from '../../browser/goTo.ts'
import { onboardingUrl } from '../../core/account/accountUrls.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { Language } from '../../core/language/language.ts'
import type { Track } from './useTrack.ts'

/** What is needed to welcome a new seeker. */
export interface WelcomeContext {
  readonly config: ShellConfig
  readonly language: Language
  readonly navigate: ((href: string) => void) | undefined
  readonly track: Track
}

/**
 * Leads whoever has just registered to the onboarding, once a page, however many events tell of it. A page that handles
 * the event itself (`preventDefault()`) keeps its visitor.
 */
export function useNewSeeker({ config, language, navigate, track }: WelcomeContext): (event: Event) => void {
  const isWelcomed = useRef(false)
  return useCallback(
    (event) => {
      // Whoever else listens has had their say by then.
      queueMicrotask(() => {
        if (isWelcomed.current || event.defaultPrevented) return
        isWelcomed.current = true
        track({ type: 'registered' })
        goTo(onboardingUrl(config, language), navigate)
      })
    },
    [config, language, navigate, track],
  )
}
