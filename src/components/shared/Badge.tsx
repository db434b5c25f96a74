import { useResumeLines } from '../../react/data/useResumeLines.ts'
import { useShellContext } from '../../react/ShellContext.ts'

/** Badge of a new feature. Renders a `<span>` after a space, so that screen readers read it as a separate word. */
export function Badge() {
  return (
    <>
      {' '}
      <span className="shell-badge">{useShellContext().messages.newBadge}</span>
    </>
  )
}

/** Number of new job alerts, with a full sentence for screen readers. Renders nothing for none. */
export function AlertCount() {
  const alerts = useResumeLines().find(({ id }) => id === 'jobAlerts')
  if (!alerts) return null
  return (
    <>
      <span className="shell-badge" aria-hidden="true">
        {alerts.count}
      </span>
      {/* One text: browsers drop spaces between several. */}
      <span className="shell-hidden">{`: ${alerts.count} ${alerts.text}`}</span>
    </>
  )
}
