import { formatTimestamp } from '@jobsite/shell/core'
import type { Job } from './fixtures/jobs.ts'

const DAY_MS = 24 * 60 * 60 * 1000

/** Returns the time at which a job was posted, in the site's format: the beginning of its day, so never later than now. */
export function postedOn(job: Job, now: Date = new Date()): string {
  const day = formatTimestamp(new Date(now.getTime() - job.postedDaysAgo * DAY_MS)).slice(0, 10)
  return `${day}T00:00:00+07:00`
}
