import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { expect, inject, test } from 'vitest'
import { startSiteProcess } from '../support/siteServer.ts'
import { startProgram } from '../support/startProgram.ts'

/** Runs `site/start.ts` until it ends by itself. */
const run = (environment: Record<string, string>): Promise<{ code: unknown; output: string }> =>
  new Promise((resolve) => {
    const env = { ...process.env, SITE_DIST: 'built', SITE_DATA: ':memory:', ...environment }
    execFile(process.execPath, ['site/start.ts'], { env }, (error, stdout, stderr) =>
      resolve({ code: error?.code ?? 0, output: stdout + stderr }),
    )
  })

const responds = (url: string): Promise<boolean> =>
  fetch(url).then(
    () => true,
    () => false,
  )

test('a port in use is reported in one line', async () => {
  const blocker = createServer()
  await once(blocker.listen(0, '127.0.0.1'), 'listening')
  const { port } = blocker.address() as { port: number }
  const { code, output } = await run({ PORT: String(port), HOST: '' })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(new RegExp(`^Port ${port} is in use\\. .+$`))
  blocker.close()
})

const NO_ADDRESS = 'which is no address of this machine. '

test.each([
  ['PORT', 'abc', 'PORT is "abc"; '],
  ['HOST', '203.0.113.5', `HOST is "203.0.113.5", ${NO_ADDRESS}`],
  ['HOST', 'no-such-host.invalid', `HOST is "no-such-host.invalid", ${NO_ADDRESS}`],
  ['HOST', '1.2.3', `HOST is "1.2.3", ${NO_ADDRESS}`],
])('%s=%s is rejected with one line', async (name, value, message) => {
  const { code, output } = await run({ PORT: '0', [name]: value })
  expect(code).toBe(1)
  expect(output.trim().split('\n')).toEqual([expect.stringContaining(message)])
})

const FORM = 'email=demo%40jobsite.example&password=demo1234'
const POST_HEAD = ['POST /login HTTP/1.1', 'Host: localhost', 'Content-Type: application/x-www-form-urlencoded']

test('aborted bodies log nothing, and SIGTERM lets a pending response finish', async () => {
  const { child, found: url } = await startSiteProcess({ SITE_LOG: 'json' })
  const exited = once(child, 'exit')
  let messages = ''
  let log = ''
  child.stdout.on('data', (chunk) => {
    log += chunk
  })
  child.stderr.on('data', (chunk) => {
    messages += chunk
  })
  const open = async () => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }
  for (const length of ['Content-Length: 5000', 'Transfer-Encoding: chunked']) {
    const cut = await open()
    cut.end([...POST_HEAD, length, '', '5\r\na'].join('\r\n')).resume()
    await once(cut, 'close')
  }
  const socket = await open()
  socket.write([...POST_HEAD, `Content-Length: ${FORM.length}`, '', FORM.slice(0, 10)].join('\r\n'))
  // A second request after it gets its response, so the first one has arrived.
  expect((await fetch(url)).status).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(() => responds(url)).toBe(false)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write(FORM.slice(10))
  await once(socket, 'close')
  expect(received).toMatch(/^HTTP\/1\.1 303 /)
  expect(await exited).toEqual([0, null])
  expect(messages).toBe('')
  const entries = log
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as { path: string; status: number })
  expect(entries.map(({ path, status }) => `${status} ${path}`)).toContain('303 /login')
})

test('SITE_STOP says how long a stop waits for a response that does not come', async () => {
  const { child, found: url } = await startSiteProcess({ SITE_STOP: '0' })
  const exited = once(child, 'exit')
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.on('error', () => {})
  socket.write([...POST_HEAD, `Content-Length: ${FORM.length}`, '', FORM.slice(0, 10)].join('\r\n'))
  expect((await fetch(`${url}/readyz`)).status).toBe(200)
  child.kill('SIGTERM')
  expect(await exited).toEqual([0, null])
  socket.destroy()
})

test('it ends with the npm that started it', async () => {
  // npm and its shell do not pass a signal on; the site notices that they are gone.
  const { child, found: url } = await startProgram(
    'sh',
    ['-c', '"$0" site/start.ts; true', process.execPath],
    /ready at (\S+)/,
    { SITE_DIST: 'built', SITE_DATA: ':memory:', SITE_SCRYPT: '10', PORT: '0', HOST: '', npm_lifecycle_event: 'start' },
  )
  child.kill('SIGTERM')
  await expect.poll(() => responds(url)).toBe(false)
})

test.each(['evil.example/x', 'a b', '<script>'])('an invalid Host header is rejected: %j', async (host) => {
  const { port } = new URL(inject('site').react19)
  const sent = request({ host: '127.0.0.1', port, path: '/', headers: { Host: host } }).end()
  const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
  response.resume()
  expect(response.statusCode).toBe(400)
})
