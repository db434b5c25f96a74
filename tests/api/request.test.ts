import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import { describe, expect, it } from 'vitest'
import { request } from '../../src/api/request.ts'
import { json, withService } from './server.ts'

const { origin, answer } = withService()
const html: RequestListener = (_, response) =>
  response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Đăng nhập</title>')

describe('a request', () => {
  it('gives the JSON of an answer, asked for as JSON', async () => {
    let accept: string | undefined
    answer((incoming, response) => {
      accept = incoming.headers.accept
      json('{"data":["kế toán"]}')(incoming, response)
    })
    expect(await request(`${origin()}/a`)).toEqual({ data: ['kế toán'] })
    expect(accept).toBe('application/json')
  })

  it.each<[string, RequestListener]>([
    ['500', json('{"data":[]}', 500)],
    ['404', json('{}', 404)],
    ['201', json('{}', 201)],
    ['a page instead', html],
    ['no JSON', json('{"data":[')],
    ['nothing', json('')],
    [
      'an answer that breaks off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
        response.write('{"data"')
        setImmediate(() => response.destroy())
      },
    ],
    ['a redirect that never ends', (_, response) => response.writeHead(302, { location: '/again' }).end()],
  ])('gives null for %s', async (_, listener) => {
    answer(listener)
    expect(await request(`${origin()}/a`)).toBeNull()
  })

  it('gives null for an answer without end, and reads no more of it', async () => {
    let closed: Promise<unknown> | undefined
    answer((_, response) => {
      closed = once(response, 'close')
      response.writeHead(200, { 'content-type': 'application/json' })
      const chunk = `"${'x'.repeat(65_536)}",`
      const more = () => {
        while (!response.destroyed && response.write(chunk));
      }
      response.on('drain', more)
      response.write('[')
      more()
    })
    expect(await request(`${origin()}/a`)).toBeNull()
    await closed
  })

  it('gives null after its deadline, before the answer and in the middle of it', async () => {
    answer(() => undefined)
    expect(await request(`${origin()}/a`, { timeoutMs: 30 })).toBeNull()
    answer((_, response) => response.writeHead(200, { 'content-type': 'application/json' }).write('['))
    expect(await request(`${origin()}/a`, { timeoutMs: 100 })).toBeNull()
  })

  it('gives null once it is aborted, before or after it was sent', async () => {
    const controller = new AbortController()
    answer(() => controller.abort())
    expect(await request(`${origin()}/a`, { signal: controller.signal })).toBeNull()
    expect(await request(`${origin()}/a`, { signal: controller.signal })).toBeNull()
  })

  it.each(['http://127.0.0.1:1/a', 'https://no-such-host.invalid/', 'no address', ''])(
    'gives null for %j',
    async (url) => {
      expect(await request(url)).toBeNull()
    },
  )

  it('uses the fetch that it is given', async () => {
    const asked: string[] = []
    const fetch = async (url: string) => {
      asked.push(url)
      return Response.json([1])
    }
    expect(await request('/relative', { fetch })).toEqual([1])
    expect(asked).toEqual(['/relative'])
    const broken = () => {
      throw new Error('no network here')
    }
    expect(await request('/relative', { fetch: broken })).toBeNull()
  })
})
