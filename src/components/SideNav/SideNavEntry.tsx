import { type MouseEvent, type ReactNode, useId } from 'react'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import { ItemLink } from '../Link/ItemLink.tsx'

export interface SideNavEntryProps {
  item: MenuItem
  isOpen: boolean
  onToggle: () => void
  /** Told of a press on one of the links, by item, before the browser follows it. */
  onFollow: (item: MenuItem, event: MouseEvent<HTMLAnchorElement>) => void
  /** Drawn after the label of a link. @default none */
  after?: ReactNode
}

/** What an entry shows before its label, by its id. */
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

/** One entry of the side navigation. Renders an `<li>`: a link, or a button that discloses the links below it. */
export function SideNavEntry({ item, isOpen, onToggle, onFollow, after }: SideNavEntryProps) {
  const submenuId = useId()
  const { id, label, children, current } = item
  const icon = ICONS[id]
  const follow = (followed: MenuItem) => (event: MouseEvent<HTMLAnchorElement>) => onFollow(followed, event)
  if (!children) {
    return (
      <li data-id={id} data-current={current}>
        <ItemLink className="shell-row" item={item} icon={icon} after={after} onClick={follow(item)} />
      </li>
    )
  }
  return (
    <li data-id={id} data-current={current} data-open={isOpen || undefined}>
      <button
        type="button"
        className="shell-row"
        aria-current={current}
        aria-expanded={isOpen}
        aria-controls={submenuId}
        onClick={onToggle}
      >
        {icon && <Icon name={icon} />}
        <span className="shell-label">{label}</span>
        <Icon name="chevronDown" />
      </button>
      <ul id={submenuId} className="shell-submenu">
        {children.map((child) => (
          <li key={child.id} data-current={child.current}>
            <ItemLink className="shell-row" item={child} onClick={follow(child)} />
          </li>
        ))}
      </ul>
    </li>
  )
}
