import { useId, useRef } from 'react'
import { safeHref } from '../../core/url/safeHref.ts'
import { resumeSummaryLines } from '../../core/user/resumeSummary.ts'
import { displayName, isLoggedIn } from '../../core/user/user.ts'
import { useDisclosure } from '../../react/elements/useDisclosure.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useResumeSummary } from '../../react/services/useResumeSummary.ts'
import { Icon } from '../Icon/Icon.tsx'
import { ItemLink } from '../Link/ItemLink.tsx'
import { useAccountItem } from './useAccountItem.ts'

/**
 * The account on wide screens. Renders a button that discloses the ways to log in or, for a seeker, the career centre
 * and the way out. While it is not known who is looking, a placeholder holds its place.
 */
export function UserMenu() {
  const { user, messages } = useShellContext()
  const { openId, open, toggle, rootProps } = useDisclosure<HTMLDivElement>()
  const isPressed = useRef(false)
  const listId = useId()
  const account = useAccountItem()
  if (!account) return <div className="shell-user" data-user="unknown" />

  const { item, follow } = account
  const isOpen = openId === item.id
  const picture = safeHref(user?.profilePicture)
  return (
    <div className="shell-user" data-open={isOpen || undefined} {...rootProps}>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={listId}
        onPointerDown={() => {
          isPressed.current = true
        }}
        onFocus={() => {
          // The focus that comes with a press does not open: the press toggles, once.
          if (!isPressed.current) open(item.id)
        }}
        onBlur={() => {
          isPressed.current = false
        }}
        onClick={() => {
          isPressed.current = false
          toggle(item.id)
        }}
      >
        {picture ? <img src={picture} alt="" width="28" height="28" /> : <Icon name="user" />}
        <span className="shell-label">{item.label}</span>
        <Icon name="chevronDown" />
      </button>
      <div id={listId} className="shell-submenu">
        {isLoggedIn(user) && (
          <>
            <p className="shell-user-name">{displayName(user, messages.yourName)}</p>
            <ResumeCounts />
          </>
        )}
        <ul>
          {item.children?.map((child) => (
            <li key={child.id} data-current={child.current} data-id={child.id}>
              <ItemLink item={child} onClick={(event) => follow(child, event)} />
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}

/** What happened around the seeker's resume in the last 7 days. Renders nothing while there is nothing to tell. */
function ResumeCounts() {
  const { language, config } = useShellContext()
  const resumeSummary = useResumeSummary()
  const lines = resumeSummaryLines(resumeSummary, language)
  if (lines.length === 0) return null
  return (
    <ul className="shell-counts">
      {lines.map(({ id, count, text, href }) => (
        <li key={id}>
          <a href={config.linkBase + href}>
            <strong>{count}</strong> {text}
          </a>
        </li>
      ))}
    </ul>
  )
}
