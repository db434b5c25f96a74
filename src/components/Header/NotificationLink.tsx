import { memoizedNotificationItem } from '../../core/menu/memoizedItems.ts'
import { useMenuClick } from '../../react/navigation/useMenuClick.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { AlertCount } from '../shared/AlertCount.tsx'
import { ItemLink } from '../shared/ItemLink.tsx'

/**
 * Notification link. Renders an `<a>` to the job alerts with the number of new ones; anonymous visitors are asked to
 * log in first. Renders nothing if it is removed by the config.
 */
export function NotificationLink() {
  const { menu } = useShellContext()
  const follow = useMenuClick()
  const item = memoizedNotificationItem(menu)
  if (!item) return null
  return (
    <ItemLink
      className="shell-notifications"
      icon="bell"
      item={item}
      after={<AlertCount />}
      title={item.label}
      // biome-ignore lint/a11y/useValidAriaValues: the name contains the title, which would be read twice
      aria-description=""
      onFollow={(event) => follow(item, event)}
    />
  )
}
