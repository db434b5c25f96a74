import { type ComponentType, type Context, createContext, useContext, version } from 'react'
import type { Adapters } from '../api/adapters.ts'
import type { CallOptions } from '../api/callEndpoint.ts'
import type { Mode, ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import type { MenuContext } from '../core/menu/menuItem.ts'
import type { Messages } from '../core/messages/messages.ts'
import type { Taxonomy } from '../core/named.ts'
import type { PageName } from '../core/pages/pages.ts'
import type { DistrictsByProvince } from '../core/reference/places.ts'
import type { ShellData } from '../core/shellData.ts'
import type { ThemeLogos } from '../core/theme/seasonalTheme.ts'
import type { User } from '../core/user/user.ts'
import type { Datasets } from './provider/datasets.ts'
import type { Track } from './provider/useTrack.ts'
import type { ShellState } from './shellState.ts'

/** A router's link, drawn instead of `<a>` for addresses on the site. It gets an anchor's props. */
export type LinkComponent = ComponentType<React.AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>

/** What a search asks its suggestions with. */
export interface SuggestRequest {
  /** What is in the field, trimmed; `''` asks for hot keywords. */
  readonly query: string
  /** Aborted as soon as the answer is no longer wanted. */
  readonly signal: AbortSignal
  readonly language: Language
  readonly page: PageName
}

/** Gives the suggestions for a keyword, as plain text. A rejected promise counts as none. */
export type Suggest = (request: SuggestRequest) => Promise<readonly string[]>

/** A job's function group: its id, or a getter that answers `undefined` until it is known. */
export type JobFunctionGroupSource = number | (() => number | null | undefined) | undefined

/** The side navigation on this page: the header's button opens it, wherever the page put it. */
export interface SideNavControl {
  /** Id of its dialog; `null` while none is mounted. */
  readonly id: string | null
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
  /** Called by the side navigation as it mounts; returns what it calls as it goes. */
  readonly register: (id: string) => () => void
}

/** What every part of the shell, and the page in it, can read and set. */
export interface ShellContextValue extends ShellState {
  /** The language on view; `language` is the same. */
  readonly langCode: Language
  readonly language: Language
  readonly mode: Mode
  readonly config: ShellConfig
  readonly messages: Messages
  /** The address on view: absolute or site-relative. */
  readonly url: string
  /** The page's own address in the other language, if it has one. */
  readonly alternateUrl: string | undefined
  /** Parent of the job function on view; 5 gives the inTECH logo. */
  readonly jobFunctionParentId: number | undefined
  /** Function group of the job on view, or what gives it once the page knows. */
  readonly jobFunctionGroup: JobFunctionGroupSource
  /** What the menus are built from. */
  readonly menu: MenuContext
  readonly linkComponent: LinkComponent | undefined
  readonly navigate: ((href: string) => void) | undefined
  /** Where suggestions come from; `undefined` asks the site's own endpoints. */
  readonly suggest: Suggest | undefined
  /** Adapters of endpoints that speak another way than the shell documents. */
  readonly adapters: Partial<Adapters> | undefined
  /** Whether this browser's last searches are remembered and offered. */
  readonly recentSearches: boolean
  /** Whether the visitor agreed to what the page can do without. */
  readonly consent: boolean
  /** Categories and locations to choose from. */
  readonly taxonomy: Taxonomy
  /** Districts by province, where the page supplies them. */
  readonly districts: DistrictsByProvince
  readonly sideNav: SideNavControl
  /** What the server fetched for the first paint. */
  readonly data: ShellData | undefined
  /** The logos to draw: the season's, else the configured ones. */
  readonly logos: ThemeLogos
  /** How services are called; the same function for as long as the provider is there. */
  readonly callOptions: (signal?: AbortSignal) => CallOptions
  /** Reference data, each set fetched once. Use {@link useReferenceData}. */
  readonly datasets: Datasets
  /** How many pages were on view before this one, in this provider. */
  readonly pageView: number
  /** The turns that banners have taken, by page view and combination. */
  readonly bannerTurns: Map<string, number>
  /** Tells the page's analytics; the same function for as long as the provider is there. */
  readonly track: Track
  /** Asks for the resume's counts, once a page and seeker, whichever part needs them first. */
  readonly requestResumeSummary: () => void
  readonly setPage: (pageName: PageName, section?: string) => void
  readonly setUser: (user: User | null) => void
  /** Sets any of the shared values. */
  readonly setShell: (values: Partial<ShellState>) => void
}

/** The side navigation's state, outside of the context: as it opens, only what shows it is drawn again. */
export interface SideNavStore extends Pick<SideNavControl, 'open' | 'close' | 'register'> {
  readonly initial: SideNavControl
  readonly read: () => SideNavControl
  readonly subscribe: (listener: () => void) => () => void
}

/** What the provider gives to the parts of the shell. Pages get it joined, from `useShell`. */
export interface ShellParts extends Omit<ShellContextValue, 'sideNav'> {
  readonly sideNav: SideNavStore
}

/** The same values to be read piece by piece, for those who do not want to be drawn again with each of them. */
export interface ShellStore {
  readonly read: () => ShellParts
  /** Calls back after a value has changed. Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

// One context a React version, even where the ESM and the CJS build are on one page.
const VALUE_KEY = Symbol.for(`@jobsite/shell/context/1/${version}`)
const STORE_KEY = Symbol.for(`@jobsite/shell/store/1/${version}`)
const registry = globalThis as {
  [VALUE_KEY]?: Context<ShellParts | null>
  [STORE_KEY]?: Context<ShellStore | null>
}
registry[VALUE_KEY] ??= createContext<ShellParts | null>(null)
registry[STORE_KEY] ??= createContext<ShellStore | null>(null)

/** The shell's context. Use {@link useShell}. */
export const ShellContext: Context<ShellParts | null> = registry[VALUE_KEY]

/** The shell's store. Use {@link useShell} with a selector. */
export const ShellStoreContext: Context<ShellStore | null> = registry[STORE_KEY]

/**
 * What the provider shares with the parts of the shell.
 *
 * @throws Error outside of a `<ShellProvider>`.
 */
export function useShellContext(): ShellParts {
  const parts = useContext(ShellContext)
  if (parts) return parts
  throw new Error(OUTSIDE)
}

/** The error of a part that stands on its own. */
export const OUTSIDE =
  '[@jobsite/shell] A part of the shell was rendered outside of <ShellProvider>; wrap the page, or this part, in <ShellProvider config={…} language={…}>. (code: no-provider)'
