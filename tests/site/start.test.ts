import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { connect, createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { startSiteProcess } from '../support/siteServer.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** Runs `site/start.ts` until it ends by itself. */
async function run(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const child = spawn(process.execPath, ['site/start.ts'], {
    cwd: ROOT,
    env: { ...process.env, SITE_DIST: 'built', ...environment },
  })
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  child.stderr.on('data', (chunk) => {
    output += chunk
  })
  const [code] = (await once(child, 'close')) as [number]
  return { code, output }
}

const answers = (url: string): Promise<boolean> =>
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

test('an invalid port is reported in one line', async () => {
  const { code, output } = await run({ PORT: 'abc' })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^PORT is "abc"; .+$/)
})

test.each(['203.0.113.5', 'no-such-host.invalid', '1.2.3'])('HOST=%s is rejected with one line', async (host) => {
  const { code, output } = await run({ PORT: '0', HOST: host })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^HOST is "[^"]+", which is no address of this machine\. .+$/)
})

const FORM = 'email=demo%40jobsite.example&password=demo1234'
const POST_HEAD = ['POST /login HTTP/1.1', 'Host: localhost', 'Content-Type: application/x-www-form-urlencoded']

test('aborted bodies log nothing, and SIGTERM lets a pending response finish', async () => {
  const { child, url } = await startSiteProcess({})
  const exited = once(child, 'exit')
  let messages = ''
  child.stderr?.on('data', (chunk) => {
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
  // A second request on its heels is answered, so the first one has arrived.
  expect((await fetch(url)).status).toBe(200)
  child.kill('SIGTERM')
  await expect.poll(() => answers(url)).toBe(false)
  let received = ''
  socket.on('data', (chunk) => {
    received += chunk
  })
  socket.write(FORM.slice(10))
  await once(socket, 'close')
  expect(received).toMatch(/^HTTP\/1\.1 303 /)
  expect(await exited).toEqual([0, null])
  expect(messages).toBe('')
})

test('it ends with the npm that started it', async () => {
  // npm and its shell do not pass a signal on; the site notices that they are gone.
  const shell = spawn('sh', ['-c', '"$0" site/start.ts; true', process.execPath], {
    cwd: ROOT,
    env: { ...process.env, SITE_DIST: 'built', PORT: '0', HOST: '', npm_lifecycle_event: 'start' },
  })
  const url = await new Promise<string>((resolve) => {
    let output = ''
    shell.stdout.on('data', (chunk) => {
      output += chunk
      const ready = /ready at (\S+)/.exec(output)?.[1]
      if (ready) resolve(ready)
    })
  })
  shell.kill('SIGTERM')
  await expect.poll(() => answers(url)).toBe(false)
})

test.each(['evil.example/x', 'a b', '<script>'])('an invalid Host header is rejected: %j', async (host) => {
  const { port } = new URL(inject('site').react19)
  const sent = request({ host: '127.0.0.1', port, path: '/', headers: { Host: host } }).end()
  const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
  response.resume()
  expect(response.statusCode).toBe(400)
})
