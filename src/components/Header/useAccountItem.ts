import type { MouseEvent } from 'react'
import { isPlainClick } from '../../browser/events/clicks.ts'
import { dispatchShellEvent } from '../../browser/events/shellEvents.ts'
import type { MenuContext, MenuItem } from '../../core/menu/menuItem.ts'
import { seekerMenu, visitorMenu } from '../../core/menu/userMenu.ts'
import { shortName, userState } from '../../core/user/user.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useShellContext } from '../../react/ShellContext.ts'

/** The account as a menu item with a submenu, and the click handler of its links. */
export interface AccountItem {
  readonly item: MenuItem
  /**
   * Handles a click on a link. "Log in" dispatches `LOGIN_POPUP` first; login links get the click's timestamp as `t`,
   * which is not in the server's HTML, where it would cause a hydration mismatch.
   */
  readonly follow: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void
}

const visitorItems = new WeakMap<MenuContext, readonly MenuItem[]>()

/**
 * Returns a visitor's items, without the time. Built once per page: the header shows them twice, the side navigation
 * once.
 */
function itemsOf(menu: MenuContext, url: string): readonly MenuItem[] {
  const items = visitorItems.get(menu) ?? visitorMenu(menu, { redirectUrl: url, now: null })
  visitorItems.set(menu, items)
  return items
}

/** Returns the account item of a visitor or user; `null` while the user is not known. */
export function useAccountItem(): AccountItem | null {
  const { language, menu, messages, user, url, track, linkComponent, navigate, isOwnUrl } = useShellContext()
  const followItem = useMenuClick()
  switch (userState(user)) {
    case 'unknown':
      return null
    case 'anonymous':
      return {
        item: { id: 'account', label: messages.logIn, children: itemsOf(menu, url) },
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
          // A router's link component navigates by its props, which lack the timestamp.
          if (!linkComponent || !navigate || !isOwnUrl(timed) || !isPlainClick(event)) return
          event.preventDefault()
          navigate(timed)
        },
      }
    case 'known':
      return {
        item: { id: 'account', label: shortName(user, messages.yourName), children: seekerMenu(menu) },
        follow: followItem,
      }
  }
}
