import { logoutUrl, type ReturnOptions, visitorUrls } from '../account/accountUrls.ts'
import { withNavTracking } from '../url/withNavTracking.ts'
import type { MenuContext, MenuEntry, MenuItem } from './menuEntry.ts'
import { buildMenu, menuContext } from './menuItem.ts'
import { careerCentreMenu } from './sideNavMenu.ts'

/** Tracking of links in the anonymous visitor's dropdown. */
const VISITOR_NAVI = { source: 'Header', medium: 'Header' } as const

/**
 * Returns the items of an anonymous visitor's dropdown: login dialog or page, Facebook, Google, registration.
 *
 * @param options the return URL, same-site or dropped, and the time.
 *
 * @example visitorMenu({ config, language: 'en' }).map((item) => item.id) // ['logIn', 'facebook', 'google', 'register']
 */
export function visitorMenu(context: MenuContext, options: ReturnOptions = {}): MenuItem[] {
  const checked = menuContext(context)
  const urls = visitorUrls(checked.config, checked.language, options)
  const entry = (id: keyof typeof urls, label: MenuEntry['label']): MenuEntry => ({
    id,
    label,
    href: withNavTracking(urls[id], VISITOR_NAVI),
  })
  return buildMenu(
    [
      entry('logIn', ({ logIn }) => logIn),
      entry('facebook', (text) => text.logInWithFacebook),
      entry('google', (text) => text.logInWithGoogle),
      entry('register', ({ register }) => register),
    ],
    checked,
  )
}

/**
 * Returns the items of a logged-in user's dropdown: the career center and the logout.
 *
 * @example seekerMenu({ config, language: 'en' }).at(-1)?.id // 'logOut'
 */
export function seekerMenu(context: MenuContext): MenuItem[] {
  const checked = menuContext(context)
  return [...careerCentreMenu(checked), ...logOutMenu(checked)]
}

/** Returns the item that logs the user out, in a list; an empty list if the config hides it. */
export function logOutMenu(context: MenuContext): MenuItem[] {
  const checked = menuContext(context)
  const { config, language, user } = checked
  const href = logoutUrl(config, language, { userId: user?.userId })
  return buildMenu([{ id: 'logOut', label: ({ logOut }) => logOut, href }], checked)
}
