import { type ComponentType, type Context, createContext, useContext, version } from 'react'
import type { BannerViews } from '../browser/banners/bannerViews.ts'
import { beginShared } from '../browser/page/shared.ts'
import type { Mode, ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import type { MenuContext } from '../core/menu/menuEntry.ts'
import type { Messages } from '../core/messages/messages.ts'
import type { PageName } from '../core/pages/pages.ts'
import type { ThemeLogos } from '../core/theme/seasonalTheme.ts'
import type { User } from '../core/user/user.ts'
import type { CallOptions } from '../services/callEndpoint.ts'
import type { Datasets } from './provider/datasets.ts'
import type { Track } from './provider/useTrack.ts'
import type { ShellOptions } from './ShellOptions.ts'
import type { ShellState } from './shellState.ts'

/** A router's link component, rendered instead of `<a>` for URLs of the app. Receives an anchor's props. */
export type LinkComponent = ComponentType<React.AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>

/** State and controls of the page's side navigation, shared by the header's button and the dialog. */
export interface SideNavControl {
  /** Id of the dialog element; `null` while no `<SideNav>` is mounted. */
  readonly id: string | null
  readonly isOpen: boolean
  readonly open: () => void
  readonly close: () => void
}

/** Values and setters that the shell shares with the page. */
export interface ShellContextValue extends ShellState {
  /** The current language; an alias of `language`. */
  readonly langCode: Language
  readonly language: Language
  readonly mode: Mode
  readonly config: ShellConfig
  readonly messages: Messages
  /** URL of the current page: absolute or site-relative. */
  readonly url: string
  /** Input of `menus` of `@jobsite/shell/core`. */
  readonly menu: MenuContext
  readonly navigate: ((href: string) => void) | undefined
  /** Returns whether the page's router serves a URL. Every other URL needs a plain link. */
  readonly isOwnUrl: (href: string) => boolean
  readonly sideNav: SideNavControl
  /** Logos of the current season, else of the config. */
  readonly logos: ThemeLogos
  /** Whether the visitor consented to optional storage. */
  readonly consent: boolean
  /** Sends an event to the page's analytics. The same function for the provider's lifetime. */
  readonly track: Track
  readonly setPage: (pageName: PageName, section?: string) => void
  readonly setUser: (user: User | null) => void
  /** Sets any of the shared values. */
  readonly setShell: (values: Partial<ShellState>) => void
}

/** Store of the side navigation's state, outside of the context: opening it renders only its subscribers. */
export interface SideNavStore extends Pick<SideNavControl, 'open' | 'close'> {
  /**
   * Registers a mounted side navigation by its dialog's id, and whether a visitor has opened it before. Returns a function
   * that unregisters it.
   */
  readonly register: (id: string, isOpen: boolean) => () => void
  readonly initial: SideNavControl
  readonly read: () => SideNavControl
  readonly subscribe: (listener: () => void) => () => void
}

/**
 * Marks a text that HTML shows as it is. Returns the text, or what stands for it in a template; `''` stays `''`.
 *
 * @param isHtml whether the text is HTML, which is not escaped. @default false
 */
export type MarkText = <Text extends string | null | undefined>(text: Text, isHtml?: boolean) => Text

/**
 * Returns what a component shows of values that differ between requests: the URL, the keyword, the user. Marked texts may
 * only be rendered, not compared or cut: servers replace them by placeholders, so that one template serves all requests.
 * Everything else in the result is JSON-serializable, and a template of its own.
 *
 * @param browser values that only browsers know. @default what servers know
 */
export type SelectTexts<Result, Browser = undefined> = (
  shell: ShellInternals,
  text: MarkText,
  browser?: Browser,
) => Result

/** Returns the result of a selector, in a template with placeholders. */
export type ReadTexts = <Result>(select: SelectTexts<Result, never>) => Result

/** Values shared by the provider and the shell's components. Pages read those of {@link ShellContextValue}. */
export interface ShellInternals extends Omit<ShellContextValue, 'sideNav'>, ShellOptions {
  /** The values that pages read, apart from `sideNav`. */
  readonly shared: Omit<ShellContextValue, 'sideNav'>
  readonly sideNav: SideNavStore
  readonly linkComponent: LinkComponent | undefined
  /** Returns the options of a service call. The same function for the provider's lifetime. */
  readonly callOptions: (signal?: AbortSignal) => CallOptions
  /** Reference data, each dataset fetched once. Use {@link useReferenceData}. */
  readonly datasets: Datasets
  /** Number of page views of this provider before the current one. */
  readonly pageView: number
  /** URL at the start of the current page view. `history.replaceState` does not start a new page view. */
  readonly pageViewUrl: string
  readonly bannerViews: BannerViews
  /** Requests the resume summary, at most once a page and user. */
  readonly requestResumeSummary: () => void
  /** Key of the user and language that the first render used: the value of `data-shell-for`. */
  readonly renderedFor: string
  /** Reads the texts of a template. `undefined` outside of one: see {@link useShellTexts}. */
  readonly readTexts?: ReadTexts | undefined
}

/** The provider's values as a store, for components that re-render only when a selected value changes. */
export interface ShellStore {
  readonly read: () => ShellInternals
  /** Adds a listener, called after a value changed. Returns a function that unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void
}

// One context for each React version, shared by the ESM and the CJS build.
const contextOf = <Value>(key: 'context/1' | 'store/1'): Context<Value | null> =>
  beginShared(`${key}/${version}`, () => createContext<Value | null>(null)) as Context<Value | null>

/** The shell's context. Read it with {@link useShell}. */
export const ShellContext: Context<ShellInternals | null> = /* @__PURE__ */ contextOf('context/1')

/** The shell's store. Read it with {@link useShell} and a selector. */
export const ShellStoreContext: Context<ShellStore | null> = /* @__PURE__ */ contextOf('store/1')

/**
 * Returns the provider's values, for the shell's components.
 *
 * @throws Error outside of a `<ShellProvider>`.
 */
export function useShellContext(): ShellInternals {
  const internals = useContext(ShellContext)
  if (internals) return internals
  throw new Error(NO_PROVIDER)
}

/** Error message for a component outside of a `<ShellProvider>`. */
export const NO_PROVIDER =
  '[@jobsite/shell] A component of the shell was rendered outside of <ShellProvider>. Wrap the page, or this component, in <ShellProvider config={…} language={…}>. (code: no-provider)'
