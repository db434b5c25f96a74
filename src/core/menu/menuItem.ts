import type { ShellConfig } from '../config/config.ts'
import type { Language } from '../language/language.ts'
import { type Messages, messages } from '../messages/messages.ts'
import type { PageName } from '../pages/pages.ts'
import type { User } from '../user/user.ts'

/** One entry of a menu, ready to be drawn. Header, side navigation and footer share it. */
export interface MenuItem {
  /** Stable name, by which an item is hidden or its address replaced. */
  readonly id: string
  readonly label: string
  /** Absent on an item that only opens its submenu. */
  readonly href?: string
  /** `page`: this is where the visitor is. `true`: it is somewhere below. At most one item of a menu is `page`. */
  readonly current?: 'page' | 'true'
  /** Opens in a new tab. */
  readonly newTab?: boolean
  /** Leads to another site. */
  readonly external?: boolean
  readonly badge?: 'new'
  /** Asks anonymous visitors to log in first. */
  readonly gated?: boolean
  /** Leads to the listing page of the visitor's stored locations, where there are any. */
  readonly narrowed?: boolean
  /** How many columns the submenu has. @default 1 */
  readonly columns?: number
  readonly children?: readonly MenuItem[]
}

/** What the menus depend on. */
export interface MenuContext {
  readonly config: ShellConfig
  readonly language: Language
  readonly page?: PageName
  readonly user?: User | null
  /** Shows Referral Candidates in the career centre. @default false */
  readonly isShowReferral?: boolean
}

/** An entry before it knows the page, the language's label and what was configured away. */
export interface MenuEntry extends Omit<MenuItem, 'label' | 'current' | 'children'> {
  readonly label: (texts: Messages) => string
  /** The page that this item stands for: current there. */
  readonly page?: PageName
  readonly children?: readonly MenuEntry[]
}

/**
 * Entries as items: labels in the language, hidden ones left out, addresses replaced as configured, the current one
 * marked, site-relative links put on the configured base.
 */
export function buildMenu(entries: readonly MenuEntry[], context: MenuContext): MenuItem[] {
  const marks = { pageTaken: false }
  return withoutHidden(entries, context).map((entry) => buildItem(entry, context, marks))
}

const withoutHidden = (entries: readonly MenuEntry[], { config }: MenuContext): MenuEntry[] =>
  entries.filter(({ id }) => !config.menu.hidden.includes(id))

function buildItem(entry: MenuEntry, context: MenuContext, marks: { pageTaken: boolean }): MenuItem {
  const { label, page, children: childEntries, href: ownHref, ...rest } = entry
  const { config, language } = context
  const children = childEntries && withoutHidden(childEntries, context).map((child) => buildItem(child, context, marks))
  const current = currentMark(entry, children, context, marks)
  const href = config.menu.hrefs[entry.id]?.[language] ?? onSite(config, ownHref)
  return {
    ...rest,
    label: label(messages[language]),
    ...(href !== undefined && { href }),
    ...(current !== undefined && { current }),
    ...(children !== undefined && { children }),
  }
}

/** `page` goes to the first item that stands for the page and has an address; those above it are `true`. */
function currentMark(
  { page, href }: MenuEntry,
  children: readonly MenuItem[] | undefined,
  context: MenuContext,
  marks: { pageTaken: boolean },
): MenuItem['current'] {
  if (children?.some((child) => child.current)) return 'true'
  if (page === undefined || page !== context.page || marks.pageTaken) return undefined
  if (href === undefined) return 'true'
  marks.pageTaken = true
  return 'page'
}

function onSite(config: ShellConfig, href: string | undefined): string | undefined {
  return href?.startsWith('/') ? config.linkBase + href : href
}
