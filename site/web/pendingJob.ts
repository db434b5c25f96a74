import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { type Job, jobById } from '../backend/fixtures/jobs.ts'

const NAME = 'pendingJob'
const SECONDS = 15 * 60

/** The job that a visitor wanted to save before the login. */
export function readPendingJob(context: Context): Job | undefined {
  return jobById(getCookie(context, NAME))
}

/** Remembers a job over the login: out of reach of scripts and of other sites' forms. */
export function writePendingJob(context: Context, id: number): void {
  setCookie(context, NAME, String(id), { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: SECONDS })
}

/** Forgets the job. */
export function clearPendingJob(context: Context): void {
  deleteCookie(context, NAME, { path: '/' })
}
