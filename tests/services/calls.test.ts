import { defineConfig, type ShellConfig, type User } from '@jobsite/shell/core'
import { type FetchEndpointOptions, fetchEndpoint } from '@jobsite/shell/server'
import { describe, expect, it } from 'vitest'
import { bottomText } from '../../src/services/bottomText.ts'
import type { CallOptions } from '../../src/services/callEndpoint.ts'
import { jobFunctions } from '../../src/services/jobFunctions.ts'
import { keywordSeo } from '../../src/services/keywordSeo.ts'
import { companyIndustries, jobLevels } from '../../src/services/namedRows.ts'
import type { Fetch } from '../../src/services/request.ts'
import { resumeSummary } from '../../src/services/resumeSummary.ts'
import { sidebarBanner } from '../../src/services/sidebarBanner.ts'
import { themes } from '../../src/services/themes.ts'
import { topBanner } from '../../src/services/topBanner.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { keepLines } from './server.ts'

const config = defineConfig({
  hosts: {
    api: 'https://api.example',
    metadata: 'https://meta.example',
    metaService: 'https://service.example',
    banners: 'https://banners.example',
  },
})

/** A `fetch` that records its calls and responds to all with one body. */
function keepRequests(body: unknown = {}) {
  const requested: { url: string; headers: Record<string, string>; method: string | undefined }[] = []
  const fetch: Fetch = async (url, { headers, method }) => {
    requested.push({ url, headers: Object.fromEntries(new Headers(headers)), method })
    return Response.json(body)
  }
  return { requested, fetch }
}

const zone = { zoneName: 'search top', companyIndustries: [35, 1], jobFunctionIds: [], language: 'en' } as const
const JSON_TYPE = { 'content-type': 'application/json' }

describe('a service is requested', () => {
  it.each<[string, (config: ShellConfig, options: CallOptions) => Promise<unknown>, string, Record<string, string>]>([
    ['job levels', (c, options) => jobLevels.fetch(c, {}, options), 'https://meta.example/meta/v1.0/job-levels', {}],
    [
      'industries',
      (c, options) => companyIndustries.fetch(c, {}, options),
      'https://meta.example/meta/v1.0/company-industries',
      {},
    ],
    [
      'job functions',
      (c, options) => jobFunctions.fetch(c, {}, options),
      'https://meta.example/meta/v1.2/job-functions',
      {},
    ],
    [
      'SEO keywords',
      (c, options) => keywordSeo.fetch(c, { language: 'en' }, options),
      'https://service.example/meta/v1.0/keyword-seo',
      { ...JSON_TYPE, 'accept-language': 'en' },
    ],
    [
      'a bottom text',
      (c, options) => bottomText.fetch(c, { pageUrl: 'https://www.jobsite.example/Kế-Toán-kv?Page=2#top' }, options),
      'https://banners.example/banners/v1.0/bottom-text?page_url=https%3A%2F%2Fwww.jobsite.example%2Fk%E1%BA%BF-to%C3%A1n-kv%3Fpage%3D2',
      {},
    ],
    [
      'top banners',
      (c, options) => topBanner.fetch(c, zone, options),
      'https://banners.example/banners/v1.0/top-banner?zoneName=search%20top&industryV3Id=35,1',
      { ...JSON_TYPE, 'accept-language': 'en' },
    ],
    [
      'the sidebar banner',
      (c, options) => sidebarBanner.fetch(c, { language: 'vi' }, options),
      'https://banners.example/banners/v1.0/sidebar-banner',
      { 'accept-language': 'vi' },
    ],
    ['the theme', (c, options) => themes.fetch(c, {}, options), 'https://banners.example/banners/v1.0/themes', {}],
  ])('%s', async (_, call, url, headers) => {
    const { requested, fetch } = keepRequests()
    const { logger } = keepLines()
    await call(config, { fetch, logger })
    expect(requested).toEqual([{ url, method: 'GET', headers: { accept: 'application/json', ...headers } }])
  })
})

describe('industries', () => {
  it('come by their Vietnamese names', async () => {
    const named = (id: number, nameVi: string) => ({ id, attributes: { nameVi, nameEn: '' } })
    const rows = [named(1, 'Du lịch'), named(2, 'Âm nhạc'), named(3, 'Ăn uống')]
    const { fetch } = keepRequests({ data: { relationships: { data: rows } } })
    expect((await companyIndustries.fetch(config, {}, { fetch }))?.map(({ id }) => id)).toEqual([3, 2, 1])
  })
})

describe('the token of a seeker', () => {
  const SUMMARY = { status: { code: 200 }, data: { attributes: { totalJobAlert: 7 } } }
  const twice = (text: string): string => btoa(btoa(text))

  it.each<[string, User]>([
    ['a plain one', { accessToken: 'ab.c-d_e=' }],
    ['one that is flagged as encrypted', { accessToken: twice('ab.c-d_e='), isTokenEncrypted: true }],
  ])('is sent as the bearer of the request: %s', async (_, user) => {
    const { requested, fetch } = keepRequests(SUMMARY)
    expect(await resumeSummary.fetch(config, { user }, { fetch })).toEqual({ totalJobAlert: 7 })
    expect(requested.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['https://api.example/api-gateway/v1.0/profile/resume-summary', 'Bearer ab.c-d_e='],
    ])
  })

  it('is sent where a page calls an endpoint itself', async () => {
    const { requested, fetch } = keepRequests({ data: { attributes: { isSearchable: 1 } } })
    await fetchEndpoint(config, 'resumeSettingInfo', undefined, { fetch, token: 'ab.c' })
    expect(requested.map(({ headers }) => headers.authorization)).toEqual(['Bearer ab.c'])
  })

  it.each<[string, User]>([
    ['none', {}],
    ['null', { accessToken: null }],
    ['an empty one', { accessToken: '' }],
    ['one with a line end', { accessToken: 'a\r\nx-admin: 1' }],
    ['one with a space', { accessToken: 'a b' }],
    ['one that no header can hold', { accessToken: 'kế toán' }],
    ['a null character', { accessToken: 'a\0b' }],
    ['one that is not encrypted as it says', { accessToken: 'a.b', isTokenEncrypted: true }],
    ['one that is encrypted once', { accessToken: btoa('a.b!'), isTokenEncrypted: true }],
    ['one that is encrypted from nothing', { accessToken: twice(''), isTokenEncrypted: true }],
    ['one that holds a line end', { accessToken: twice('a\nb'), isTokenEncrypted: true }],
  ])('is not sent, and nothing requested, with %s', async (_, user) => {
    const { requested, fetch } = keepRequests(SUMMARY)
    const { lines, logger } = keepLines()
    expect(await resumeSummary.fetch(config, { user }, { fetch, logger })).toBeNull()
    expect(requested).toEqual([])
    expect(lines).toEqual([])
  })
})

describe('a request that cannot be built', () => {
  const fail = (): never => {
    throw new Error('secret')
  }
  const inLanguage = { language: 'vi' } as const

  it.each<[string, (options: FetchEndpointOptions) => Promise<unknown>]>([
    [
      'because an adapter’s query throws',
      (options) =>
        fetchEndpoint(config, 'hotKeywords', inLanguage, {
          ...options,
          adapters: { hotKeywords: { query: fail, parse: () => [] } },
        }),
    ],
    [
      'because an adapter’s body throws',
      (options) =>
        fetchEndpoint(
          config,
          'jobAlertsAnonymous',
          { email: 'a@example.com' },
          {
            ...options,
            adapters: { jobAlertsAnonymous: { body: fail, parse: () => ({ isSubscribed: true }) } },
          },
        ),
    ],
    ['without its input', (options) => fetchEndpoint(config, 'hotKeywords', undefined as never, options)],
    ['for an unknown endpoint', (options) => fetchEndpoint(config, 'weather' as never, undefined as never, options)],
    ['without a config', (options) => fetchEndpoint(undefined as never, 'hotKeywords', inLanguage, options)],
    ['without hosts', (options) => fetchEndpoint({} as never, 'hotKeywords', inLanguage, options)],
  ])('is a failure like any other, %s', async (_, call) => {
    const { lines, logger } = keepLines()
    const { requested, fetch } = keepRequests()
    expect(await call({ fetch, logger })).toBeNull()
    expect(requested).toEqual([])
    expect(lines).toEqual([expect.stringMatching(/^warn: .*the request failed.*no-answer/)])
  })

  it('is logged to the console where the logger is null', async () => {
    expect(await fetchEndpoint({} as never, 'hotKeywords', inLanguage, { logger: null as never })).toBeNull()
    expect(takeConsole()).toEqual([expect.stringMatching(/^warn: .*no-answer/)])
  })

  it('is not one where a list is missing', async () => {
    const { requested, fetch } = keepRequests({ meta: {}, data: [] })
    await fetchEndpoint(config, 'jobSearch', { query: 'java', categoryIds: null as never }, { fetch })
    expect(requested.map(({ url }) => url)).toEqual(['https://api.example/job-search/v1.0/search?query=java'])
  })
})

it.each([
  [200, ['java']],
  [299, ['java']],
  [300, null],
  [399, null],
  [599, null],
  [600, ['java']],
])('a response whose body has the status code %i is %j', async (code, expected) => {
  const { logger } = keepLines()
  for (const status of [{ status: { code } }, { meta: { statusCode: code } }, { statusCode: code }, { status: code }]) {
    const { fetch } = keepRequests({ ...status, data: ['java'] })
    expect(await fetchEndpoint(config, 'hotKeywords', { language: 'vi' }, { fetch, logger })).toEqual(expected)
  }
})

describe('two calls at the same time', () => {
  const inLanguage = { language: 'vi' } as const

  it('share one request', async () => {
    const { requested, fetch } = keepRequests({ data: ['java'] })
    const call = () => fetchEndpoint(config, 'hotKeywords', inLanguage, { fetch })
    expect(await Promise.all([call(), call()])).toEqual([['java'], ['java']])
    expect(requested).toHaveLength(1)
  })

  it('are each read by their own adapter', async () => {
    const { requested, fetch } = keepRequests({ data: ['java'], top: ['kế toán'] })
    const adapters = {
      hotKeywords: {
        query: () => inLanguage,
        parse: (answer: unknown) => (answer as { top: string[] }).top,
      },
    }
    const call = (options: FetchEndpointOptions) =>
      fetchEndpoint(config, 'hotKeywords', inLanguage, { fetch, ...options })
    expect(await Promise.all([call({}), call({ adapters }), call({ adapters })])).toEqual([
      ['java'],
      ['kế toán'],
      ['kế toán'],
    ])
    expect(requested).toHaveLength(2)
  })
})

describe('a deadline', () => {
  it('is that of each caller, regardless of earlier callers', async () => {
    const never: Fetch = () => new Promise(() => undefined)
    const { logger } = keepLines()
    const controller = new AbortController()
    const patient = themes.fetch(config, {}, { fetch: never, logger, timeoutMs: 600_000, signal: controller.signal })
    expect(await themes.fetch(config, {}, { fetch: never, logger, timeoutMs: 20 })).toBeNull()
    controller.abort()
    expect(await patient).toBeNull()
  })
})

describe('an item that is left out for its URL', () => {
  const keyword = (id: number, link: string) => ({ id, attributes: { name: 'Java', link } })

  it('is reported once, with its service and its URL', async () => {
    const rows = [keyword(1, '/java-kv'), keyword(2, 'javascript:alert(7)'), keyword(3, 'https://an@a.example/')]
    const { fetch } = keepRequests({ data: { relationships: { data: rows } } })
    const { lines, logger } = keepLines()
    for (const language of ['vi', 'en', 'vi'] as const)
      expect(await keywordSeo.fetch(config, { language }, { fetch, logger })).toHaveLength(1)
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('/meta/v1.0/keyword-seo')
    expect(lines[0]).toContain('"javascript:alert(7)"')
    expect(lines[1]).toContain('"https://an@a.example/"')
    for (const line of lines) expect(line).toContain('(code: unusable-url)')
  })

  it('is reported for a logo of the season, and not for one that is empty', async () => {
    const logos = { blue_desktop_logo: '', white_desktop_logo: 'data:image/svg+xml,x', responsive_logo: '/tet.svg' }
    const { fetch } = keepRequests({ data: { attributes: logos } })
    const { lines, logger } = keepLines()
    expect(await themes.fetch(config, {}, { fetch, logger })).toEqual({ theme: { responsive_logo: '/tet.svg' } })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain('"data:image/svg+xml,x"')
  })
})
