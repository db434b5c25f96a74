import type { MouseEvent } from 'react'
import { employersItem, headerMenu } from '../../core/menu/headerMenu.ts'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { useShell } from '../../react/ShellContext.ts'
import { useDisclosure } from '../../react/useDisclosure.ts'
import { useFollow } from '../../react/useFollow.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { useAccountItem } from './useAccountItem.ts'

/**
 * The main menu. Renders a `<nav>` with every link in the HTML, submenus included. On wide screens it is a bar, on phones
 * a panel that also holds the account and the employers' link, which the bar has elsewhere.
 */
export function MainMenu({ id, isOpen, onFollow }: { id: string; isOpen: boolean; onFollow: () => void }) {
  const { menu, messages } = useShell()
  const { openId, toggle, close, rootProps } = useDisclosure<HTMLElement>()
  const account = useAccountItem()
  const employers = employersItem(menu)
  const follow = useFollow()
  const followAndClose = (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => {
    follow(item, event)
    close()
    onFollow()
  }
  return (
    <nav id={id} className="shell-menu" aria-label={messages.mainMenu} data-open={isOpen || undefined} {...rootProps}>
      <ul className="shell-entries">
        {headerMenu(menu).map((item) => (
          <MenuEntry
            key={item.id}
            item={item}
            isOpen={openId === item.id}
            onToggle={() => toggle(item.id)}
            onFollow={followAndClose}
          />
        ))}
        {employers && (
          <MenuEntry
            className="shell-phone-only"
            item={employers}
            isOpen={false}
            onToggle={close}
            onFollow={followAndClose}
          />
        )}
        {account && (
          <MenuEntry
            className="shell-phone-only"
            item={account.item}
            isOpen={openId === account.item.id}
            onToggle={() => toggle(account.item.id)}
            onFollow={account.stamp}
          />
        )}
      </ul>
    </nav>
  )
}
