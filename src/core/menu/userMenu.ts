import { loginUrl, logoutUrl, type ReturnOptions, registerUrl } from '../account/accountUrls.ts'
import { messages } from '../messages/messages.ts'
import { withNavi } from '../url/withNavi.ts'
import type { MenuContext, MenuItem } from './menuItem.ts'
import { careerCentreMenu } from './sideNavMenu.ts'

/** The tracking of links in the dropdown of visitors who are not logged in. */
const VISITOR_NAVI = { source: 'Header', medium: 'Header' } as const

/**
 * What an anonymous visitor's dropdown offers: the login dialog or page, Facebook, Google, registration.
 *
 * @param options the address to come back to, same-site or dropped, and the time.
 *
 * @example visitorMenu({ config, language: 'en' }).map((item) => item.id) // ['logIn', 'facebook', 'google', 'register']
 */
export function visitorMenu({ config, language }: MenuContext, options: ReturnOptions = {}): MenuItem[] {
  const text = messages[language]
  const item = (id: string, label: string, href: string): MenuItem => ({
    id,
    label,
    href: withNavi(href, VISITOR_NAVI),
  })
  return [
    item('logIn', text.logIn, loginUrl(config, language, options)),
    item('facebook', text.logInWithFacebook, loginUrl(config, language, { ...options, type: 'facebook' })),
    item('google', text.logInWithGoogle, loginUrl(config, language, { ...options, type: 'google' })),
    item('register', text.register, registerUrl(config, language, options)),
  ]
}

/**
 * What a logged-in seeker's dropdown offers: the career centre, and the way out.
 *
 * @example seekerMenu({ config, language: 'en' }).at(-1)?.id // 'logOut'
 */
export function seekerMenu(context: MenuContext): MenuItem[] {
  const { config, language, user } = context
  return [
    ...careerCentreMenu(context),
    { id: 'logOut', label: messages[language].logOut, href: logoutUrl(config, language, { userId: user?.userId }) },
  ]
}
