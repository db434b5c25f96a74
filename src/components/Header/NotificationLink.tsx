import { notificationItem } from '../../core/menu/sideNavMenu.ts'
import { resumeSummaryLines } from '../../core/user/resumeSummary.ts'
import { useShell } from '../../react/ShellContext.ts'
import { useFollow } from '../../react/useFollow.ts'
import { useResumeSummary } from '../../react/useResumeSummary.ts'
import { ItemLink } from '../Link/ItemLink.tsx'

/**
 * The bell. Renders an `<a>` to the job alerts, with the number of new ones where there are any; visitors are asked to
 * log in first. Renders nothing where it is configured away.
 */
export function NotificationLink() {
  const { menu, language } = useShell()
  const follow = useFollow()
  const summary = useResumeSummary()
  const item = notificationItem(menu)
  if (!item) return null
  const alerts = resumeSummaryLines(summary, language).find(({ id }) => id === 'jobAlerts')
  const count = alerts && (
    <>
      <span className="shell-badge" aria-hidden="true">
        {alerts.count}
      </span>
      <span className="shell-hidden">
        : {alerts.count} {alerts.text}
      </span>
    </>
  )
  return (
    <ItemLink
      className="shell-notifications"
      icon="bell"
      item={item}
      after={count}
      title={item.label}
      onClick={(event) => follow(item, event)}
    />
  )
}
