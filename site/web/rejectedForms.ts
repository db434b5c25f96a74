import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { Bilingual } from '../bilingual.ts'
import { placeOf } from '../content/places.ts'
import { evictOldest } from './evictOldest.ts'
import { writeOwnCookie } from './ownCookie.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Values of a submitted form, without passwords, and its errors by field. */
export interface RejectedForm {
  readonly values: Readonly<Record<string, string | undefined>>
  readonly errors: Readonly<Record<string, Bilingual>>
}

/** Rejected forms of each browser, by the key in its cookie, then by the name of the form. */
export type RejectedForms = Map<string, Map<string, RejectedForm>>

const COOKIE = 'rejected'
const SECONDS = 10 * 60
const MAX_BROWSERS = 100
const MAX_FORMS = 3

/** Pages that a seeker whose session has ended goes through to a form that was sent. */
const ON_THE_WAY = ['dang-nhap', 'dang-ky']

/**
 * Leads from a rejected form to its page, which shows it again: going back or reloading sends nothing twice. What does not
 * ask for a page gets the response itself, with its status.
 *
 * @param url of the form's page, site-relative
 */
export async function rejectForm(
  context: Context<SiteEnv>,
  url: string,
  form: RejectedForm,
  respond: () => Promise<Response>,
): Promise<Response> {
  if (!context.req.header('Accept')?.includes('text/html')) return respond()
  keepForm(context, url, form)
  return context.redirect(url, 303)
}

/** Keeps a form for the browser that sent it, until the visitor opens another page. */
export function keepForm(context: Context<SiteEnv>, url: string, form: RejectedForm): void {
  const { rejectedForms } = context.var
  const known = getCookie(context, COOKIE)
  const key = known !== undefined && rejectedForms.has(known) ? known : randomUUID()
  const forms = rejectedForms.get(key) ?? new Map<string, RejectedForm>()
  const name = formName(url)
  forms.delete(name)
  evictOldest(forms, MAX_FORMS)
  rejectedForms.delete(key)
  evictOldest(rejectedForms, MAX_BROWSERS)
  rejectedForms.set(key, forms.set(name, form))
  writeOwnCookie(context, COOKIE, key, SECONDS)
}

/** The rejected form of a page, in either language. */
export function readRejectedForm(context: Context<SiteEnv>, url: string): RejectedForm | undefined {
  return formsOf(context)?.get(formName(url))
}

/** Forgets the forms that the visitor has left for a page. The login keeps the form that it is for. */
export function forgetOtherForms(context: Context<SiteEnv>, url: string): void {
  const forms = formsOf(context)
  if (!forms) return
  const own = formName(url)
  for (const name of [...forms.keys()]) {
    const isKept = name === own || (ON_THE_WAY.includes(own) && !ON_THE_WAY.includes(name))
    if (!isKept) forms.delete(name)
  }
  if (forms.size > 0) return
  context.var.rejectedForms.delete(getCookie(context, COOKIE) as string)
  writeOwnCookie(context, COOKIE, '', 0)
}

const formsOf = (context: Context<SiteEnv>): Map<string, RejectedForm> | undefined =>
  context.var.rejectedForms.get(getCookie(context, COOKIE) ?? '')

/** The same name in both languages; other jobs have an application of their own. */
function formName(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return [placeOf(pathname.replace(/\/+$/, '')), ...searchParams.getAll('job')].filter(Boolean).join(' ')
}
