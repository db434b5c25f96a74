import { onShellEvent, type ShellEventName, ShellProvider, type ShellProviderProps } from '@jobsite/shell'
import { defineConfig, type Language, type PageName, pagePath } from '@jobsite/shell/core'
import type { Decorator } from '@storybook/react-vite'
import { type MouseEvent, type ReactNode, useEffect } from 'react'
import { action } from 'storybook/actions'
import { useGlobals } from 'storybook/preview-api'
import { stretchMessages } from './stretchMessages.ts'
import { USERS, type UserName } from './users.ts'

const config = defineConfig()
const goTo = action('goes to')

const EVENTS: readonly ShellEventName[] = [
  'SEARCH',
  'LOGIN_POPUP',
  'HEADER_STICKY',
  'UPDATE_USER',
  'UPDATE_PAGE',
  'VNW_NEW_REGISTERED',
]

/** Puts a story under the provider, as the toolbar and the state say. Nothing leaves the page: presses are reported. */
export const withShell: Decorator = (Story, { globals, parameters, id }) => {
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
    navigate: goTo,
    // The desk has a worker of its own, which answers for the services.
    registerServiceWorker: false,
    ...(parameters.shell as Partial<ShellProviderProps> | undefined),
  }
  return (
    <ShellProvider key={`${id} ${globals.language} ${page} ${globals.user}`} {...props}>
      <StayHere onLanguage={(chosen) => setGlobals({ language: chosen })}>
        <Story />
      </StayHere>
    </ShellProvider>
  )
}

/** Reports what the shell says and where links lead, and keeps the page where it is. */
function StayHere({ onLanguage, children }: { onLanguage: (language: string) => void; children: ReactNode }) {
  useEffect(() => {
    const stops = EVENTS.map((name) =>
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
    goTo(link.getAttribute('href'))
    const chosen = link.closest('[data-shell="language-switch"]') && link.hreflang
    if (chosen) onLanguage(chosen)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only watches presses on the links inside
    // biome-ignore lint/a11y/useKeyWithClickEvents: a key pressed on a link is a click as well
    <div style={{ display: 'contents' }} onClick={follow}>
      {children}
    </div>
  )
}
