import { resumeSummaryLines } from '../../core/user/resumeSummary.ts'
import { useShellContext } from '../../react/ShellContext.ts'
import { useResumeSummary } from '../../react/services/useResumeSummary.ts'

/** How many new jobs alert a seeker: a number to see, a sentence to hear. Renders nothing where there are none. */
export function AlertCount() {
  const { language } = useShellContext()
  const summary = useResumeSummary()
  const alerts = resumeSummaryLines(summary, language).find(({ id }) => id === 'jobAlerts')
  if (!alerts) return null
  return (
    <>
      <span className="shell-badge" aria-hidden="true">
        {alerts.count}
      </span>
      <span className="shell-hidden">
        : {alerts.count} {alerts.text}
      </span>
    </>
  )
}
