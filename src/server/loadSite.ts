import { type Logger, wholeLogger } from '../core/log.ts'
import { defineSite, formatProblem, type Site } from '../core/site/site.ts'
import type { Fetch } from '../services/request.ts'
import { parseSite } from './parseSite.ts'

/** Options of {@link loadSite}. */
export interface LoadSiteOptions {
  /** The built-in copy: used while the file cannot be read, and for what is wrong in it. */
  readonly fallback: Site
  /** Seconds for which a site that was read is not requested again; a shorter `max-age` of its response counts. @default 60 */
  readonly maxAge?: number | undefined
  /** Time limit of a request, in milliseconds. @default 1000 */
  readonly timeoutMs?: number | undefined
  /** Sends the request. @default the platform's `fetch` */
  readonly fetch?: Fetch | undefined
  /** Receives one message for each failure or wrong file, not one for each request. @default `console` */
  readonly logger?: Partial<Logger> | undefined
  /** Keeps a worker alive until the site is read again, such as `ctx.waitUntil`. @default nothing does */
  readonly waitUntil?: ((work: Promise<unknown>) => void) | undefined
}

const MAX_AGE_S = 60
const DEADLINE_MS = 1000
/** Longest file that is read, in characters. */
const MAX_LENGTH = 1_000_000

interface Loaded {
  site: Site
  etag: string | null
  /** `max-age` of the last response, in seconds. */
  maxAge: number
  /** Time of the last request, in milliseconds since the epoch. */
  readAt: number
  /** The last message: the same one is not logged again. */
  message: string
  reading: Promise<void> | undefined
  /** Whether the first request has ended. */
  isSettled: boolean
}

const sites = /* @__PURE__ */ new Map<string, Loaded>()

/**
 * Returns the site that a URL serves, for servers and workers. It is requested once; a call after `maxAge` requests it
 * again in the background, by its `ETag`. While it cannot be read, the site that was read last is used, or `fallback`.
 * Never rejects.
 *
 * @example const site = await loadSite('https://www.example.vn/site.json', { fallback })
 */
export async function loadSite(url: string, options: LoadSiteOptions): Promise<Site> {
  const { fallback, maxAge = MAX_AGE_S, waitUntil }: LoadSiteOptions = Object(options)
  let loaded = sites.get(url)
  if (!loaded) {
    loaded = {
      site: fallback ?? defineSite(),
      etag: null,
      maxAge: Number.POSITIVE_INFINITY,
      readAt: Number.NEGATIVE_INFINITY,
      message: '',
      reading: undefined,
      isSettled: false,
    }
    sites.set(url, loaded)
  }
  if (!loaded.reading && Date.now() - loaded.readAt >= Math.min(maxAge, loaded.maxAge) * 1000) {
    loaded.readAt = Date.now()
    const one = loaded
    one.reading = read(url, one, options).finally(() => {
      one.reading = undefined
      one.isSettled = true
    })
    if (one.isSettled) waitUntil?.(one.reading)
  }
  if (!loaded.isSettled) await loaded.reading
  return loaded.site
}

async function read(url: string, loaded: Loaded, options: LoadSiteOptions): Promise<void> {
  const { fallback, timeoutMs = DEADLINE_MS, fetch = globalThis.fetch, logger } = options
  const warn = (message: string): void => {
    if (message !== loaded.message && message !== '') wholeLogger(logger).warn(message)
    loaded.message = message
  }
  let etag: string | null = null
  try {
    const text = await withDeadline(timeoutMs, async (signal) => {
      const headers: Record<string, string> = { accept: 'application/json' }
      if (loaded.etag !== null) headers['if-none-match'] = loaded.etag
      const response = await fetch(url, { headers, signal })
      loaded.maxAge = maxAgeOf(response)
      if (response.status === 304) return null
      if (!response.ok) throw new Error(`status code ${response.status}`)
      etag = response.headers.get('etag')
      return response.text()
    })
    if (text === null) return
    if (text.length > MAX_LENGTH) throw new Error(`more than ${MAX_LENGTH} characters`)
    const { site, problems } = parseSite(text, fallback)
    const [first] = problems
    if (!site) throw new Error(first?.found)
    loaded.site = site
    loaded.etag = etag
    warn(
      first
        ? `${formatProblem(first)}${problems.length > 1 ? ` There are ${problems.length - 1} more: npx jobsite-shell site check shows them.` : ''}`
        : '',
    )
  } catch (error) {
    const reason = error instanceof Error ? error.message : 'no response'
    warn(
      `[@jobsite/shell] The site could not be read from ${url}: ${reason}. The last one that was read, or the built-in copy, is used. Serve JSON that "npx jobsite-shell site check" accepts. (code: site-not-read)`,
    )
  }
}

const maxAgeOf = ({ headers }: Response): number =>
  Number(/\bmax-age=(\d+)/.exec(headers.get('cache-control') ?? '')?.[1] ?? Number.POSITIVE_INFINITY)

/** Runs work that ends with a deadline, whatever becomes of it. */
async function withDeadline<Result>(ms: number, work: (signal: AbortSignal) => Promise<Result>): Promise<Result> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      controller.abort()
      reject(new Error(`no response within ${ms} ms`))
    }, ms)
  })
  try {
    return await Promise.race([work(controller.signal), deadline])
  } finally {
    clearTimeout(timer)
  }
}
