import { type EndpointName, endpoints } from '@jobsite/shell/core'
import type { Fetch } from '@jobsite/shell/server'
import type { Context, MiddlewareHandler } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'

/** Faults of a service. */
export const FAULTS = ['slow', 'dead', 'empty'] as const

export type Fault = (typeof FAULTS)[number]

/** Services of the site that are no endpoints of the shell: a job in the pane next to a list, and saving one. */
const OWN = { jobDetail: '/job-search/v1.0/jobs/', savedJobs: '/saved-jobs' } as const

/** Features that can be switched off. */
export type FaultyName = EndpointName | keyof typeof OWN

/** Faults by the name of the service. */
export type Faults = Readonly<Partial<Record<FaultyName, Fault>>>

/** Everything that can be switched off, by name. */
export const FAULTY_NAMES = [...Object.keys(endpoints), ...Object.keys(OWN)] as readonly FaultyName[]

const COOKIE = 'faults'
const SLOW_MS = 3000

/**
 * Reads faults as `?fault=` and the cookie say them: `themes:dead,topBanner:slow`. What is neither a service nor a fault
 * is omitted.
 */
export function parseFaults(text: string): Faults {
  const pairs = text.split(',').map((pair) => pair.split(':'))
  return Object.fromEntries(
    pairs.filter(
      ([name, fault]) => FAULTY_NAMES.some((known) => known === name) && FAULTS.some((known) => known === fault),
    ),
  ) as Faults
}

/** Remembers faults for the pages that follow. */
export function writeFaults(context: Context, faults: string): void {
  setCookie(context, COOKIE, faults, { path: '/', sameSite: 'Lax' })
}

/**
 * Makes services slow, dead or empty, as requested by `?fault=` or by the page of switches. For development
 * mode.
 */
export const faulty: MiddlewareHandler<{ Variables: { faults: Faults; services: Fetch } }> = async (context, next) => {
  const requested = context.req.query('fault')
  if (requested !== undefined) {
    writeFaults(context, requested)
    // The services that this page calls do not see its query.
    const { services } = context.var
    context.set('services', (url, init) => {
      const target = new URL(url)
      target.searchParams.set('fault', requested)
      return services(target.href, init)
    })
  }
  const faults = parseFaults(requested ?? getCookie(context, COOKIE) ?? '')
  context.set('faults', faults)
  const path = context.req.path
  const name = FAULTY_NAMES.find((known) =>
    path.startsWith(known in OWN ? OWN[known as keyof typeof OWN] : endpoints[known as EndpointName].path),
  )
  const fault = name && faults[name]
  if (fault === 'dead') return context.json({ status: { code: 503, message: 'Switched off' } }, 503)
  if (fault === 'empty') return context.json({ status: { code: 200 }, data: [] })
  if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, SLOW_MS))
  return next()
}
