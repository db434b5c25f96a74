import { once } from 'node:events'
import { defineConfig } from '@jobsite/shell/core'
import { describe, expect, it, vi } from 'vitest'
import { type Call, type CallOptions, callEndpoint } from '../../src/services/callEndpoint.ts'
import type { Fetch } from '../../src/services/request.ts'
import { json, keepLines, withService } from './server.ts'

const { origin, answer, takeRequests } = withService()
const echo: Call<unknown> = { endpoint: 'themes', parse: (body) => body }

const call = (options: CallOptions = {}, requested: Partial<Call<unknown>> = {}) =>
  callEndpoint(defineConfig({ hosts: { banners: origin(), api: origin() } }), { ...echo, ...requested }, options)

describe('a call', () => {
  it('returns the JSON of a response, requested as JSON', async () => {
    let accept: string | undefined
    answer((incoming, response) => {
      accept = incoming.headers.accept
      json('{"data":["kế toán"]}')(incoming, response)
    })
    expect(await call()).toEqual({ data: ['kế toán'] })
    expect(accept).toBe('application/json')
  })

  it.each(['text/plain; charset=utf-8', 'application/octet-stream', 'application/vnd.api+json', ''])(
    'reads JSON that its service calls %j',
    async (type) => {
      answer((_, response) => response.writeHead(200, type === '' ? {} : { 'content-type': type }).end('{"a":1}'))
      expect(await call()).toEqual({ a: 1 })
    },
  )

  it('does not read the body of a failure to its end, so that its connection is free', async () => {
    const cancel = vi.fn()
    const body = new ReadableStream({ cancel })
    expect(
      await call({ fetch: async () => new Response(body, { status: 503 }), logger: keepLines().logger }),
    ).toBeNull()
    expect(cancel).toHaveBeenCalledTimes(1)
  })

  it('reads a mocked response, which has no stream', async () => {
    const double = { status: 200, json: async () => ({ a: 1 }) } as unknown as Response
    expect(await call({ fetch: async () => double })).toEqual({ a: 1 })
  })

  it.each([Number.POSITIVE_INFINITY, 2 ** 31, 1e12])('waits %d ms for a delayed response', async (timeoutMs) => {
    answer((incoming, response) => setImmediate(() => json('{"a":1}')(incoming, response)))
    expect(await call({ timeoutMs })).toEqual({ a: 1 })
  })

  it.each([Number.NaN, -1, 0, 20])('ends after %d ms, also where fetch ignores its signal', async (timeoutMs) => {
    const { lines, logger } = keepLines()
    expect(await call({ fetch: () => new Promise(() => undefined), timeoutMs, logger })).toBeNull()
    expect(lines).toEqual([expect.stringContaining(`no answer within ${timeoutMs} ms`)])
  })

  it('follows a redirect on the same site, and refuses one to another', async () => {
    answer((incoming, response) => {
      if (incoming.url?.endsWith('themes')) response.writeHead(302, { location: '/moved' }).end()
      else json('{"a":1}')(incoming, response)
    })
    expect(await call()).toEqual({ a: 1 })
    const elsewhere = origin().replace('127.0.0.1', 'localhost')
    answer((incoming, response) => {
      if (incoming.headers.host?.startsWith('127')) response.writeHead(302, { location: `${elsewhere}/x` }).end()
      else json('{"a":1}')(incoming, response)
    })
    const { lines, logger } = keepLines()
    expect(await call({ logger })).toBeNull()
    expect(lines).toHaveLength(1)
  })

  it('reads no more than a megabyte of an endless response', async () => {
    let closed: Promise<unknown> | undefined
    let sent = 0
    answer((_, response) => {
      closed = once(response, 'close')
      response.writeHead(200, { 'content-type': 'application/json' })
      const chunk = `"${'x'.repeat(65_536)}",`
      const more = () => {
        while (!response.destroyed && response.write(chunk)) sent += chunk.length
      }
      response.on('drain', more)
      more()
    })
    const { lines, logger } = keepLines()
    expect(await call({ logger })).toBeNull()
    await closed
    expect(sent).toBeLessThan(20_000_000)
    expect(lines.join()).toContain('larger than 1000000 bytes')
  })

  it('returns nothing, and logs nothing, once it is aborted', async () => {
    const controller = new AbortController()
    answer(() => controller.abort())
    const { lines, logger } = keepLines()
    expect(await call({ signal: controller.signal, logger })).toBeNull()
    expect(await call({ signal: controller.signal, logger })).toBeNull()
    expect(lines).toEqual([])
  })

  it('is sent once for simultaneous calls, and again afterwards', async () => {
    answer(json('{"a":1}'))
    takeRequests()
    const same = () => call({}, { query: { page: 1 } })
    expect(await Promise.all([same(), same(), same()])).toEqual([{ a: 1 }, { a: 1 }, { a: 1 }])
    expect(takeRequests()).toHaveLength(1)
    await same()
    expect(takeRequests()).toHaveLength(1)
  })

  it('continues for the other callers when one of them aborts', async () => {
    const controller = new AbortController()
    let release = () => {}
    answer((incoming, response) => {
      release = () => json('{"a":1}')(incoming, response)
      controller.abort()
    })
    const left = call({ signal: controller.signal })
    const stayed = call()
    expect(await left).toBeNull()
    release()
    expect(await stayed).toEqual({ a: 1 })
  })

  it('is not shared between calls with different headers', async () => {
    answer((incoming, response) => json(JSON.stringify(incoming.headers.authorization))(incoming, response))
    const as = (name: string) => call({}, { headers: { authorization: name } })
    expect(await Promise.all([as('An'), as('Binh')])).toEqual(['An', 'Binh'])
  })

  it('posts JSON, and takes any success for one', async () => {
    let body = ''
    answer((incoming, response) => {
      incoming.on('data', (chunk) => {
        body += chunk
      })
      incoming.on('end', () => response.writeHead(204).end())
    })
    const posted = { endpoint: 'trackBannerClick', body: { bannerId: 7 }, parse: () => true } as const
    expect(await call({}, posted)).toBe(true)
    expect(JSON.parse(body)).toEqual({ bannerId: 7 })
  })

  it('treats a parser that throws like an invalid response', async () => {
    answer(json('{}'))
    const { lines, logger } = keepLines()
    const parse = () => {
      throw new Error('no such field')
    }
    expect(await call({ logger }, { parse })).toBeNull()
    expect(lines).toHaveLength(1)
  })

  it('returns nothing if the `fetch` that is passed throws', async () => {
    const fetch: Fetch = () => {
      throw new Error('no network here')
    }
    const { lines, logger } = keepLines()
    expect(await call({ fetch, logger })).toBeNull()
    expect(lines).toHaveLength(1)
  })
})
