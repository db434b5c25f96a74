import type { MenuChange, ShellConfig } from '../config/config.ts'
import type { MenuContext } from '../menu/menuEntry.ts'
import { barePath, splitUrl } from '../url/splitUrl.ts'

/** Menus of a config, as far as there are any. */
export interface SiteMenus {
  /** The config's menus, with the pages of the site's own. @default none */
  readonly menu?: Pick<ShellConfig['menu'], 'items'> | undefined
}

/** Returns the site's item whose page a menu is on. */
export const hereOf = ({
  config,
  url = '',
}: Pick<MenuContext, 'url'> & { readonly config: SiteMenus }): MenuChange | undefined =>
  itemAt(splitUrl(url)?.path ?? '', config)

/** Returns the paths of the page of the site's own at a path, in both languages. */
export const ownPaths = (path: string, site: SiteMenus | undefined): MenuChange['path'] => itemAt(path, site)?.path

function itemAt(written: string, site: SiteMenus | undefined): MenuChange | undefined {
  const path = barePath(written)
  return site?.menu?.items?.find(({ path: own }) => own && (own.vi === path || own.en === path))
}
