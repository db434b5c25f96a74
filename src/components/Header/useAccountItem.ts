import type { MouseEvent } from 'react'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { seekerMenu, visitorMenu } from '../../core/menu/userMenu.ts'
import { shortName, userState } from '../../core/user/user.ts'
import { useShell } from '../../react/ShellContext.ts'

/** The account as a menu item with a submenu, and what its links do when they are followed. */
export interface AccountItem {
  readonly item: MenuItem
  /** Puts the time of the press, `t`, into a login link. Server HTML leaves it out: browser and server would disagree. */
  readonly stamp: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void
}

/** The visitor's or the seeker's account; `null` while it is not known who is looking. */
export function useAccountItem(): AccountItem | null {
  const { menu, messages, user, url } = useShell()
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
        stamp: ({ id }, event) => {
          const timed = visitorMenu(menu, { redirectUrl: url }).find((item) => item.id === id)
          if (timed?.href) event.currentTarget.href = timed.href
        },
      }
    case 'known':
      return {
        item: { id: 'account', label: shortName(user, messages.yourName), children: seekerMenu(menu) },
        stamp: () => undefined,
      }
  }
}
