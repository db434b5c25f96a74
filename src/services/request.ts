import { parseUrl } from '../core/url/parseUrl.ts'

/** The part of `fetch` that service calls use, so that a page, a server or a test can supply its own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

/** Reason for a failed call. */
export interface Failure {
  /** Status of the response, unless it is 200. */
  readonly status?: number
  /** Description that contains nothing of the request. */
  readonly reason: string
  /** Whether the service responded, with another status or an unusable body. @default false */
  readonly isAnswered?: boolean
  /** Whether the caller aborted the call. @default false */
  readonly isAborted?: boolean
}

/** Parsed body of a response, or the failure. */
export type Answer = { readonly body: unknown } | { readonly failure: Failure }

/** Input of {@link request}. */
export interface JsonRequest {
  readonly url: string
  /** @default 'GET' */
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>> | undefined
  /** Sent as JSON. */
  readonly body?: unknown
  readonly fetch: Fetch
  readonly signal: AbortSignal
  /** Deadline of the response, body included, in milliseconds. */
  readonly timeoutMs: number
}

const OK = 200
const NO_CONTENT = 204

// A timer with a longer delay, `Infinity` for one, fires at once.
const LONGEST_WAIT_MS = 2 ** 31 - 1

/** Largest body that is read, in bytes; reading a larger one is stopped. */
export const MAX_ANSWER_BYTES = 1_000_000

/**
 * Requests JSON. Never rejects, and settles by its deadline even where `fetch` ignores its signal. Anything but status
 * 200 (for a POST, any 2xx) with parsable JSON from the requested origin is a failure.
 */
export async function request({ signal, timeoutMs, ...params }: JsonRequest): Promise<Answer> {
  if (signal.aborted) return ABORTED
  const controller = new AbortController()
  let stop = () => {}
  const ended = new Promise<Answer>((resolve) => {
    const end = (answer: Answer) => {
      resolve(answer)
      controller.abort()
    }
    const abort = () => end(ABORTED)
    const onTimeout = () => end({ failure: { reason: `no answer within ${timeoutMs} ms` } })
    const timer = setTimeout(onTimeout, Math.min(Math.max(timeoutMs || 0, 0), LONGEST_WAIT_MS))
    signal.addEventListener('abort', abort)
    stop = () => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
    }
  })
  try {
    return await Promise.race([ended, send(params, controller.signal)])
  } finally {
    stop()
  }
}

const ABORTED: Answer = { failure: { reason: 'aborted', isAborted: true } }

type RequestParams = Omit<JsonRequest, 'signal' | 'timeoutMs'>

async function send(
  { url, method = 'GET', headers, body, fetch }: RequestParams,
  signal: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(url, {
      method,
      headers: {
        accept: 'application/json',
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      // A POST sent while the visitor leaves the page still arrives.
      ...(method === 'POST' && { keepalive: true }),
      signal,
    })
    if (method === 'POST' && response.status === NO_CONTENT) return { body: null }
    const failure = failureOf(url, method, response)
    if (!failure) return await readJson(response)
    await response.body?.cancel()
    return { failure }
  } catch {
    // The platform's message may quote a header, and a header may hold a token.
    return { failure: { reason: 'the request failed' } }
  }
}

function failureOf(url: string, method: 'GET' | 'POST', response: Response): Failure | undefined {
  const isFine = method === 'POST' ? response.ok : response.status === OK
  if (!isFine) return { status: response.status, reason: `status code ${response.status}`, isAnswered: true }
  const isOffSite = response.redirected && isOtherOrigin(url, response.url)
  return isOffSite ? { reason: 'redirected to another site' } : undefined
}

function isOtherOrigin(requestUrl: string, responseUrl: string): boolean {
  const [request, response] = [parseUrl(requestUrl), parseUrl(responseUrl)]
  return request !== null && response !== null && request.origin !== response.origin
}

/** Reads the body as JSON, whatever its content type: `text/plain` is common. */
async function readJson(response: Response): Promise<Answer> {
  // The response of a polyfill or a test may have no stream.
  const text = response.body ? await readText(response.body) : undefined
  if (text === null)
    return { failure: { reason: `the answer is larger than ${MAX_ANSWER_BYTES} bytes`, isAnswered: true } }
  try {
    return { body: text === undefined ? await response.json() : JSON.parse(text) }
  } catch {
    return { failure: { reason: 'the answer is no JSON', isAnswered: true } }
  }
}

/** Reads a body as text; `null` for one that is too large. */
async function readText(body: NonNullable<Response['body']>): Promise<string | null> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let read = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    read += value.byteLength
    if (read > MAX_ANSWER_BYTES) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
