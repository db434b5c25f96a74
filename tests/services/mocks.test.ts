import { defineConfig } from '@jobsite/shell/core'
import { answerShellRequest, handlers, type ShellFixtures, shellFixtures, shellHandlers } from '@jobsite/shell/mocks'
import { loadShellData } from '@jobsite/shell/server'
import { mswHandlers } from '@jobsite/shell/testing'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type EndpointName, endpoints } from '../../src/core/endpoints.ts'
import { type AdaptedEndpoint, defaultAdapters } from '../../src/services/adapters.ts'
import { fetchEndpoint } from '../../src/services/fetchEndpoint.ts'
import { jobFunctions } from '../../src/services/jobFunctions.ts'
import { companyIndustries, jobLevels } from '../../src/services/namedRows.ts'
import { resumeSummary } from '../../src/services/resumeSummary.ts'
import { services } from '../../src/services/services.ts'
import { themes } from '../../src/services/themes.ts'
import { keepLines } from './server.ts'

const config = defineConfig()
const server = setupServer()
const SEEKER = { userId: 7, accessToken: 'token' }

beforeAll(() => server.listen({ onUnhandledFrame: 'error' } as never))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

it('are in /testing too, which is one entry point for tests', async () => {
  const [mocks, testing] = await Promise.all([import('@jobsite/shell/mocks'), import('@jobsite/shell/testing')])
  const { handlers: _handlers, shellHandlers: _shellHandlers, ...rest } = mocks
  expect(testing).toMatchObject(rest)
})

describe.each([
  ['/mocks', { handlers, shellHandlers }],
  [
    '/testing',
    {
      handlers: mswHandlers(http),
      shellHandlers: (fixtures: Partial<ShellFixtures>) => mswHandlers(http, fixtures),
    },
  ],
])('the handlers of %s', (_, { handlers, shellHandlers }) => {
  it('respond to the requests of the first paint', async () => {
    server.use(...handlers)
    const url = `${config.siteOrigin}/viec-lam`
    const data = await loadShellData({ url }, config, { zoneName: 'search_result_top' })
    expect(data.theme).not.toBeNull()
    expect(data.topBanner?.banners.map(({ id }) => id)).toEqual([1, 2])
    expect(data.sidebarBanner?.url).toBe(shellFixtures.sidebarBanner?.link)
    expect(data.seoKeywords?.keywords.map(({ name }) => name)).toEqual(shellFixtures.keywords.map(({ name }) => name))
    expect(data.bottomText?.text?.content).toContain('Việc làm tại Việt Nam')
  })

  it('respond with the reference data, in order', async () => {
    server.use(...handlers)
    expect((await jobLevels.fetch(config, {}))?.map(({ id }) => id)).toEqual(
      shellFixtures.jobLevels.map(({ id }) => id),
    )
    expect((await companyIndustries.fetch(config, {}))?.[0]?.name).toBe('Âm nhạc/Giải trí')
    expect(await jobFunctions.fetch(config, {})).toHaveLength(shellFixtures.jobFunctionGroups.length)
  })

  it('respond to seekers only with their data', async () => {
    server.use(...handlers)
    const { logger } = keepLines()
    expect(await resumeSummary.fetch(config, { user: SEEKER })).toEqual(shellFixtures.resumeSummary)
    const refused = await fetch(`${config.hosts.api}${endpoints.resumeSummary.path}`)
    expect(refused.status).toBe(401)
    expect(await fetchEndpoint(config, 'resumeSettingInfo', undefined, { logger })).toBeNull()
  })

  it('respond to preflights, which happy-dom sends before each request', async () => {
    server.use(...handlers)
    for (const { path, method } of Object.values(endpoints)) {
      const response = await fetch(`https://ms.jobsite.example${path}`, { method: 'OPTIONS' })
      expect([path, response.status]).toEqual([path, 204])
      expect(response.headers.get('access-control-allow-methods')).toContain(method)
    }
  })

  it('take fixtures of a page’s own', async () => {
    server.use(...shellHandlers({ theme: { blue_desktop_logo: '/own.svg' }, bottomText: null }))
    const data = await loadShellData({ url: '/viec-lam' }, config, { parts: ['theme', 'bottomText'] })
    expect(data.theme).toEqual({ blue_desktop_logo: '/own.svg' })
    expect(data.bottomText?.text).toBeNull()
  })

  it('take fixtures that are left out as undefined', () => {
    const fixtures = Object.fromEntries(Object.keys(shellFixtures).map((name) => [name, undefined]))
    for (const { method, path } of Object.values(endpoints)) {
      const request = () => new Request(`https://ms.jobsite.example${path}`, { method })
      expect(answerShellRequest(request(), fixtures)?.status, path).toBe(answerShellRequest(request())?.status)
    }
  })
})

describe('a response', () => {
  const ask = (name: keyof typeof endpoints) =>
    answerShellRequest(
      new Request(`https://any.example${endpoints[name].path}?keyword=ke%20toan`, {
        method: endpoints[name].method,
        headers: { authorization: 'Bearer token' },
      }),
    )

  it.each(Object.keys(endpoints) as EndpointName[])(
    'is there for %s, and has the shape that the shell reads',
    async (name) => {
      const answer = ask(name)
      expect(answer?.ok).toBe(true)
      const body = answer?.status === 204 ? undefined : await answer?.json()
      const read = name in services ? services[name as keyof typeof services] : defaultAdapters[name as AdaptedEndpoint]
      expect(read.parse(body, { companyIndustries: [], jobFunctionIds: [] } as never)).not.toBeNull()
    },
  )

  it('is there for every image of the fixtures, and for nothing else', () => {
    const images = JSON.stringify(shellFixtures).match(/\/shell-fixtures\/[^"]+/g) ?? []
    expect(images.length).toBeGreaterThan(5)
    for (const path of images) {
      expect(answerShellRequest(new Request(`https://any.example${path}`))?.headers.get('content-type')).toBe(
        'image/svg+xml',
      )
    }
    expect(answerShellRequest(new Request('https://any.example/viec-lam'))).toBeNull()
  })

  it('respond on the paths of a config', async () => {
    const { paths } = defineConfig({ paths: { themes: '/v2/themes?site=1', topBanner: 'b' } })
    const answered = (path: string) => answerShellRequest(new Request(`https://any.example${path}`), {}, paths)?.status
    expect(['/v2/themes', '/v2/themes?site=1', '/b?zoneName=x'].map(answered)).toEqual([200, 200, 200])
    expect(answered('/banners/v1.0/themes')).toBeUndefined()
    server.use(...shellHandlers({ theme: { blue_desktop_logo: '/own.svg' } }, paths))
    const response = await themes.fetch(defineConfig({ paths }), {})
    expect(response).toEqual({ theme: { blue_desktop_logo: '/own.svg' } })
  })
})
