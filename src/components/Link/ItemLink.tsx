import type { AnchorHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { isPlainClick } from '../../browser/isPlainClick.ts'
import type { MenuItem } from '../../core/menu/menuItem.ts'
import { useShell } from '../../react/ShellContext.ts'
import { Badge } from '../Badge/Badge.tsx'
import { Icon } from '../Icon/Icon.tsx'
import type { IconName } from '../Icon/icons.ts'

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
export function ItemLink({ item, icon, after, onClick, ...rest }: ItemLinkProps) {
  const { linkComponent: RouterLink, navigate, messages } = useShell()
  const { label, href = '', current, newTab, external, badge } = item
  const onSite = href.startsWith('/') && !newTab

  const followByRouter = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!navigate || !onSite || RouterLink || !isPlainClick(event)) return
    event.preventDefault()
    navigate(href)
  }
  const props = {
    ...rest,
    href,
    onClick: followByRouter,
    ...(current && { 'aria-current': current }),
    ...(newTab && { target: '_blank', rel: 'noopener' }),
  }
  const content = (
    <>
      {icon && <Icon name={icon} />}
      <span className="shell-label">{external ? <ExternalLabel label={label} /> : label}</span>
      {badge && <Badge />}
      {after}
      {newTab && <span className="shell-hidden"> ({messages.opensInNewTab})</span>}
    </>
  )
  return onSite && RouterLink ? <RouterLink {...props}>{content}</RouterLink> : <a {...props}>{content}</a>
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
