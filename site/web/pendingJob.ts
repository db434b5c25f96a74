import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import { type Job, jobById } from '../backend/fixtures/jobs.ts'
import { writeOwnCookie } from './ownCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

const NAME = 'pendingJob'
const SECONDS = 15 * 60

/** The job that a visitor wanted to save before the login. */
export function readPendingJob(context: Context): Job | undefined {
  return jobById(getCookie(context, NAME))
}

/** Remembers a job over the login. */
export function writePendingJob(context: Context<SiteEnv>, id: number): void {
  writeOwnCookie(context, NAME, String(id), SECONDS)
}

/** Forgets the job. */
export function clearPendingJob(context: Context<SiteEnv>): void {
  writeOwnCookie(context, NAME, '', 0)
}
