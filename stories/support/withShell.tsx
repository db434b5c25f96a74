import { onShellEvent, ShellProvider, type ShellProviderProps } from '@jobsite/shell'
import { defineConfig, type Language, type PageName, pagePath } from '@jobsite/shell/core'
import type { Decorator } from '@storybook/react-vite'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { action } from 'storybook/actions'
import { useGlobals } from 'storybook/preview-api'
import { EVENT_NAMES } from '../../src/core/contracts.ts'
import { stretchMessages } from './stretchMessages.ts'
import { USERS, type UserName } from './users.ts'
import { useSiteInHash } from './useSiteInHash.ts'

const config = defineConfig()
const navigateTo = action('navigates to')

/**
 * Renders a story in the provider, with the toolbar's and the state's values, and the site that its address holds. Links are
 * reported, and the page stays.
 */
export const withShell: Decorator = (Story, { globals, parameters, id, args }) => {
  const [, setGlobals] = useGlobals()
  const isStretched = globals.language === 'stretched'
  const language: Language = globals.language === 'en' ? 'en' : 'vi'
  const page = globals.page as PageName
  stretchMessages(isStretched)
  document.documentElement.lang = language
  const props: ShellProviderProps = {
    config,
    language,
    page,
    url: pagePath(page, language),
    user: USERS[globals.user as UserName],
    navigate: navigateTo,
    // Storybook's own service worker mocks the services.
    registerServiceWorker: false,
    ...(parameters.shell as Partial<ShellProviderProps> | undefined),
    ...pick(args, (parameters.shellArgs ?? []) as readonly string[]),
  }
  return (
    <Provider
      key={`${id} ${globals.language} ${page} ${globals.user} ${JSON.stringify(parameters.shellArgs && args)}`}
      {...props}
    >
      <StayHere onLanguage={(chosen) => setGlobals({ language: chosen })}>
        <Story />
      </StayHere>
    </Provider>
  )
}

/** The provider, with the site that the window's address holds; a changed site starts again. */
function Provider({ config: own, ...props }: ShellProviderProps) {
  const site = useSiteInHash()
  return <ShellProvider key={JSON.stringify(site)} {...props} {...(site ? { site } : { config: own })} />
}

/** Returns the arguments that a story passes to the provider. */
const pick = (args: Readonly<Record<string, unknown>>, names: readonly string[]): Partial<ShellProviderProps> =>
  Object.fromEntries(names.filter((name) => args[name] !== undefined).map((name) => [name, args[name]]))

/** Reports the shell's events and followed links, and keeps the page where it is. */
function StayHere({ onLanguage, children }: { onLanguage: (language: string) => void; children: ReactNode }) {
  useEffect(() => {
    const stops = EVENT_NAMES.map((name) =>
      onShellEvent(name, (event) => {
        action(name)(event.detail)
        // A page of the site shows its login dialog here.
        if (name === 'LOGIN_POPUP') event.preventDefault()
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [])
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[href]')
    if (!link || event.defaultPrevented || link.hash !== '') return
    event.preventDefault()
    navigateTo(link.getAttribute('href'))
    const chosen = link.closest('[data-shell="language-switch"]') && link.hreflang
    if (chosen) onLanguage(chosen)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes clicks on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click as well
    <div style={{ display: 'contents' }} onClick={follow}>
      {children}
    </div>
  )
}
