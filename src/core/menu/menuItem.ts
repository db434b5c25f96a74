import type { ShellConfig } from '../config/config.ts'
import { configured } from '../config/configured.ts'
import { usableConfig } from '../config/defineConfig.ts'
import { supportedLanguage } from '../language/language.ts'
import { describeValue, warnOnce } from '../log.ts'
import { messages } from '../messages/messages.ts'
import { type PageName, pageLabel } from '../pages/pages.ts'
import { withChanges } from '../site/menuChanges.ts'
import { hereOf } from '../site/ownPage.ts'
import { isOwnHost, type SafeUrl, safeHref, siteHref } from '../url/safeHref.ts'
import { withNavTracking } from '../url/withNavTracking.ts'
import type { MenuContext, MenuEntry, MenuItem } from './menuEntry.ts'

/**
 * Returns the context of a menu, in Vietnamese for an unknown language.
 *
 * @throws TypeError for a missing or incomplete config.
 */
export function menuContext(context: MenuContext): MenuContext {
  const { config, language }: MenuContext = Object(context)
  for (const part of [config?.menu?.hidden, config?.menu?.hrefs, config?.links]) configured(part)
  return { ...context, config: usableConfig(config), language: supportedLanguage(language) }
}

/**
 * Builds the items of a menu: labels in the language, hidden items and those with an unsafe URL omitted, URLs replaced as
 * configured, the current item marked, site-relative URLs prefixed with `linkBase`.
 *
 * @param name of the menu, for the site's own items in it. @default there are none in it
 */
export function buildMenu(given: readonly MenuEntry[], context: MenuContext, name?: string): MenuItem[] {
  const entries = withChanges(given, context, name)
  // An item of the site's own is the page's; the page's name may be a wider one.
  const marks = { pageTaken: entries.some(({ isHere, children = [] }) => isHere || children.some((one) => one.isHere)) }
  return buildItems(entries, context, marks)
}

const buildItems = (entries: readonly MenuEntry[], context: MenuContext, marks: Marks): MenuItem[] =>
  withoutHidden(entries, context).flatMap((entry) => buildItem(entry, context, marks) ?? [])

/** Whether an item is marked as the current page already. */
interface Marks {
  pageTaken: boolean
}

const withoutHidden = (entries: readonly MenuEntry[], { config }: MenuContext): MenuEntry[] =>
  entries.filter(({ id }) => !config.menu.hidden.includes(id))

/** Returns the item of an entry; `undefined` for a link with an unsafe URL. */
function buildItem(entry: MenuEntry, context: MenuContext, marks: Marks): MenuItem | undefined {
  const { label, page, section, parentOf, isHere, narrowed, children: childEntries, href: ownHref, ...rest } = entry
  const { config, language } = context
  const override = overrideOf(entry, context)
  const href = override ?? onSite(config, ownHref)
  if (href === null && !childEntries) return undefined
  const children = childEntries && buildItems(childEntries, context, marks)
  const current = currentMark(entry, children, context, marks)
  return {
    ...rest,
    label: label(messages[language]),
    ...(href !== null && { href }),
    // An overridden URL is used as it is, whatever locations are stored.
    ...(narrowed && override === undefined && { narrowed }),
    ...(current !== undefined && { current }),
    ...(children !== undefined && { children }),
  }
}

/** Returns `page` for the first item of the current page that has a URL, `true` for what is above it. */
function currentMark(
  { page, section, parentOf, isHere, href }: MenuEntry,
  children: readonly MenuItem[] | undefined,
  context: MenuContext,
  marks: Marks,
): MenuItem['current'] {
  if (children?.some((child) => child.current)) return 'true'
  if (isHere) return 'page'
  if (page === undefined || page !== context.page || marks.pageTaken) return undefined
  if (section !== undefined && section !== context.section) return undefined
  if (href === undefined || (parentOf !== undefined && parentOf === context.section)) return 'true'
  marks.pageTaken = true
  return 'page'
}

/**
 * Returns the configured URL of an item: site-relative or http(s), and on a host of the site unless the item links to
 * another site anyway. `undefined` if there is none, or an unusable one; warns about another host.
 */
function overrideOf({ id, external }: MenuEntry, { config, language }: MenuContext): SafeUrl | undefined {
  const href = safeHref(config.menu.hrefs[id]?.[language])
  if (href === null) return undefined
  if (external || !/^https?:/i.test(href) || isOwnHost(new URL(href), config)) return href
  warnOnce(
    config,
    `[@jobsite/shell] The URL ${describeValue(href)} of the menu item ${JSON.stringify(id)} was ignored: the item leads to a page of the site, and the URL to another host. Pass menu.hrefs a URL that starts with one "/", or set siteDomain or siteOrigin. (code: unusable-menu-url)`,
  )
  return undefined
}

function onSite(config: ShellConfig, href: string | undefined): SafeUrl | null {
  return href?.startsWith('/') ? siteHref(config.linkBase, href) : safeHref(href)
}

/** Adds tracking to a CV builder link, by the page that contains it. */
export function cvBuilderHref(href: string, page: PageName | undefined): string {
  return withNavTracking(href, { source: 'WowCv', medium: pageLabel(page) })
}

/** Adds tracking to a link to the employer site or the login. */
export function headerHref(href: string, page: PageName | undefined): string {
  return withNavTracking(href, { source: 'Header', medium: pageLabel(page) })
}

// The only section that affects a menu; other names from pages must not grow a server's memory.
const menuSection = ({ section }: MenuContext): string | undefined => (section === 'saved' ? section : undefined)

/** Returns a key of what menus depend on, apart from the config and the user. */
export const menuKey = (context: MenuContext): string =>
  [context.language, context.page, menuSection(context), Boolean(context.isShowReferral), hereOf(context)?.id].join()

/**
 * Memoizes a menu by page and language, for the lifetime of its config: re-rendering the header, or the same page on a
 * server, does not rebuild its sixty links.
 *
 * @param build builds a menu that does not depend on the user.
 */
/* @__NO_SIDE_EFFECTS__ */
export function memoizeMenu<T>(build: (context: MenuContext) => T): (context: MenuContext) => T {
  const menus = new WeakMap<ShellConfig, Map<string, T>>()
  return (context) => {
    const { config, language, page, url, isShowReferral } = context
    const own = menus.get(config) ?? new Map<string, T>()
    menus.set(config, own)
    const key = menuKey(context)
    const menu = own.get(key) ?? build({ config, language, page, url, section: menuSection(context), isShowReferral })
    own.set(key, menu)
    return menu
  }
}
