import type { ShellConfig } from '../config/config.ts'
import type { MenuContext } from '../menu/menuItem.ts'
import { barePath, splitUrl } from '../url/splitUrl.ts'
import type { MenuChange } from './menuChanges.ts'

/** Returns the site's item whose page a menu is on. */
export function hereOf({
  config,
  url = '',
}: Pick<MenuContext, 'url'> & { readonly config: SiteMenus }): MenuChange | undefined {
  const path = barePath(splitUrl(url)?.path ?? '')
  return config.menu?.items?.find(({ path: own }) => own && (own.vi === path || own.en === path))
}

/** Menus of a config, as far as there are any. */
export interface SiteMenus {
  readonly menu?: Pick<ShellConfig['menu'], 'items'> | undefined
}
