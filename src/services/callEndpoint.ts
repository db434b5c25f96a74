import type { ShellConfig } from '../core/config/config.ts'
import { type EndpointName, type EndpointQuery, endpoints, endpointUrl, servicePath } from '../core/endpoints.ts'
import { type Logger, wholeLogger } from '../core/log.ts'
import { toNumber } from '../core/looseValues.ts'
import { collectRefused, isFirstRefusal } from './refusedUrls.ts'
import { type Failure, type Fetch, request } from './request.ts'

/** Transport, cancellation, deadline and logging of a service call. */
export interface CallOptions {
  /** Sends the request. @default the platform's `fetch` */
  readonly fetch?: Fetch | undefined
  /** Aborts the call; an aborted call is not logged. */
  readonly signal?: AbortSignal | undefined
  /** Deadline of the response, body included, in milliseconds. @default 3000 */
  readonly timeoutMs?: number | undefined
  /** Gets one line for each failure. @default the console */
  readonly logger?: Logger | undefined
}

/** Request to an endpoint, and the parser of its response. */
export interface Call<T> {
  readonly endpoint: EndpointName
  readonly query?: EndpointQuery | undefined
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  /** Reads the response; returns `null`, or throws, for one of another shape. */
  readonly parse: (answer: unknown) => T | null
  /** Identity of the reader of the response. Only calls with the same one share a request. @default `parse` */
  readonly reader?: object | undefined
  /** Logs a failure. @default a warning that names the endpoint */
  readonly report?: (failure: Failure, logger: Logger) => void
  /** Returns the result in place of a failed call. @default `null` */
  readonly recover?: (failure: Failure) => T | null
}

/** Default deadline of a response, in milliseconds. */
export const TIMEOUT_MS = 3000

/**
 * Calls an endpoint. Never rejects: `null` for any failure, which is logged in one line, and for an aborted call, which is
 * not logged. Equal GET calls with the same deadline share one request while it is in flight.
 */
export async function callEndpoint<T>(
  config: ShellConfig,
  call: Call<T>,
  options: CallOptions = {},
): Promise<T | null> {
  const { timeoutMs = TIMEOUT_MS } = options
  const logger = wholeLogger(options.logger)
  // Plain JavaScript can pass any value.
  const signal = typeof options.signal?.addEventListener === 'function' ? options.signal : undefined
  const fetch = typeof options.fetch === 'function' ? options.fetch : platformFetch
  const { endpoint, headers, body, reader = call.parse } = call
  const { method } = endpoints[endpoint]
  const url = endpointUrl(config.hosts, endpoint, call.query, config.paths)
  const path = servicePath(config.paths?.[endpoint], endpoints[endpoint].path)
  const start = (aborted: AbortSignal) =>
    send({ url, method, headers, body, fetch, signal: aborted, timeoutMs }, path, call, logger)
  if (method === 'POST') return start(signal ?? new AbortController().signal)
  return dedupeCall([fetch, reader], JSON.stringify([url, headers, timeoutMs]), signal, start)
}

// Looked up when called: a test or a page may have put its own in place since.
const platformFetch: Fetch = (url, init) => globalThis.fetch(url, init)

async function send<T>(
  params: Parameters<typeof request>[0],
  path: string,
  { endpoint, parse, report, recover }: Call<T>,
  logger: Logger,
): Promise<T | null> {
  const answer = await request(params)
  const status = 'body' in answer ? errorIn(answer.body) : undefined
  const { result: parsed, refused } = collectRefused(() =>
    'body' in answer && !status ? parseSafely(parse, answer.body) : null,
  )
  for (const url of refused) reportRefused(endpoint, path, url, logger)
  if (parsed !== null) return parsed
  const reason = status ? `status code ${status} in the answer` : 'the answer has another shape'
  const failure = 'failure' in answer ? answer.failure : { reason, isAnswered: true }
  if (failure.isAborted) return null
  if (report) report(failure, logger)
  else logger.warn(`[@jobsite/shell] ${path}: ${failure.reason}; continuing without it. (code: no-answer)`)
  return recover?.(failure) ?? null
}

/** Returns the status in the body of a response of status 200, if it is no success: what else is in it then is no answer. */
function errorIn(body: unknown): number | undefined {
  const { status, meta, statusCode }: Record<string, unknown> = Object(body)
  const codes = [(Object(status) as Record<string, unknown>).code, (Object(meta) as Record<string, unknown>).statusCode]
  return [...codes, statusCode, status].map(toNumber).find((code = 0) => code >= 300 && code < 600)
}

/** Logs that an item was left out because of its URL, once a URL. */
function reportRefused(endpoint: EndpointName, path: string, url: string, logger: Logger): void {
  if (!isFirstRefusal(endpoint, url)) return
  logger.warn(
    `[@jobsite/shell] ${path}: an item was left out, because its URL ${JSON.stringify(url.slice(0, 200))} cannot be used. Use one that starts with "https://" or with one "/", without a user name. (code: unusable-url)`,
  )
}

function parseSafely<T>(parse: (answer: unknown) => T | null, body: unknown): T | null {
  try {
    return parse(body)
  } catch {
    return null
  }
}

interface InFlight {
  readonly answer: Promise<unknown>
  readonly controller: AbortController
  waiting: number
}

type CallsByKey = Map<string, InFlight>

/** Calls in flight, by owners and key. */
const callsInFlight = new WeakMap<object, WeakMap<object, CallsByKey>>()

/**
 * Shares one call between all concurrent callers with the same key. The call is aborted a moment after the last caller
 * has left: React mounts twice in development, so that a caller may come back.
 *
 * @param owners only calls with the same two are shared: what sends the request, and what reads its response.
 * @returns the call's result; `null` once `signal` is aborted.
 */
async function dedupeCall<T>(
  owners: readonly [object, object],
  key: string,
  signal: AbortSignal | undefined,
  start: (signal: AbortSignal) => Promise<T | null>,
): Promise<T | null> {
  if (signal?.aborted) return null
  const own = callsOf(owners)
  const call = own.get(key) ?? startCall(own, key, start)
  call.waiting += 1
  const left = whenAborted(signal)
  try {
    return (await Promise.race([call.answer, left.promise])) as T | null
  } finally {
    left.stop()
    call.waiting -= 1
    if (call.waiting === 0) setTimeout(() => call.waiting === 0 && call.controller.abort())
  }
}

function callsOf([sender, reader]: readonly [object, object]): CallsByKey {
  const ofSender = callsInFlight.get(sender) ?? new WeakMap<object, CallsByKey>()
  callsInFlight.set(sender, ofSender)
  const own = ofSender.get(reader) ?? new Map<string, InFlight>()
  ofSender.set(reader, own)
  return own
}

function startCall<T>(own: CallsByKey, key: string, start: (signal: AbortSignal) => Promise<T>): InFlight {
  const controller = new AbortController()
  const answer = start(controller.signal).finally(() => own.delete(key))
  const call: InFlight = { answer, controller, waiting: 0 }
  own.set(key, call)
  return call
}

function whenAborted(signal: AbortSignal | undefined): { promise: Promise<null>; stop: () => void } {
  let stop = () => {}
  const promise = new Promise<null>((resolve) => {
    const leave = () => resolve(null)
    // Starting the call may already have aborted it.
    if (signal?.aborted) leave()
    signal?.addEventListener('abort', leave)
    stop = () => signal?.removeEventListener('abort', leave)
  })
  return { promise, stop }
}
