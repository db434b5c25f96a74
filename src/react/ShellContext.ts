import {
  type ComponentType,
  type Context,
  createContext,
  useCallback,
  useContext,
  useSyncExternalStore,
  version,
} from 'react'
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
import type { Datasets } from './datasets.ts'
import type { ShellState } from './shellState.ts'
import type { Track } from './useTrack.ts'

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

/** The same values to be read piece by piece, for those who do not want to be drawn again with each of them. */
export interface ShellStore {
  readonly read: () => ShellContextValue
  /** Calls back after a value has changed. Returns what ends it. */
  readonly subscribe: (listener: () => void) => () => void
}

// One context a React version, even where the ESM and the CJS build are on one page.
const VALUE_KEY = Symbol.for(`@jobsite/shell/context/1/${version}`)
const STORE_KEY = Symbol.for(`@jobsite/shell/store/1/${version}`)
const registry = globalThis as {
  [VALUE_KEY]?: Context<ShellContextValue | null>
  [STORE_KEY]?: Context<ShellStore | null>
}
registry[VALUE_KEY] ??= createContext<ShellContextValue | null>(null)
registry[STORE_KEY] ??= createContext<ShellStore | null>(null)

/** The shell's context. Use {@link useShell}. */
export const ShellContext: Context<ShellContextValue | null> = registry[VALUE_KEY]

/** The shell's store. Use {@link useShell} with a selector. */
export const ShellStoreContext: Context<ShellStore | null> = registry[STORE_KEY]

/**
 * The shared context of the shell, and its setters; or, with a selector, one piece of it, and drawn again only when that
 * piece changes.
 *
 * @param select picks the piece, by reference: one that is made anew each time is a change each time.
 *
 * @throws Error outside of a `<ShellProvider>`.
 *
 * @example const { language, setPage } = useShell()
 * @example const user = useShell((shell) => shell.user)
 */
export function useShell<T>(select: (shell: ShellContextValue) => T): T
export function useShell(): ShellContextValue
export function useShell<T>(select?: (shell: ShellContextValue) => T): ShellContextValue | T {
  // Whether there is a selector does not change between renders of one place, so neither do the hooks.
  // biome-ignore lint/correctness/useHookAtTopLevel: see above
  return select ? useSelected(select) : useValue()
}

function useValue(): ShellContextValue {
  const value = useContext(ShellContext)
  if (value) return value
  throw new Error(OUTSIDE)
}

function useSelected<T>(select: (shell: ShellContextValue) => T): T {
  const store = useContext(ShellStoreContext)
  if (!store) throw new Error(OUTSIDE)
  const read = useCallback(() => select(store.read()), [store, select])
  return useSyncExternalStore(store.subscribe, read, read)
}

const OUTSIDE =
  '[@jobsite/shell] A part of the shell was rendered outside of <ShellProvider>; wrap the page, or this part, in <ShellProvider config={…} language={…}>. (code: no-provider)'
