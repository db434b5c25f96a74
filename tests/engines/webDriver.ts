import { freePort } from '../../scripts/freePort.ts'
import { PATIENCE_MS } from '../../scripts/patience.ts'
import { type Program, startProgram } from '../support/startProgram.ts'
import { clickActions, type Driver, KEY_VALUES, keyActions } from './Driver.ts'

/** Paths of WebKitGTK's driver, its browser and Xvfb. */
export interface WebKitPrograms {
  readonly driver: string
  readonly browser: string
  /** Xvfb; not needed where there is a display. */
  readonly display?: string | undefined
}

/** Starts WebKitGTK's small browser and drives it by W3C WebDriver. */
export async function webDriver({ driver, browser, display }: WebKitPrograms): Promise<Driver> {
  const programs: Program[] = []
  const env: Record<string, string> = {}
  const stopAll = async (): Promise<void> => {
    for (const program of programs.reverse()) await program.stop()
  }
  if (display) {
    const size = ['-screen', '0', '1600x1200x24']
    const xvfb = await startProgram(display, ['-displayfd', '1', '-nolisten', 'tcp', ...size], /^(\d+)\n/m)
    programs.push(xvfb)
    env.DISPLAY = `:${xvfb.found}`
    env.GDK_BACKEND = 'x11'
  }
  const port = await freePort()
  // It prints nothing when it is ready: the shell says that it was started, and the first call is tried again.
  const command = `echo started; exec "${driver}" --port=${port}`
  programs.push(await startProgram('sh', ['-c', command], /(started)/, env))
  const call = caller(`http://127.0.0.1:${port}`)
  try {
    await untilReady(call)
    const { sessionId } = (await call('POST', '/session', {
      capabilities: {
        alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
      },
    })) as { sessionId: string }
    const inSession = (method: string, path: string, body?: object) =>
      call(method, `/session/${sessionId}${path}`, body)
    const run = (expression: string) => inSession('POST', '/execute/sync', { script: `return ${expression}`, args: [] })
    const act = async (actions: object[]): Promise<void> => void (await inSession('POST', '/actions', { actions }))
    return {
      goto: async (url) => void (await inSession('POST', '/url', { url })),
      async evaluate(expression) {
        const script = `const done = arguments[0]
          Promise.resolve().then(() => (${expression})).then(
            (value) => done(JSON.stringify({ value: value === undefined ? null : value })),
            (error) => done(JSON.stringify({ error: String(error) })))`
        const { value, error } = JSON.parse(String(await inSession('POST', '/execute/async', { script, args: [] })))
        if (error) throw new Error(error)
        return value
      },
      clickAt: (x, y) => act(clickActions(x, y)),
      press: (key) => act(keyActions(KEY_VALUES[key])),
      type: (text) => act(keyActions(text)),
      async resize(width, height) {
        // The window has a toolbar and borders.
        await inSession('POST', '/window/rect', { width, height })
        const [innerWidth, innerHeight] = (await run('[innerWidth, innerHeight]')) as [number, number]
        if (innerWidth === width && innerHeight === height) return
        await inSession('POST', '/window/rect', {
          width: width + width - innerWidth,
          height: height + height - innerHeight,
        })
      },
      async close() {
        await call('DELETE', `/session/${sessionId}`).catch(() => undefined)
        await stopAll()
      },
    }
  } catch (error) {
    await stopAll()
    throw error
  }
}

type Call = (method: string, path: string, body?: object) => Promise<unknown>

const caller =
  (origin: string): Call =>
  async (method, path, body) => {
    const response = await fetch(origin + path, { method, ...(body && { body: JSON.stringify(body) }) })
    const { value } = (await response.json()) as { value: { error?: string; message?: string } }
    if (!response.ok) throw new Error(`${method} ${path}: ${value?.error}: ${value?.message}`)
    return value
  }

async function untilReady(call: Call): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const isReady = await call('GET', '/status').then(
      () => true,
      () => false,
    )
    if (isReady) return
    if (Date.now() > until) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
}
