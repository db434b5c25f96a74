import { randomUUID } from 'node:crypto'
import type { Context, MiddlewareHandler } from 'hono'
import { codeOf } from '../codeOf.ts'
import type { SiteEnv } from './siteEnv.ts'

/** Writes an entry of a log. */
export type WriteLog = (entry: object) => void

/** Writes entries as lines of JSON. */
export const logTo =
  (stream: { write(text: string): unknown }): WriteLog =>
  (entry) =>
    void stream.write(`${JSON.stringify(entry)}\n`)

/** Where the entries go: those of requests, if anywhere, and those of errors. */
export interface Logs {
  readonly access: WriteLog | null
  readonly errors: WriteLog
}

/**
 * Names each request, in its log entry, the header `X-Request-Id` and what its visitor is told of errors, and logs it once it
 * is answered. The query is left out: it may hold an e-mail address. So are the site's calls of itself.
 *
 * @param isProxied whether a proxy may name the request
 */
export function nameAndLog({ access }: Logs, isProxied: boolean): MiddlewareHandler<SiteEnv> {
  return async (context, next) => {
    const caller = context.env?.caller
    context.set('requestId', caller?.requestId ?? requestId(isProxied ? context.req.header('X-Request-Id') : undefined))
    context.set('address', caller?.address ?? addressOf(context, isProxied))
    if (caller) return next()
    const start = performance.now()
    await next()
    context.res.headers.set('X-Request-Id', context.var.requestId)
    access?.({
      time: new Date().toISOString(),
      level: 'info',
      id: context.var.requestId,
      address: context.var.address,
      method: context.req.method,
      path: context.req.path,
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    })
  }
}

/** Logs an error with the request that it ended. */
export function logError({ errors }: Logs, { var: { requestId: id }, req }: Context<SiteEnv>, error: unknown): void {
  const { message, stack } = error instanceof Error ? error : new Error(String(error))
  const code = codeOf(error)
  errors({
    time: new Date().toISOString(),
    level: 'error',
    id,
    method: req.method,
    path: req.path,
    message,
    ...(code && { code }),
    stack,
  })
}

const requestId = (given: string | undefined): string =>
  given !== undefined && /^[\w.=-]{1,100}$/.test(given) ? given : randomUUID()

/** The visitor's IP address: that of the connection, or the last one that a proxy has added. */
function addressOf(context: Context<SiteEnv>, isProxied: boolean): string {
  const named = isProxied ? context.req.header('X-Forwarded-For')?.split(',').at(-1)?.trim() : undefined
  return named || (context.env?.incoming?.socket.remoteAddress ?? '')
}
