import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'
import { expect, inject, test } from 'vitest'
import { endProcess, startSiteProcess } from '../support/siteServer.ts'

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

test('a port in use is said in one line', async () => {
  const blocker = createServer()
  await once(blocker.listen(0, '127.0.0.1'), 'listening')
  const { port } = blocker.address() as { port: number }
  const { code, output } = await run({ PORT: String(port), HOST: '' })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(new RegExp(`^Port ${port} is in use\\. .+$`))
  blocker.close()
})

test('a port that is none is said in one line', async () => {
  const { code, output } = await run({ PORT: 'abc' })
  expect(code).toBe(1)
  expect(output.trim()).toMatch(/^PORT is "abc"; .+$/)
})

test('SIGTERM ends it cleanly', async () => {
  const { child, url } = await startSiteProcess({})
  expect((await fetch(url)).status).toBe(200)
  expect(await endProcess(child)).toBe(0)
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
  const answers = () =>
    fetch(url).then(
      () => true,
      () => false,
    )
  await expect.poll(answers, { timeout: 10_000 }).toBe(false)
})

test.each(['evil.example/x', 'a b', '<script>'])('a Host header that is no host is refused: %j', async (host) => {
  const { port } = new URL(inject('site').react19)
  const sent = request({ host: '127.0.0.1', port, path: '/', headers: { Host: host } }).end()
  const [response] = (await once(sent, 'response')) as [{ statusCode: number; resume(): void }]
  response.resume()
  expect(response.statusCode).toBe(400)
})
