import type { ResumeSummary } from '@jobsite/shell/core'
import type { Account, Alert } from '../web/accounts.ts'
import type { Job } from './fixtures/jobs.ts'
import { type JobQuery, searchJobs } from './searchJobs.ts'

/** Days that a summary covers. */
const DAYS = 7

/** Days from one notice of an alert to the next. */
const ALERT_DAYS = { daily: 1, weekly: 7 } as const

/** The search of an alert. */
export const alertQuery = ({ keyword, locationId }: Pick<Alert, 'keyword' | 'locationId'>): JobQuery => ({
  keyword,
  ...(locationId !== undefined && { locationIds: [locationId] }),
})

/** Jobs of the last days that match an alert, the newest first. */
export const jobsOfAlert = (alert: Pick<Alert, 'keyword' | 'locationId'>, days = DAYS): Job[] =>
  searchJobs({ ...alertQuery(alert), postedWithin: days })

/** Those that are new by the alert's frequency. */
export const newJobsOfAlert = (alert: Alert): Job[] => jobsOfAlert(alert, ALERT_DAYS[alert.frequency])

/** Numbers of the last seven days: employers who viewed the resume, and jobs that match the alerts, each job once. */
export function resumeSummary({ viewers, alerts }: Account): ResumeSummary {
  const jobs = new Set(alerts.flatMap((alert) => jobsOfAlert(alert).map(({ id }) => id)))
  return { totalEmployerViews: viewers.length, totalJobAlert: jobs.size }
}
