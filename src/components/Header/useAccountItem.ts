import type { MouseEvent } from 'react'
import { requestLogin } from '../../browser/disclosures/requestLogin.ts'
import { isPlainClick } from '../../browser/events/clicks.ts'
import type { ShellConfig } from '../../core/config/config.ts'
import type { Language } from '../../core/language/language.ts'
import type { MenuContext, MenuItem } from '../../core/menu/menuItem.ts'
import { seekerMenu, visitorMenu } from '../../core/menu/userMenu.ts'
import { shortName, userState } from '../../core/user/user.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useShellContext } from '../../react/ShellContext.ts'

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

interface VisitorItems {
  readonly language: Language
  readonly url: string
  readonly items: readonly MenuItem[]
}

const visitorItems = new WeakMap<ShellConfig, VisitorItems>()

/**
 * Returns a visitor's items, without the time. Kept for the latest page: the header shows them twice, the side
 * navigation once, and a page may mount both again.
 */
function itemsOf(menu: MenuContext, url: string): readonly MenuItem[] {
  const { config, language } = menu
  const latest = visitorItems.get(config)
  if (latest?.language === language && latest.url === url) return latest.items
  const items = visitorMenu(menu, { redirectUrl: url, now: null })
  visitorItems.set(config, { language, url, items })
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
      const label = shortName(user, '')
      return {
        item: { id: 'account', label: label || messages.yourName, children: seekerMenu(menu) },
        name: label ? messages.accountOf(label) : messages.accountWithoutName,
        follow: followItem,
      }
    }
  }
}
