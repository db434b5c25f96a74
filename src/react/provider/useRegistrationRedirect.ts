import { useCallback } from 'react'
import { navigateTo } from '../../browser/navigation/navigateTo.ts'
import { readShellPage } from '../../browser/page/shellPage.ts'
import { onboardingUrl } from '../../core/account/accountUrls.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { Language } from '../../core/language/language.ts'
import type { Track } from './useTrack.ts'

/** Input of {@link useRegistrationRedirect}. */
export interface RegistrationRedirectContext {
  readonly config: ShellConfig
  readonly language: Language
  readonly navigate: ((href: string) => void) | undefined
  readonly track: Track
}

/**
 * Returns an event handler that redirects a newly registered user to the onboarding, once a page, for any number of
 * events and shells. A page that calls `preventDefault()` on the event prevents the redirect.
 */
export function useRegistrationRedirect({
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
