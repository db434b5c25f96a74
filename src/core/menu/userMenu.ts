import { loginUrl, logoutUrl, type ReturnOptions, registerUrl } from '../account/accountUrls.ts'
import { withNavTracking } from '../url/withNavTracking.ts'
import { buildMenu, type MenuContext, type MenuEntry, type MenuItem } from './menuItem.ts'
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
  const { config, language } = context
  const entry = (id: string, label: MenuEntry['label'], href: string): MenuEntry => ({
    id,
    label,
    href: withNavTracking(href, VISITOR_NAVI),
  })
  return buildMenu(
    [
      entry('logIn', ({ logIn }) => logIn, loginUrl(config, language, options)),
      entry('facebook', (text) => text.logInWithFacebook, loginUrl(config, language, { ...options, type: 'facebook' })),
      entry('google', (text) => text.logInWithGoogle, loginUrl(config, language, { ...options, type: 'google' })),
      entry('register', ({ register }) => register, registerUrl(config, language, options)),
    ],
    context,
  )
}

/**
 * Returns the items of a logged-in user's dropdown: the career center and the logout.
 *
 * @example seekerMenu({ config, language: 'en' }).at(-1)?.id // 'logOut'
 */
export function seekerMenu(context: MenuContext): MenuItem[] {
  const { config, language, user } = context
  const href = logoutUrl(config, language, { userId: user?.userId })
  return [...careerCentreMenu(context), ...buildMenu([{ id: 'logOut', label: ({ logOut }) => logOut, href }], context)]
}
