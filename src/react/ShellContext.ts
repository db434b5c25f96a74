import { type ComponentType, type Context, createContext, useContext, version } from 'react'
import type { Mode, ShellConfig } from '../core/config/config.ts'
import type { Language } from '../core/language/language.ts'
import type { MenuContext } from '../core/menu/menuItem.ts'
import type { Messages } from '../core/messages/messages.ts'
import type { PageName } from '../core/pages/pages.ts'
import type { User } from '../core/user/user.ts'
import type { ShellState } from './shellState.ts'

/** A router's link, drawn instead of `<a>` for addresses on the site. It gets an anchor's props. */
export type LinkComponent = ComponentType<React.AnchorHTMLAttributes<HTMLAnchorElement> & { href: string }>

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
  /** What the menus are built from. */
  readonly menu: MenuContext
  readonly linkComponent: LinkComponent | undefined
  readonly navigate: ((href: string) => void) | undefined
  readonly setPage: (pageName: PageName, section?: string) => void
  readonly setUser: (user: User | null) => void
  /** Sets any of the shared values. */
  readonly setShell: (values: Partial<ShellState>) => void
}

// One context a React version, even where the ESM and the CJS build are on one page.
const KEY = Symbol.for(`@jobsite/shell/context/1/${version}`)
const registry = globalThis as { [KEY]?: Context<ShellContextValue | null> }
registry[KEY] ??= createContext<ShellContextValue | null>(null)

/** The shell's context. Use {@link useShell}. */
export const ShellContext: Context<ShellContextValue | null> = registry[KEY]

/**
 * The shared context of the shell, and its setters.
 *
 * @throws Error outside of a `<ShellProvider>`.
 */
export function useShell(): ShellContextValue {
  const value = useContext(ShellContext)
  if (value) return value
  throw new Error(
    '[@jobsite/shell] A part of the shell was rendered outside of <ShellProvider>; wrap the page, or this part, in <ShellProvider config={…} language={…}>.',
  )
}
