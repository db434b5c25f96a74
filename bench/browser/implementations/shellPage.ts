import type { Footer, Header, LanguageSwitch, ShellProvider, SideNav } from '@jobsite/shell'
import { Fragment, createElement as h } from 'react'
import type { Implementation } from '../entry.ts'

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

const PROPS = {
  url: '/jobs',
  language: 'en',
  user: null,
  data: DATA,
  logger: LOGGER,
  registerServiceWorker: false,
} as const

/**
 * Returns the shell on a listing in English, for a visitor who is not logged in.
 *
 * @param attribution `false` if no page view is recorded
 */
export const shellPage = (
  { Footer, Header, LanguageSwitch, ShellProvider, SideNav }: Components,
  attribution?: false,
): Required<Implementation> => ({
  provide: (content) => h(ShellProvider, { ...PROPS, attribution }, content),
  implementation: () =>
    h(
      Fragment,
      null,
      h(Header),
      h(SideNav),
      h('main', { id: 'main-content' }),
      h(Footer, { year: 2026 }),
      h(LanguageSwitch),
    ),
})
