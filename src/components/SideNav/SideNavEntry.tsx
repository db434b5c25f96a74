import type { MouseEvent, ReactNode } from 'react'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { ItemLink } from '../shared/ItemLink.tsx'
import type { IconName } from '../shared/icons.ts'
import { usePartId } from '../shared/PartContext.ts'
import { renderIcon } from '../shared/renderIcon.tsx'

export interface SideNavEntryProps {
  item: MenuItem
  /** Called with the item when one of its links is clicked, before the browser follows it. */
  onFollow: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void
  /** Rendered after the label of a link. @default none */
  after?: ReactNode | undefined
}

/** Icons of the entries, by item id. */
const ICONS: Readonly<Record<string, IconName>> = {
  careerCentre: 'careerCentre',
  jobs: 'jobs',
  interviews: 'interviews',
  salary: 'salary',
  companies: 'companies',
  hrInsider: 'magazine',
  tools: 'tools',
  notifications: 'bell',
  employers: 'employers',
}

/**
 * Entry of the side navigation. Renders an `<li>` with a link, or a button that discloses the links below it, which
 * `startSubmenus` expands and collapses.
 */
export function SideNavEntry({ item, onFollow, after }: SideNavEntryProps) {
  const submenuId = usePartId(`menu-${item.id}`)
  const { id, label, children, current } = item
  const icon = ICONS[id]
  const follow = (followed: MenuItem) => (event: MouseEvent<HTMLAnchorElement>) => onFollow(followed, event)
  if (!children) {
    return (
      <li data-id={id} data-current={current}>
        <ItemLink className="shell-row" item={item} icon={icon} after={after} onFollow={follow(item)} />
      </li>
    )
  }
  return (
    <li data-id={id} data-current={current} suppressHydrationWarning>
      <button
        type="button"
        // Expanded ones have other attributes than those rendered.
        suppressHydrationWarning
        className="shell-row"
        aria-current={current}
        aria-expanded={false}
        aria-controls={submenuId}
      >
        {icon && renderIcon(icon)}
        <span className="shell-label">{label}</span>
        {renderIcon('chevronDown')}
      </button>
      <ul id={submenuId} className="shell-submenu">
        {children.map((child) => (
          <li key={child.id} data-current={child.current}>
            <ItemLink className="shell-row" item={child} onFollow={follow(child)} />
          </li>
        ))}
      </ul>
    </li>
  )
}
