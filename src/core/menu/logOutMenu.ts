import { logoutUrl } from '../account/accountUrls.ts'
import { buildMenu, type MenuContext, type MenuItem, menuContext } from './menuItem.ts'

/** Returns the item that logs the user out, in a list; an empty list if the config hides it. */
export function logOutMenu(context: MenuContext): MenuItem[] {
  const checked = menuContext(context)
  const { config, language, user } = checked
  const href = logoutUrl(config, language, { userId: user?.userId })
  return buildMenu([{ id: 'logOut', label: ({ logOut }) => logOut, href }], checked)
}
