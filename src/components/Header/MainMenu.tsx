import { type MouseEvent, useRef } from 'react'
import { employersOf } from '../../core/menu/employersOf.ts'
import { foldMenu } from '../../core/menu/foldMenu.ts'
import { headerMenu } from '../../core/menu/headerMenu.ts'
import { keepMenu } from '../../core/menu/keepMenu.ts'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { useDisclosure } from '../../react/elements/useDisclosure.ts'
import { useFolding } from '../../react/elements/useFolding.ts'
import { useFollow } from '../../react/page/useFollow.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { MenuEntry } from './MenuEntry.tsx'
import { useAccountItem } from './useAccountItem.ts'

const entriesOf = keepMenu(headerMenu)

/**
 * The main menu. Renders a `<nav>` with every link in the HTML, submenus included. On wide screens it is a bar, whose
 * last items fold into "More" where they do not fit; on phones a panel that also holds the account and the employers'
 * link, which the bar has elsewhere.
 */
export function MainMenu({ id, isOpen, onFollow }: { id: string; isOpen: boolean; onFollow: () => void }) {
  const { menu, messages } = useShellContext()
  const { openId, toggle, close, rootProps } = useDisclosure<HTMLElement>()
  const list = useRef<HTMLUListElement>(null)
  const follow = useFollow()
  const account = useAccountItem()
  const employers = employersOf(menu)
  const items = entriesOf(menu)
  const shownCount = items.length - useFolding(list)
  const more = foldMenu(items.slice(shownCount), messages.more)

  const followAndClose = (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => {
    follow(item, event)
    close()
    onFollow()
  }
  const entry = (item: MenuItem) => ({
    item,
    isOpen: openId === item.id,
    onToggle: () => toggle(item.id),
    onFollow: followAndClose,
  })
  return (
    <nav id={id} className="shell-menu" aria-label={messages.mainMenu} data-open={isOpen || undefined} {...rootProps}>
      <ul ref={list} className="shell-entries">
        {items.map((item, index) => (
          <MenuEntry key={item.id} {...entry(item)} fold={index < shownCount ? 'shown' : 'folded'} />
        ))}
        {more && <MenuEntry {...entry(more)} />}
        {employers && <MenuEntry className="shell-phone-only" {...entry(employers)} />}
        {account && <MenuEntry className="shell-phone-only" {...entry(account.item)} onFollow={account.follow} />}
      </ul>
    </nav>
  )
}
