import type { ShellConfig } from '../core/config/config.ts'
import { type EndpointName, type EndpointQuery, endpoints, endpointUrl } from '../core/endpoints.ts'
import type { Logger } from '../core/log.ts'
import { type Failure, type Fetch, request } from './request.ts'
import { shareCall } from './shareCall.ts'

/** How a call is made. */
export interface CallOptions {
  /** @default the platform's own */
  readonly fetch?: Fetch | undefined
  /** Aborted as soon as the answer is no longer wanted. */
  readonly signal?: AbortSignal | undefined
  /** How long an answer may take, body included, in milliseconds. @default 3000 */
  readonly timeoutMs?: number | undefined
  /** Where a failure is told of, in one line. @default the console */
  readonly logger?: Logger | undefined
}

/** What is asked of an endpoint, and how its answer is read. */
export interface Call<T> {
  readonly endpoint: EndpointName
  readonly query?: EndpointQuery | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** What the answer says; `null` where it does not have the shape that it should. */
  readonly parse: (answer: unknown) => T | null
  /** Tells of a failure. @default a warning that names the endpoint */
  readonly report?: (failure: Failure, logger: Logger) => void
}

/** How long an answer may take, in milliseconds. */
export const TIMEOUT_MS = 3000

/**
 * Calls an endpoint. Never rejects: `null` for anything unexpected, told of in one line, and without a line once aborted.
 * The same GET, asked for twice at the same time and with the same deadline, is made once.
 */
export async function callEndpoint<T>(
  config: ShellConfig,
  call: Call<T>,
  options: CallOptions = {},
): Promise<T | null> {
  const { fetch = platformFetch, signal, timeoutMs = TIMEOUT_MS, logger = console } = options
  const { endpoint, headers, body } = call
  const { method } = endpoints[endpoint]
  const url = endpointUrl(config.hosts, endpoint, call.query)
  const start = (aborted: AbortSignal) =>
    ask({ url, method, headers, body, fetch, signal: aborted, timeoutMs }, call, logger)
  if (method === 'POST') return start(signal ?? new AbortController().signal)
  return shareCall(fetch, JSON.stringify([url, headers, timeoutMs]), signal, start)
}

// Looked up when called: a test or a page may have put its own in place since.
const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init)

async function ask<T>(
  asked: Parameters<typeof request>[0],
  { endpoint, parse, report }: Call<T>,
  logger: Logger,
): Promise<T | null> {
  const answer = await request(asked)
  const parsed = 'body' in answer ? parseSafely(parse, answer.body) : null
  if (parsed !== null) return parsed
  const failure = 'failure' in answer ? answer.failure : { reason: 'the answer has another shape' }
  if (failure.isAborted) return null
  if (report) report(failure, logger)
  else
    logger.warn(
      `[@jobsite/shell] ${endpoints[endpoint].path}: ${failure.reason}; the page goes on without it. (code: no-answer)`,
    )
  return null
}

function parseSafely<T>(parse: (answer: unknown) => T | null, body: unknown): T | null {
  try {
    return parse(body)
  } catch {
    return null
  }
}
