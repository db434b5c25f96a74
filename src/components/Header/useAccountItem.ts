import type { MouseEvent } from 'react'
import { isPlainClick } from '../../browser/events/clicks.ts'
import { requestLogin } from '../../browser/events/requestLogin.ts'
import type { MenuItem } from '../../core/menu/menuEntry.ts'
import { careerCentreMenu } from '../../core/menu/sideNavMenu.ts'
import { visitorMenu } from '../../core/menu/userMenu.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useShellTexts } from '../../react/useShellTexts.ts'
import { accountTexts } from '../shared/accountTexts.ts'

/** The account as a menu item with a submenu, and the click handler of its links. */
export interface AccountItem {
  readonly item: MenuItem
  /** Accessible name of the button that opens it; `undefined` for the label of the item. */
  readonly name?: string
  /**
   * Handles a click on a link. "Log in" dispatches `LOGIN_POPUP` first; login links get the click's timestamp as `t`,
   * which is not in the server's HTML, where it would cause a hydration mismatch.
   */
  readonly follow: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void
}

/** Returns the account item of a visitor or user; `null` while the user is not known. */
export function useAccountItem(): AccountItem | null {
  const { language, menu, messages, url, track, linkComponent, navigate, isOwnUrl } = useShellContext()
  const account = useShellTexts(accountTexts)
  const followItem = useMenuClick()
  switch (account.state) {
    case 'unknown':
      return null
    case 'anonymous':
      return {
        item: { id: 'account', label: messages.logIn, children: account.items },
        follow: ({ id }, event) => {
          const asksDialog = id === 'logIn' && isPlainClick(event)
          const isHandled = asksDialog && requestLogin(event.currentTarget, { langCode: language, isNeedReload: true })
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
    case 'known': {
      const { label, logOut } = account
      return {
        item: { id: 'account', label: label || messages.yourName, children: [...careerCentreMenu(menu), ...logOut] },
        name: label ? messages.accountOf(label) : messages.accountWithoutName,
        follow: followItem,
      }
    }
  }
}
