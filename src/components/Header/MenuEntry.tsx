import { type MouseEvent, useId } from 'react'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { ItemLink } from '../Link/ItemLink.tsx'

export interface MenuEntryProps {
  item: MenuItem
  isOpen: boolean
  onToggle: () => void
  /** Told of a press on one of the links, by item, before the browser follows it. */
  onFollow?: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void
  /** An item of a bar that can fold: shown, or kept only to be measured. @default not part of such a bar */
  fold?: 'shown' | 'folded'
  className?: string
}

/**
 * One entry of a menu. Renders an `<li>`: a link, or a button that discloses the links below. An entry that has both an
 * address and a submenu gets a link and, beside it, a button.
 */
export function MenuEntry({ item, isOpen, onToggle, onFollow, fold, className }: MenuEntryProps) {
  const { messages } = useShellContext()
  const submenuId = useId()
  const { children } = item
  const follow = (followed: MenuItem) => (event: MouseEvent<HTMLAnchorElement>) => onFollow?.(followed, event)
  const root = { className, 'data-current': item.current, 'data-foldable': fold }
  if (!children) {
    return (
      <li {...root}>
        <ItemLink className="shell-entry" item={item} onClick={follow(item)} />
      </li>
    )
  }
  const button = {
    type: 'button',
    'aria-expanded': isOpen,
    'aria-controls': submenuId,
    onClick: onToggle,
  } as const
  return (
    <li {...root} data-open={isOpen || undefined}>
      {item.href === undefined ? (
        <button {...button} className="shell-entry" aria-current={item.current}>
          <span className="shell-label">{item.label}</span>
          {item.badge && <Badge />}
          <Icon name="chevronDown" />
        </button>
      ) : (
        <>
          <ItemLink className="shell-entry" item={item} onClick={follow(item)} />
          <button {...button} className="shell-entry shell-more" aria-label={messages.submenuOf(item.label)}>
            <Icon name="chevronDown" />
          </button>
        </>
      )}
      <ul id={submenuId} className="shell-submenu" data-columns={item.columns}>
        {children.map((child) => (
          <li key={child.id} data-current={child.current}>
            <ItemLink item={child} onClick={follow(child)} />
          </li>
        ))}
      </ul>
    </li>
  )
}
