import type { ReactNode } from 'react'
import type { MenuItem } from '../../core/menu/menuEntry.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { Badge } from './Badge.tsx'
import type { IconName } from './icons.ts'
import { renderIcon } from './renderIcon.tsx'
import { prepareLink, type SiteLinkProps } from './SiteLink.tsx'

/** Fields of a menu item that a link uses. */
export type LinkedItem = Pick<MenuItem, 'label' | 'href' | 'current' | 'newTab' | 'external' | 'badge'>

export interface ItemLinkProps extends Omit<SiteLinkProps, 'href' | 'newTab' | 'children'> {
  item: LinkedItem
  /** Icon before the label. @default none */
  icon?: IconName | undefined
  /** Content after the label, such as a count. @default none */
  after?: ReactNode | undefined
}

/**
 * Link of a menu item. Renders an `<a>`, or the page's `linkComponent` for URLs of the app. A link to a new tab says so
 * to screen readers.
 */
export function ItemLink({ item, icon, after, onFollow, ...rest }: ItemLinkProps) {
  const shell = useShellContext()
  const { label, href, current, newTab, external, badge } = item
  // An item without a URL is a button.
  if (href === undefined) return null
  const attributes = Object.assign(rest, { href })
  const Link = prepareLink(shell, attributes, newTab, onFollow)
  if (current) attributes['aria-current'] = current
  return (
    <Link {...attributes}>
      {icon && renderIcon(icon)}
      {/* Text beside elements: a new one is a new element, since a translator may have replaced its nodes. */}
      <span key={external ? label : undefined} className="shell-label">
        {external ? <ExternalLabel label={label} /> : label}
      </span>
      {badge && <Badge />}
      {after}
      {newTab && <span className="shell-hidden">{` (${shell.messages.opensInNewTab})`}</span>}
    </Link>
  )
}

/** Label whose icon stays on the line of its last word. */
function ExternalLabel({ label }: { label: string }) {
  const lastWordAt = label.lastIndexOf(' ') + 1
  return (
    <>
      {label.slice(0, lastWordAt)}
      <span className="shell-last-word">
        {label.slice(lastWordAt)}
        {renderIcon('externalLink')}
      </span>
    </>
  )
}
