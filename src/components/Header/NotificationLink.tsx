import { notificationItem } from '../../core/menu/sideNavMenu.ts'
import { useFollow } from '../../react/page/useFollow.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { AlertCount } from '../Badge/AlertCount.tsx'
import { ItemLink } from '../Link/ItemLink.tsx'

/**
 * The bell. Renders an `<a>` to the job alerts, with the number of new ones where there are any; visitors are asked to
 * log in first. Renders nothing where it is configured away.
 */
export function NotificationLink() {
  const { menu } = useShellContext()
  const follow = useFollow()
  const item = notificationItem(menu)
  if (!item) return null
  return (
    <ItemLink
      className="shell-notifications"
      icon="bell"
      item={item}
      after={<AlertCount />}
      title={item.label}
      onClick={(event) => follow(item, event)}
    />
  )
}
