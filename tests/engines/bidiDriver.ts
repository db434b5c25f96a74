import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startProgram } from '../support/startProgram.ts'
import { clickActions, type Driver, KEY_VALUES, keyActions } from './Driver.ts'

type Send = (method: string, params: object) => Promise<Record<string, unknown>>

/** Nothing leaves the machine, and no dialog appears at start. */
const PREFERENCES = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'vi-VN, vi',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.active-protocols': 1,
  'toolkit.telemetry.enabled': false,
}

/** Starts a Firefox and drives it by WebDriver BiDi, which it speaks itself. */
export async function bidiDriver(executable: string): Promise<Driver> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const program = await startProgram(
    executable,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0', 'about:blank'],
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
  )
  const { send, end } = await connect(`${program.found}/session`)
  await send('session.new', { capabilities: {} })
  // The first tab leaves the focus in the URL bar, where keys reach a page's button without pressing it.
  const { context } = (await send('browsingContext.create', { type: 'tab' })) as { context: string }
  await send('browsingContext.activate', { context })
  const act = (actions: object[]) => send('input.performActions', { context, actions })
  return {
    goto: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const answer = (await send('script.evaluate', {
        // A promise is waited for; its value comes as text, as the other drivers' does.
        expression: `Promise.resolve(${expression}).then((value) => JSON.stringify(value === undefined ? null : value))`,
        awaitPromise: true,
        target: { context },
      })) as { type: string; result?: { value: string }; exceptionDetails?: { text: string } }
      if (answer.type !== 'success') throw new Error(answer.exceptionDetails?.text ?? 'The script failed.')
      return JSON.parse(answer.result?.value ?? 'null')
    },
    clickAt: async (x, y) => void (await act(clickActions(x, y))),
    press: async (key) => void (await act(keyActions(KEY_VALUES[key]))),
    type: async (text) => void (await act(keyActions(text))),
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    async close() {
      end()
      await program.stop()
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

async function connect(url: string): Promise<{ send: Send; end: () => void }> {
  const socket = new WebSocket(url)
  const waiting = new Map<number, { resolve: (value: Record<string, unknown>) => void; reject: (why: Error) => void }>()
  let sent = 0
  await new Promise<void>((resolve, reject) => {
    socket.addEventListener('open', () => resolve(), { once: true })
    socket.addEventListener('error', () => reject(new Error(`There is no answer at ${url}.`)), { once: true })
  })
  socket.addEventListener('message', ({ data }) => {
    const { id, result, error, message } = JSON.parse(String(data))
    const call = waiting.get(id)
    waiting.delete(id)
    if (error) call?.reject(new Error(`${error}: ${message}`))
    else call?.resolve(result)
  })
  return {
    send(method, params) {
      sent += 1
      const id = sent
      return new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, method, params }))
      })
    },
    end: () => socket.close(),
  }
}
