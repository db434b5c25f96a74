import type { Footer, Header, LanguageSwitch, ShellProvider, SideNav } from '@jobsite/shell'
import { createElement as h, type ReactElement } from 'react'

interface Components {
  readonly Footer: typeof Footer
  readonly Header: typeof Header
  readonly LanguageSwitch: typeof LanguageSwitch
  readonly ShellProvider: typeof ShellProvider
  readonly SideNav: typeof SideNav
}

/** The server called the services and got no data, so the browser calls none. */
const DATA = { theme: null }

const quiet = (): void => undefined

/** A silent logger: the console would retain each message. */
const LOGGER = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** Returns the shell on a listing in English, for a visitor who is not logged in. */
export const shellPage = ({ Footer, Header, LanguageSwitch, ShellProvider, SideNav }: Components): ReactElement =>
  h(
    ShellProvider,
    {
      url: '/jobs',
      language: 'en',
      user: null,
      data: DATA,
      logger: LOGGER,
      registerServiceWorker: false,
      attribution: false,
    },
    h(Header, { key: 'header' }),
    h(SideNav, { key: 'sideNav' }),
    h('main', { id: 'main-content' }),
    h(Footer, { key: 'footer', year: 2026 }),
    h(LanguageSwitch, { key: 'switch' }),
  )
