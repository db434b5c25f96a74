import { useId } from 'react'
import { safeHref } from '../../core/url/safeHref.ts'
import { displayName, isLoggedIn } from '../../core/user/user.ts'
import { useShell } from '../../react/ShellContext.ts'
import { useDisclosure } from '../../react/useDisclosure.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ItemLink } from '../Link/ItemLink.tsx'
import { useAccountItem } from './useAccountItem.ts'

/**
 * The account on wide screens. Renders a button that discloses the ways to log in or, for a seeker, the career centre
 * and the way out. While it is not known who is looking, a placeholder holds its place.
 */
export function UserMenu() {
  const { user, messages } = useShell()
  const { openId, toggle, rootProps } = useDisclosure<HTMLDivElement>()
  const listId = useId()
  const account = useAccountItem()
  if (!account) return <div className="shell-user" data-user="unknown" />

  const { item, stamp } = account
  const isOpen = openId === item.id
  const picture = safeHref(user?.profilePicture)
  return (
    <div className="shell-user" data-open={isOpen || undefined} {...rootProps}>
      <button type="button" aria-expanded={isOpen} aria-controls={listId} onClick={() => toggle(item.id)}>
        {picture ? <img src={picture} alt="" width="28" height="28" /> : <Icon name="user" />}
        <span className="shell-label">{item.label}</span>
        <Icon name="chevronDown" />
      </button>
      <div id={listId} className="shell-submenu">
        {isLoggedIn(user) && <p className="shell-user-name">{displayName(user, messages.yourName)}</p>}
        <ul>
          {item.children?.map((child) => (
            <li key={child.id} data-current={child.current} data-id={child.id}>
              <ItemLink item={child} onClick={(event) => stamp(child, event)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
