import type { MouseEvent } from 'react'
import { isPlainClick } from '../../browser/clicks.ts'
import { dispatchShellEvent } from '../../browser/shellEvents.ts'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { seekerMenu, visitorMenu } from '../../core/menu/userMenu.ts'
import { shortName, userState } from '../../core/user/user.ts'
import { useShellContext } from '../../react/ShellContext.ts'

/** The account as a menu item with a submenu, and what its links do when they are followed. */
export interface AccountItem {
  readonly item: MenuItem
  /**
   * A press on one of the links. "Log in" asks for the page's dialog first (`LOGIN_POPUP`); links to the login get the
   * time of the press, `t`, which server HTML leaves out: browser and server would disagree.
   */
  readonly follow: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void
}

/** The visitor's or the seeker's account; `null` while it is not known who is looking. */
export function useAccountItem(): AccountItem | null {
  const { language, menu, messages, user, url, track, linkComponent, navigate } = useShellContext()
  switch (userState(user)) {
    case 'unknown':
      return null
    case 'anonymous':
      return {
        item: {
          id: 'account',
          label: messages.logIn,
          children: visitorMenu(menu, { redirectUrl: url, now: null }),
        },
        follow: ({ id }, event) => {
          const asksDialog = id === 'logIn' && isPlainClick(event)
          const isHandled = asksDialog && dispatchShellEvent('LOGIN_POPUP', { langCode: language, isNeedReload: true })
          track({ type: 'login', by: isHandled ? 'dialog' : 'page', item: id })
          if (isHandled) {
            event.preventDefault()
            return
          }
          const timed = visitorMenu(menu, { redirectUrl: url }).find((item) => item.id === id)?.href
          if (!timed) return
          event.currentTarget.href = timed
          // A router's link goes by its props, which do not know the time.
          if (!linkComponent || !navigate || !timed.startsWith('/') || !isPlainClick(event)) return
          event.preventDefault()
          navigate(timed)
        },
      }
    case 'known':
      return {
        item: { id: 'account', label: shortName(user, messages.yourName), children: seekerMenu(menu) },
        follow: ({ id, href = '' }) => track({ type: 'menu', item: id, href }),
      }
  }
}
