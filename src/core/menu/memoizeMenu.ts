import type { ShellConfig } from '../config/config.ts'
import type { MenuContext } from './menuItem.ts'

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
    const { config, language, page } = context
    const own = menus.get(config) ?? new Map<string, T>()
    menus.set(config, own)
    // The only section that affects a menu; other names from pages must not grow a server's memory.
    const section = context.section === 'saved' ? 'saved' : undefined
    const isShowReferral = context.isShowReferral === true
    const key = [language, page, section, isShowReferral].join()
    const menu = own.get(key) ?? build({ config, language, page, section, isShowReferral })
    own.set(key, menu)
    return menu
  }
}
