/**
 * Types as the docs promise them, checked by `npm run typecheck`: an error that is expected and does not come is an error.
 * Nothing of this runs.
 */
import {
  dispatchShellEvent,
  Footer,
  Header,
  onShellEvent,
  Shell,
  type ShellEventMap,
  SideNav,
  useShell,
} from '@jobsite/shell'
import { type ConfigOverrides, defineConfig, type Language, type ShellConfig, type User } from '@jobsite/shell/core'
import { fetchEndpoint, type RenderShellOptions, renderShell, sanitizeHtml } from '@jobsite/shell/server'
import { expectTypeOf } from 'vitest'
import { readStored } from '../../src/browser/storage/storage.ts'
import type { HostOptions, OPTIONS } from '../../src/options/options.ts'
import type { ShellProviderProps } from '../../src/react/provider/ShellProviderProps.ts'
import type { Given, PageOptions, Rendered } from '../../src/served/ServedPage.ts'

/** A component takes its own slots, and no name that it does not have. */
export function slots(): void {
  void (<Header slots={{ afterLogo: 'a', beforeUser: <b />, headerBottom: null }} />)
  void (<SideNav slots={{ sideNavTop: 'a', sideNavBottom: 'b' }} />)
  void (<Footer slots={{ footerTop: 'a', footerBottom: 'b' }} />)
  void (<Shell user={null} slots={{ afterLogo: 'a', sideNavTop: 'b', footerBottom: 'c' }} />)
  // @ts-expect-error a slot of the footer
  void (<Header slots={{ footerTop: 'a' }} />)
  // @ts-expect-error a slot of the header
  void (<SideNav slots={{ afterLogo: 'a' }} />)
  // @ts-expect-error a slot of the side navigation
  void (<Footer slots={{ sideNavTop: 'a' }} />)
  // @ts-expect-error a name that is none
  void (<Shell user={null} slots={{ headerTop: 'a' }} />)
}

/** `useShell` returns everything, or what is selected of it. */
export function useSelection(): void {
  expectTypeOf(useShell().language).toEqualTypeOf<Language>()
  expectTypeOf(useShell((shell) => shell.language)).toEqualTypeOf<Language>()
  expectTypeOf(useShell(({ user }) => user)).toExtend<User | null | undefined>()
  expectTypeOf(useShell(({ config }) => config.siteDomain.length)).toEqualTypeOf<number>()
  // @ts-expect-error how the shell's components call services is their own
  useShell((shell) => shell.callOptions)
  // @ts-expect-error the shell has no such value
  useShell((shell) => shell.nothing)
}

/** Overrides go as deep as the config; the result is whole. */
export function overrides(): void {
  expectTypeOf(defineConfig()).toEqualTypeOf<ShellConfig>()
  expectTypeOf(defineConfig({ hosts: { api: '' } })).toEqualTypeOf<ShellConfig>()
  expectTypeOf({ mode: 'staging', menu: { hidden: ['salary'] } } as const).toExtend<ConfigOverrides>()
  // @ts-expect-error a mode that is none
  defineConfig({ mode: 'testing' })
  // @ts-expect-error a host that is none
  defineConfig({ hosts: { nowhere: '' } })
  // @ts-expect-error a text is expected
  defineConfig({ siteName: 7 })
}

/** The endpoint's name determines the types of input and result. */
export function endpoints(): void {
  const config = defineConfig()
  const suggestions = fetchEndpoint(config, 'keywordSuggestions', { keyword: 'kế toán', language: 'vi' })
  expectTypeOf(suggestions).resolves.toEqualTypeOf<string[] | null>()
  const searchable = fetchEndpoint(config, 'resumeChangeSearchable', { isSearchable: true }, { token: 'a' })
  expectTypeOf(searchable).resolves.toEqualTypeOf<{ readonly isSearchable: boolean } | null>()
  // @ts-expect-error what it asks for is missing
  fetchEndpoint(config, 'keywordSuggestions', {})
  // @ts-expect-error another endpoint's question
  fetchEndpoint(config, 'resumeChangeSearchable', { keyword: 'a' })
  // @ts-expect-error an endpoint that is none
  fetchEndpoint(config, 'weather', undefined)
}

/** The event's name says what it carries. */
export function events(): void {
  expectTypeOf(dispatchShellEvent('SEARCH', { params: { query: 'java', locationId: [29] } })).toEqualTypeOf<boolean>()
  expectTypeOf(onShellEvent('SEARCH', () => undefined)).toEqualTypeOf<() => void>()
  onShellEvent('UPDATE_PAGE', ({ detail }) => expectTypeOf(detail).toEqualTypeOf<ShellEventMap['UPDATE_PAGE']>())
  // @ts-expect-error ids are numbers
  dispatchShellEvent('SEARCH', { params: { locationId: ['29'] } })
  // @ts-expect-error a page that is none
  dispatchShellEvent('UPDATE_PAGE', { pageName: 'nowhere' })
  // @ts-expect-error an event that is none
  dispatchShellEvent('SEARCHES', {})
}

/** HTML is safe when it was sanitized, and is still a text. */
export function html(): void {
  expectTypeOf(sanitizeHtml('<b>a</b>')).toExtend<string>()
}

/** Keys of the storage are in the table of contracts, which a computed name would circumvent. */
export function storageKeys(): void {
  void readStored('session', 'params')
  // @ts-expect-error a computed name
  void readStored('session', ['par', 'ams'].join(''))
}

/** Each option of the provider has a row in the table of options, also one of a type of React. */
export function optionRows(): void {
  expectTypeOf<keyof typeof OPTIONS>().toEqualTypeOf<Exclude<keyof ShellProviderProps, 'children'>>()
}

/** `renderShell` takes the options that HTML can carry, and no others: a function would be dropped. */
export function servedOptions(): void {
  type Rejected = Exclude<keyof HostOptions, keyof RenderShellOptions>
  expectTypeOf<Rejected>().toEqualTypeOf<
    'adapters' | 'fetch' | 'logger' | 'navigate' | 'onTrack' | 'refreshUser' | 'serviceWorker' | 'suggest'
  >()
  expectTypeOf<RenderShellOptions['jobFunctionGroup']>().toEqualTypeOf<number | undefined>()
  renderShell({ url: '/jobs', ownPaths: ['searchResult'], user: null, data: { theme: null } })
  // @ts-expect-error a function
  renderShell({ onTrack: () => undefined })
  // @ts-expect-error a getter
  renderShell({ jobFunctionGroup: () => 5 })
  // @ts-expect-error a predicate
  renderShell({ ownPaths: () => true })
}

/** What a server rendered is never an option of the page, merged or not. */
export function renderedAndGiven(rendered: Rendered, given: Given): void {
  expectTypeOf<PageOptions>().toExtend<Given>()
  const merged = { ...rendered, ...given }
  // @ts-expect-error what the server derived
  void (rendered satisfies Given)
  // @ts-expect-error what the page gives now
  void (given satisfies Rendered)
  // @ts-expect-error both
  void (merged satisfies Given)
  // @ts-expect-error both
  void (merged satisfies Rendered)
}
