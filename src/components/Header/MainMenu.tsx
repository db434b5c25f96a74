import { type MouseEvent, useRef } from 'react'
import { isPlainClick } from '../../browser/events/clicks.ts'
import { headerMenu } from '../../core/menu/headerMenu.ts'
import { memoizedEmployersItem } from '../../core/menu/memoizedItems.ts'
import { memoizeMenu } from '../../core/menu/memoizeMenu.ts'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { overflowMenu } from '../../core/menu/overflowMenu.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useMenuOverflow } from '../../react/ui/useMenuOverflow.ts'
import { FocusGuard } from '../shared/FocusGuard.tsx'
import { MenuEntry } from './MenuEntry.tsx'
import { useAccountItem } from './useAccountItem.ts'

const entriesOf = memoizeMenu(headerMenu)

/**
 * Main menu. Renders a `<nav>` with every link in the HTML, submenus included. On wide screens it is a bar whose
 * overflowing items move into "More"; on phones it is a panel that also contains the account and the employers' link.
 */
export function MainMenu({ id, isOpen, onFollow }: { id: string; isOpen: boolean; onFollow: () => void }) {
  const { menu, messages } = useShellContext()
  const root = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const follow = useMenuClick()
  const account = useAccountItem()
  const employers = memoizedEmployersItem(menu)
  const items = entriesOf(menu)
  const shownCount = items.length - useMenuOverflow(list)
  const more = overflowMenu(items.slice(shownCount), messages.more)

  const followAndClose = (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => {
    const leaves = isPlainClick(event)
    follow(item, event)
    if (leaves) onFollow()
  }
  return (
    <nav id={id} className="shell-menu" aria-label={messages.mainMenu} data-open={isOpen || undefined} ref={root}>
      <FocusGuard root={root} />
      <ul ref={list} className="shell-entries" data-shell-overflow="inline">
        {items.map((item, index) => (
          <MenuEntry
            key={item.id}
            item={item}
            onFollow={followAndClose}
            fold={index < shownCount ? 'shown' : 'folded'}
          />
        ))}
        {more && <MenuEntry item={more} onFollow={followAndClose} />}
        {employers && <MenuEntry className="shell-phone-only" item={employers} onFollow={followAndClose} />}
        {account && (
          <MenuEntry className="shell-phone-only" item={account.item} name={account.name} onFollow={account.follow} />
        )}
      </ul>
    </nav>
  )
}
