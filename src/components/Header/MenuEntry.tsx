import type { MouseEvent } from 'react'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Badge } from '../shared/Badge.tsx'
import { ItemLink } from '../shared/ItemLink.tsx'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'

export interface MenuEntryProps {
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
export function MenuEntry({ item, onFollow, fold, className, name }: MenuEntryProps) {
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
