import { headerMenu } from './headerMenu.ts'
import type { MenuContext, MenuItem } from './menuEntry.ts'
import { careerCentreMenu, sideNavMenu } from './sideNavMenu.ts'

/** The menus of a page: their items in order, ready to render. */
export interface Menus {
  /** The bar of the header, with its submenus. */
  readonly header: readonly MenuItem[]
  /** The side navigation, without what belongs to the account. */
  readonly sideNav: readonly MenuItem[]
  /** The pages of the career center, which the side navigation and the account's list show to a logged-in user. */
  readonly careerCentre: readonly MenuItem[]
}

/**
 * Returns the menus of a page, with the site's own items and changes.
 *
 * @throws TypeError without a config.
 *
 * @example menus({ config, language: 'en', page: 'companyList' }).header.find(({ id }) => id === 'companies')?.current // 'page'
 */
export function menus(context: MenuContext): Menus {
  return {
    header: headerMenu(context),
    sideNav: sideNavMenu(context),
    careerCentre: careerCentreMenu(context),
  }
}
