import { type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { isPlainClick } from '../../browser/events/clicks.ts'
import { constants } from '../../core/constants.ts'
import { headerMenu, memoizedEmployersItem } from '../../core/menu/headerMenu.ts'
import type { MenuItem } from '../../core/menu/menuEntry.ts'
import { memoizeMenu } from '../../core/menu/menuItem.ts'
import { countOverflowing, overflowMenu } from '../../core/menu/overflowMenu.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Badge } from '../shared/Badge.tsx'
import { FocusGuard } from '../shared/FocusGuard.tsx'
import { ItemLink } from '../shared/ItemLink.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'
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
      <ul ref={list} className="shell-entries" data-shell-overflow="block">
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

interface MenuEntryProps {
  item: MenuItem
  /** Called with the item when one of its links is clicked, before the browser follows it. */
  onFollow?: ((item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void) | undefined
  /** State of an item in a bar with overflow: visible, or hidden but measurable. @default not in such a bar */
  fold?: 'shown' | 'folded' | undefined
  className?: string | undefined
  /** Accessible name of its button, which contains the label. @default the label */
  name?: string | undefined
}

/**
 * Entry of a menu. Renders an `<li>` with a link, or a button that discloses the links below. An entry with both a URL
 * and a submenu renders a link and a button. `startDisclosures` opens and closes it.
 */
function MenuEntry({ item, onFollow, fold, className, name }: MenuEntryProps) {
  const { messages } = useShellContext()
  const submenuId = usePartId(`menu-${item.id}`)
  const { children } = item
  const follow = (followed: MenuItem) => (event: MouseEvent<HTMLAnchorElement>) => onFollow?.(followed, event)
  const root = { className, 'data-current': item.current, 'data-foldable': fold }
  if (!children) {
    return (
      <li {...root}>
        <ItemLink className="shell-entry" item={item} onFollow={follow(item)} />
      </li>
    )
  }
  const button = {
    type: 'button',
    // Open menus have other attributes than those rendered.
    suppressHydrationWarning: true,
    'aria-expanded': false,
    'aria-controls': submenuId,
  } as const
  return (
    <li {...root} suppressHydrationWarning>
      {item.href === undefined ? (
        <button {...button} className="shell-entry" aria-label={name} aria-current={item.current}>
          <span className="shell-label">{item.label}</span>
          {item.badge && <Badge />}
          {renderIcon('chevronDown')}
        </button>
      ) : (
        <>
          <ItemLink className="shell-entry" item={item} onFollow={follow(item)} />
          <button {...button} className="shell-entry shell-more" aria-label={messages.submenuOf(item.label)}>
            {renderIcon('chevronDown')}
          </button>
        </>
      )}
      <ul id={submenuId} className="shell-submenu" data-columns={item.columns} suppressHydrationWarning>
        {children.map((child) => (
          <li key={child.id} data-current={child.current}>
            <ItemLink item={child} onFollow={follow(child)} />
          </li>
        ))}
      </ul>
    </li>
  )
}

/** Width of "More" before it is there, in em of the list. */
const MORE_WIDTH = 7

/**
 * Returns the number of menu bar items that do not fit, by measured width, so that long words, text zoom and spacing count.
 * Items are found as `[data-foldable]` in the list and stay measurable while hidden. 0 on a server, before hydration
 * and on phones.
 */
function useMenuOverflow(list: RefObject<HTMLElement | null>): number {
  const [overflowing, setOverflowing] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: "More" is measured once it is there
  useEffect(() => {
    const bar = list.current
    if (!bar || typeof ResizeObserver === 'undefined') return undefined
    const isBar = window.matchMedia(`(min-width: ${constants.tabletMinWidth}px)`)
    const measure = () => {
      const items = [...bar.querySelectorAll<HTMLElement>('[data-foldable]')].map((item) => item.offsetWidth)
      const style = getComputedStyle(bar)
      // The entry after the items: "More", or one that only phones show.
      const after = bar.children[items.length] as HTMLElement | undefined
      const more = after?.offsetWidth || MORE_WIDTH * Number.parseFloat(style.fontSize)
      const gap = Number.parseFloat(style.columnGap) || 0
      setOverflowing(isBar.matches ? countOverflowing({ available: bar.clientWidth, items, more, gap }) : 0)
    }
    const sizes = new ResizeObserver(measure)
    for (const element of [bar, ...bar.children]) sizes.observe(element)
    return () => sizes.disconnect()
  }, [list, overflowing > 0])

  return overflowing
}
