import type { AnchorHTMLAttributes, ReactNode } from 'react'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'
import { SiteLink } from './SiteLink.tsx'

/** The parts of a menu item that a link shows. */
export type LinkedItem = Pick<MenuItem, 'label' | 'href' | 'current' | 'newTab' | 'external' | 'badge'>

export interface ItemLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'children'> {
  item: LinkedItem
  /** Drawn before the label. @default none */
  icon?: IconName
  /** Drawn after the label: a count, say. @default none */
  after?: ReactNode
}

/**
 * A menu item as a link. Renders an `<a>`, or the page's `linkComponent` for addresses on the site. A new tab is said
 * in words to those who cannot see the icon.
 */
export function ItemLink({ item, icon, after, ...rest }: ItemLinkProps) {
  const { messages } = useShellContext()
  const { label, href = '', current, newTab, external, badge } = item
  return (
    <SiteLink {...rest} href={href} newTab={newTab} {...(current && { 'aria-current': current })}>
      {icon && <Icon name={icon} />}
      <span className="shell-label">{external ? <ExternalLabel label={label} /> : label}</span>
      {badge && <Badge />}
      {after}
      {newTab && <span className="shell-hidden"> ({messages.opensInNewTab})</span>}
    </SiteLink>
  )
}

/** A label whose icon stays on the line of its last word. */
function ExternalLabel({ label }: { label: string }) {
  const lastWordAt = label.lastIndexOf(' ') + 1
  return (
    <>
      {label.slice(0, lastWordAt)}
      <span className="shell-last-word">
        {label.slice(lastWordAt)}
        <Icon name="externalLink" />
      </span>
    </>
  )
}
