import type { DatabaseSync } from 'node:sqlite'
import { DEFAULTS } from '../../../site/settings.ts'
import { BOUNDS, type Bounds } from '../../../site/web/bounds.ts'
import { createApp } from '../../../site/web/createApp.ts'
import { IN_MEMORY, openDatabase } from '../../../site/web/database.ts'
import { createPasswords } from '../../../site/web/passwords.ts'
import type { Clock } from '../../../site/web/throttle.ts'

/** Options of a site in this process. */
interface TestSiteOptions {
  readonly database?: DatabaseSync
  readonly bounds?: Partial<Bounds>
  readonly isProxied?: boolean
  /** Of new password hashes. @default the cheapest */
  readonly cost?: number
}

/** An entry of the site's log. */
export type LogEntry = Readonly<Record<string, unknown>>

/** A clock by which nobody waits: its time passes at once, or not before `release()`. */
export class TestClock implements Clock {
  /** Milliseconds that were waited for, the latest last. */
  readonly waits: number[] = []
  isHeld = false
  #held: (() => void)[] = []
  #now = Date.now()

  now(): number {
    return this.#now
  }

  pass(milliseconds: number): void {
    this.#now += milliseconds
  }

  async after(milliseconds: number): Promise<void> {
    this.waits.push(milliseconds)
    if (this.isHeld) await new Promise<void>((resolve) => this.#held.push(resolve))
    else this.pass(milliseconds)
  }

  release(): void {
    for (const resolve of this.#held.splice(0)) resolve()
  }

  /** Returns a response, and how long the site let it wait. */
  async timed(request: Promise<Response>): Promise<{ response: Response; ms: number }> {
    const before = this.waits.length
    const response = await request
    return { response, ms: this.waits.slice(before).reduce((sum, wait) => sum + wait, 0) }
  }
}

const PASSWORD = 'mat-khau-dai'
const PAGE = { Accept: 'text/html,*/*;q=0.8' }

/** The whole site in this process, without bundles, network and listening. */
export async function createTestSite({
  database = openDatabase(IN_MEMORY),
  bounds = {},
  isProxied = false,
  cost = 10,
}: TestSiteOptions = {}) {
  const log: LogEntry[] = []
  const errors: LogEntry[] = []
  const state = { isStopping: false }
  const clock = new TestClock()
  const tools = { render: () => '', assets: { script: '/a.js', imports: [], styles: [] } }
  const app = await createApp(tools, {
    clientFolder: 'site/public',
    siteFile: DEFAULTS.siteFile,
    database,
    passwords: createPasswords({ cost, threads: 2 }),
    isDevelopment: false,
    hosts: ['jobs.example'],
    isProxied,
    logs: { access: (entry) => log.push(entry as LogEntry), errors: (entry) => errors.push(entry as LogEntry) },
    isStopping: () => state.isStopping,
    bounds: { ...BOUNDS, ...bounds },
    clock,
  })

  /** A browser with its own cookies, at an address. */
  const browser = (address = '203.0.113.7') => {
    const cookies = new Map<string, string>()
    const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
      const url = path.startsWith('http') ? path : `http://localhost${path}`
      const Cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const headers = { Host: new URL(url).host, Cookie, ...(init.headers as Record<string, string>) }
      const env = { incoming: { socket: { remoteAddress: address } } as never }
      const response = await app.request(url, { ...init, headers }, env)
      for (const cookie of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (/Max-Age=0/i.test(cookie)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    }
    const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = PAGE) =>
      send(path, { method: 'POST', body: new URLSearchParams(fields), headers })
    return {
      cookies,
      send,
      post,
      read: async (path: string) => (await send(path, { headers: PAGE })).text(),
      register: (email: string, password = PASSWORD) =>
        post('/sign-up', { firstName: 'Lan', lastName: 'Lê', email, password }),
      logIn: (email: string, password = PASSWORD) => post('/login', { email, password }),
      /** Logs in with the demo account of a network, which has no password. */
      logInByNetwork: () => post('/login?type=facebook', { network: 'facebook' }),
      isLoggedIn: async () => ((await (await send('/account/user')).json()) as { userId: unknown }).userId !== null,
      /** Returns the token that the page calls the gateway with. */
      token: async () => ((await (await send('/account/token')).json()) as { accessToken: string }).accessToken,
    }
  }
  return { app, database, browser, log, errors, state, clock }
}

/** Whether a form led to the page after it. */
export const isDone = ({ status, headers }: Response): boolean =>
  status === 303 && !/^\/(?:login|sign-up|dang-nhap|dang-ky)\b/.test(headers.get('Location') ?? '')
