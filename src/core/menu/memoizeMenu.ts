import type { ShellConfig } from '../config/config.ts'
import { hereOf } from '../site/ownPage.ts'
import type { MenuContext } from './menuItem.ts'

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
