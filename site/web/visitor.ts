import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { type Account, type Accounts, DEMO } from './accounts.ts'

/** Users of the switches: the session's, unknown, a visitor, or the demo seeker. */
export const VISITORS = ['session', 'unknown', 'visitor', 'seeker'] as const

export type Visitor = (typeof VISITORS)[number]

const COOKIE = 'visitor'

const isVisitor = (value: string | undefined): value is Visitor => VISITORS.some((known) => known === value)

/** Stores the current user of the switches for the pages that follow. */
export function writeVisitor(context: Context, visitor: string | undefined): void {
  setCookie(context, COOKIE, isVisitor(visitor) ? visitor : 'session', { path: '/', sameSite: 'Lax' })
}

/** Applies the user of `?visitor=` or the page of switches. For development mode. */
export const asVisitor: MiddlewareHandler<{
  Variables: { visitor: Visitor; account: Account | null; accounts: Accounts }
}> = async (context, next) => {
  const requested = context.req.query('visitor')
  if (requested !== undefined) writeVisitor(context, requested)
  const visitor = requested ?? getCookie(context, COOKIE)
  if (isVisitor(visitor) && visitor !== 'session') {
    context.set('visitor', visitor)
    context.set('account', visitor === 'seeker' ? (context.var.accounts.byEmail(DEMO.email) ?? null) : null)
  }
  return next()
}
