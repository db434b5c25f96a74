/** What of `fetch` the calls need: a page, a server or a test may give its own. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>

export interface RequestOptions {
  /** @default the platform's own */
  readonly fetch?: Fetch
  /** Aborted as soon as the answer is no longer wanted. */
  readonly signal?: AbortSignal
  /** Further headers. */
  readonly headers?: Readonly<Record<string, string>>
  /** How long an answer may take, body included, in milliseconds. @default 3000 */
  readonly timeoutMs?: number
}

const TIMEOUT_MS = 3000

/** No answer of these services comes near this; one that does is not read to its end. */
const MAX_BYTES = 1_000_000

/**
 * Asks for JSON with a GET. Never throws: anything unexpected is `null`, be it a dead or slow service, an error status,
 * another content type, a broken or an endless answer, or an abort.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<unknown> {
  const { fetch = globalThis.fetch, signal, headers, timeoutMs = TIMEOUT_MS } = options
  try {
    const deadline = AbortSignal.timeout(timeoutMs)
    const response = await fetch(url, {
      headers: { accept: 'application/json', ...headers },
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    })
    const type = response.headers.get('content-type') ?? ''
    if (response.status === 200 && /\bjson\b/i.test(type)) return JSON.parse(await readText(response))
    await response.body?.cancel()
    return null
  } catch {
    return null
  }
}

/** @throws Error for a body that is too large or breaks off. */
async function readText({ body }: Response): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  for (let read = 0; ; ) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    read += value.byteLength
    if (read > MAX_BYTES) {
      await reader.cancel()
      throw new Error(
        `[@jobsite/shell] An answer is larger than ${MAX_BYTES} bytes and was not read. (code: answer-too-large)`,
      )
    }
    text += decoder.decode(value, { stream: true })
  }
}
