import { Footer, Header, LanguageSwitch, ShellProvider, SideNav } from '@jobsite/shell'
import { createElement as h, type ReactElement } from 'react'

/** The server asked the services, as page teams are told to, and they had nothing: none is asked again in the browser. */
const DATA = { theme: null }

const quiet = (): void => undefined

/** What the shell says of visitors would be kept by the console, a mount each. */
const LOGGER = { debug: quiet, info: quiet, warn: quiet, error: quiet }

/** The shell as a page mounts it: a listing in English, a visitor who is not logged in. */
export const subject = (): ReactElement =>
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
