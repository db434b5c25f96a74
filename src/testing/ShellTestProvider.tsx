import { useEffect, useInsertionEffect, useMemo, useState } from 'react'
import { readCookie, removeCookie } from '../browser/cookies/cookies.ts'
import { onShellEvent } from '../browser/events/shellEvents.ts'
import { cookieNames, EVENT_NAMES } from '../core/contracts.ts'
import { DEFAULT_LANGUAGE } from '../core/language/language.ts'
import type { Logger } from '../core/log.ts'
import { detectLanguage } from '../core/routes/detectLanguage.ts'
import type { ShellData } from '../core/shellData.ts'
import type { ResumeSummary } from '../core/user/resumeSummary.ts'
import { answerEndpoint } from '../mocks/answers.ts'
import type { ShellFixtures } from '../mocks/fixtures.ts'
import type { ShellProviderProps } from '../react/provider/ShellProviderProps.ts'
import { ShellProvider } from '../react/ShellProvider.tsx'
import { useLatest } from '../react/useLatest.ts'
import type { Fetch } from '../services/request.ts'
import type { RecordedShellEvent } from './createShellSpies.ts'

/** Props of the test provider: those of `ShellProvider`, all optional, and test options. */
export interface ShellTestProviderProps extends ShellProviderProps {
  /** Called with the URL of each plain link that is clicked; no navigation takes place. */
  onPageLoad?: ((href: string) => void) | undefined
  /** Called with the name and detail of each shell event on `window`. */
  onEvent?: ((...event: RecordedShellEvent) => void) | undefined
  /** Responses of the services, merged into `shellFixtures`, for tests that let the shell call them. */
  fixtures?: Partial<ShellFixtures> | undefined
}

/** Result of a server that found nothing: no service is called again. */
const NO_DATA: ShellData = { theme: null, topBanner: null, sidebarBanner: null, seoKeywords: null, bottomText: null }

const NO_COUNTS: ResumeSummary = { totalEmployerViews: 0, totalJobAlert: 0 }

const nothing = (): undefined => undefined

const noSuggestions = async (): Promise<readonly string[]> => []

/** Logs errors only: a component that failed to render would otherwise be missing silently. */
const ERRORS_ONLY: Logger = {
  debug: nothing,
  info: nothing,
  warn: nothing,
  error: (message) => console.error(message),
}

/**
 * Provider for unit tests of pages: no network, no attribution, no service worker; it removes the cookies that its
 * components wrote, and logs nothing but errors. Nothing is read from the test's environment: without props the page is
 * `/`, in Vietnamese, with an anonymous visitor. Accepts every prop of `ShellProvider`. Renders no element.
 *
 * @example render(<ShellTestProvider url="/jobs" language="en" user={null}><Header /></ShellTestProvider>)
 */
export function ShellTestProvider({
  url = '/',
  config,
  language = detectLanguage(url, config ?? undefined) ?? DEFAULT_LANGUAGE,
  user = null,
  data,
  fixtures,
  fetch,
  navigate = nothing,
  onPageLoad,
  onEvent,
  suggest,
  resumeSummary = NO_COUNTS,
  logger = ERRORS_ONLY,
  attribution = false,
  registerServiceWorker = false,
  ...props
}: ShellTestProviderProps) {
  const latest = useLatest({ onPageLoad, onEvent })
  const [answer] = useState(() => respondWith(fixtures))
  const given = useMemo(() => (fixtures ? data : { ...NO_DATA, ...data }), [fixtures, data])

  // Runs before any other effect: a page may send an event in its own.
  useInsertionEffect(() => {
    const stops = EVENT_NAMES.map((name) =>
      onShellEvent(name, ({ detail }) =>
        latest.current.onEvent?.(...([name, detail] as unknown as RecordedShellEvent)),
      ),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [latest])

  // After the page's and the framework's handlers: unhandled clicks would leave the test.
  useEffect(() => {
    const stay = (event: MouseEvent) => {
      const link = (event.target as Element | null)?.closest?.('[data-shell] a[href]')
      if (!link || event.defaultPrevented) return
      event.preventDefault()
      latest.current.onPageLoad?.(link.getAttribute('href') ?? '')
    }
    window.addEventListener('click', stay)
    return () => window.removeEventListener('click', stay)
  }, [latest])

  useEffect(() => removeNewCookies(), [])

  return (
    <ShellProvider
      {...props}
      config={config}
      url={url}
      language={language}
      user={user}
      data={given}
      fetch={fetch ?? answer}
      navigate={navigate}
      suggest={suggest ?? (fixtures ? undefined : noSuggestions)}
      resumeSummary={resumeSummary}
      logger={logger}
      attribution={attribution}
      registerServiceWorker={registerServiceWorker}
    />
  )
}

/** Remembers which of the shell's cookies exist. Returns a function that removes newer ones. */
function removeNewCookies(): () => void {
  const before = new Set(Object.values(cookieNames).filter((name) => readCookie(name) !== undefined))
  return () => {
    for (const name of Object.values(cookieNames)) if (!before.has(name)) removeCookie(name)
  }
}

/** Responds to every service from fixtures, without a network and without `Response`, which Jest's jsdom does not have. */
const respondWith =
  (fixtures: Partial<ShellFixtures> | undefined): Fetch =>
  async (url, { method = 'GET', headers }) => {
    const request = {
      url: new URL(url, 'http://localhost').href,
      method,
      headers: { get: (name: string) => new Map(Object.entries(headers ?? {})).get(name) ?? null },
    }
    const { status, body = null } = answerEndpoint(request, fixtures) ?? { status: 404 }
    const response = { status, ok: status < 300, body: null, json: async () => JSON.parse(JSON.stringify(body)) }
    return response as unknown as Response
  }
