import type { ShellConfig } from '../config/config.ts'
import type { MenuContext } from './menuItem.ts'

/**
 * A menu that is built once for a page and language, and kept as long as the configuration it is built by. Opening a
 * submenu draws the header anew, and a server draws the same few pages all day: neither has to make sixty links again.
 *
 * @param build makes a menu of which nothing depends on who the visitor is.
 */
/* @__NO_SIDE_EFFECTS__ */
export function keepMenu<T>(build: (context: MenuContext) => T): (context: MenuContext) => T {
  const menus = new WeakMap<ShellConfig, Map<string, T>>()
  return (context) => {
    const { config, language, page, isShowReferral } = context
    const own = menus.get(config) ?? new Map<string, T>()
    menus.set(config, own)
    const key = `${language} ${page} ${isShowReferral === true}`
    const menu =
      own.get(key) ?? build({ config, language, ...(page && { page }), isShowReferral: isShowReferral === true })
    own.set(key, menu)
    return menu
  }
}
