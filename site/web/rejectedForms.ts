import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { evictOldest } from './evictOldest.ts'
import type { SiteEnv } from './siteEnv.ts'

/** What was typed into a form, without passwords, and what is wrong with it by field. */
export interface RejectedForm {
  readonly values: Readonly<Record<string, string | undefined>>
  readonly errors: Readonly<Record<string, string>>
}

/** Parameter with the key of a rejected form. */
const PARAMETER = 'rejected'

const MAX_FORMS = 100

/**
 * Leads from a rejected form to the page that shows it again, so that going back or reloading sends nothing twice. What does
 * not ask for a page gets the response itself, with its status.
 */
export async function rejectForm(
  context: Context<SiteEnv>,
  form: RejectedForm,
  respond: () => Promise<Response>,
): Promise<Response> {
  if (!context.req.header('Accept')?.includes('text/html')) return respond()
  const { rejectedForms } = context.var
  evictOldest(rejectedForms, MAX_FORMS)
  const key = randomUUID()
  rejectedForms.set(key, form)
  const { pathname, searchParams } = new URL(context.req.url)
  searchParams.set(PARAMETER, key)
  return context.redirect(`${pathname}?${searchParams}`, 303)
}

/** The rejected form that a page was asked for with: once, so that its URL shows nobody else what was typed. */
export function takeRejectedForm(context: Context<SiteEnv>): RejectedForm | undefined {
  const key = context.req.query(PARAMETER)
  const form = key === undefined ? undefined : context.var.rejectedForms.get(key)
  if (key !== undefined && context.req.method === 'GET') context.var.rejectedForms.delete(key)
  return form
}
