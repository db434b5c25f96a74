import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { placeOf } from '../content/places.ts'
import { BOUNDS, type Bounds } from './bounds.ts'
import { readOwnCookie, writeOwnCookie } from './ownCookie.ts'
import type { RejectedForm } from './pageContext.ts'
import { requestPath } from './requestPath.ts'
import { Shares } from './shares.ts'
import type { RejectedForms, SiteEnv } from './siteEnv.ts'
import { networkOf } from './throttle.ts'

const COOKIE = 'rejected'
const SECONDS = 10 * 60

/** Makes room for the rejected forms of a site. */
export const createRejectedForms = ({ formsOfOwner, forms }: Bounds): RejectedForms =>
  new Shares({ ofOwner: formsOfOwner, total: forms }, SECONDS * 1000)

/** Pages that a seeker whose session has ended goes through to a form that was sent. */
const ON_THE_WAY = ['dang-nhap', 'dang-ky']

/**
 * Leads from a rejected form to its page, which shows it again: going back or reloading sends nothing twice. What does not
 * ask for a page, or finds no room, gets the response itself, with its status.
 *
 * @param url of the form's page, site-relative
 */
export async function rejectForm(
  context: Context<SiteEnv>,
  url: string,
  form: RejectedForm,
  respond: () => Promise<Response>,
): Promise<Response> {
  const isKept = context.req.header('Accept')?.includes('text/html') && keepForm(context, url, form)
  return isKept ? context.redirect(url, 303) : respond()
}

/** Keeps a form for the browser that sent it, until the visitor opens another page. Returns whether there was room. */
export function keepForm(context: Context<SiteEnv>, url: string, form: RejectedForm): boolean {
  const { rejectedForms } = context.var
  const known = readOwnCookie(context, COOKIE)
  const before = known === undefined ? undefined : rejectedForms.get(known)
  const key = known !== undefined && before ? known : randomUUID()
  const name = formName(url)
  const forms = [...(before ?? []).filter(([other]) => other !== name), [name, form] as const]
  if (!rejectedForms.set(key, ownerOf(context), forms.slice(-BOUNDS.formsOfBrowser))) return false
  writeOwnCookie(context, COOKIE, key, SECONDS)
  return true
}

/** The rejected form of a page, in either language. */
export function readRejectedForm(context: Context<SiteEnv>, url: string): RejectedForm | undefined {
  const own = formName(url)
  return context.var.rejectedForms.get(readOwnCookie(context, COOKIE) ?? '')?.find(([name]) => name === own)?.[1]
}

/** Forgets the forms that the visitor has left for a page. The login keeps the form that it is for. */
export function forgetOtherForms(context: Context<SiteEnv>, url: string): void {
  const { rejectedForms } = context.var
  const key = readOwnCookie(context, COOKIE) ?? ''
  const forms = rejectedForms.get(key)
  if (!forms) return
  const own = formName(url)
  const kept = forms.filter(([name]) => name === own || (ON_THE_WAY.includes(own) && !ON_THE_WAY.includes(name)))
  if (kept.length === forms.length) return
  if (kept.length > 0 && rejectedForms.set(key, ownerOf(context), kept)) return
  rejectedForms.delete(key)
  writeOwnCookie(context, COOKIE, '', 0)
}

/** Whose share a form takes room of. */
const ownerOf = ({ var: { account, address } }: Context<SiteEnv>): string => account?.userId ?? networkOf(address)

/** The same name in both languages; other jobs have an application of their own. */
function formName(url: string): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost')
  return [placeOf(requestPath(pathname)), ...searchParams.getAll('job')].filter(Boolean).join(' ')
}
