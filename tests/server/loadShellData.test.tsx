import type { RequestListener } from 'node:http'
import { setImmediate } from 'node:timers/promises'
import { Shell } from '@jobsite/shell'
import { defineConfig, type ShellData } from '@jobsite/shell/core'
import {
  type Fetch,
  fetchEndpoint,
  type LoadShellDataOptions,
  loadShellData,
  loadStaticShellData,
  type ShellRequest,
} from '@jobsite/shell/server'
import { renderToString } from 'react-dom/server'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { json, keepLines, withService } from '../services/server.ts'
import { takeConsole } from '../support/failOnConsole.ts'

const { origin, answer, takeRequests } = withService()

const config = () =>
  defineConfig({
    siteOrigin: 'https://www.jobsite.example',
    siteDomain: 'jobsite.example',
    hosts: { api: origin(), metadata: origin(), metaService: origin(), banners: origin() },
  })

const ZONE = { zoneName: 'top', companyIndustries: [35], jobFunctionIds: [5] }
const LISTING: ShellRequest = { url: 'https://www.jobsite.example/tim-viec-lam/java-kv?page=2' }

const banner = (id: number) => ({ id, allowClose: 1, attributes: { image: `/banners/${id}.png`, url: '/viec-lam' } })

/** Responses of working services, by the end of the path. */
const ANSWERS: Readonly<Record<string, unknown>> = {
  themes: { data: { attributes: { blue_desktop_logo: '/tet.svg' } } },
  'top-banner': { data: [banner(9), banner(7)] },
  'sidebar-banner': { data: [{ attributes: { path: '/side.png', link: '/su-kien', status: 1 } }] },
  'keyword-seo': {
    data: { relationships: { data: [{ id: 1, attributes: { name: 'Việc làm Java', link: '/java-kv' } }] } },
  },
  'bottom-text': {
    data: [{ id: 3, attributes: { content: '<h1>Việc Java</h1><script>x()</script>', image: '/text.png' } }],
  },
}

const ALL: ShellData = {
  theme: { blue_desktop_logo: '/tet.svg' },
  topBanner: {
    ...ZONE,
    banners: [7, 9].map((id) => ({ id, isClosable: true, image: `/banners/${id}.png`, url: '/viec-lam' })),
  },
  sidebarBanner: { image: '/side.png', url: '/su-kien' },
  seoKeywords: { language: 'vi', keywords: [{ id: 1, name: 'Việc làm Java', link: '/java-kv' }] },
  bottomText: {
    pageUrl: 'https://www.jobsite.example/tim-viec-lam/java-kv?page=2',
    text: { id: 3, content: '<h2>Việc Java</h2>' as never, image: '/text.png' },
  },
}

const SAID_NONE: ShellData = { theme: null }
const UNANSWERED: ShellData = {}

const nameOf = (url: string | undefined): string => new URL(url ?? '', 'http://a').pathname.split('/').at(-1) ?? ''

const respond =
  (answers: Readonly<Record<string, unknown>>): RequestListener =>
  (request, response) => {
    const found = answers[nameOf(request.url)]
    json(JSON.stringify(found ?? null), found ? 200 : 404)(request, response)
  }
const fine = respond(ANSWERS)

/** Services that work and have nothing. */
const nothing = respond({
  themes: { data: { attributes: {} } },
  'sidebar-banner': { data: [] },
  'keyword-seo': { data: { relationships: { data: [] } } },
  'bottom-text': { data: [] },
})

const load = (options: LoadShellDataOptions = ZONE, request: ShellRequest = LISTING) =>
  loadShellData(request, config(), { timeoutMs: 20_000, ...options })

/** Requests so far: the end of the path, and the query. */
const requested = (): string[] =>
  takeRequests()
    .map((line) => line.replace(/^GET .*\/([\w-]+)(?=$|\?)/, '$1'))
    .sort()
const requestedNames = (): (string | undefined)[] => requested().map((line) => line.split('?')[0])

describe('the data of the first paint', () => {
  it('equals the responses of the services, also as JSON', async () => {
    answer(fine)
    const data = await load()
    expect(data).toEqual(ALL)
    expect(JSON.parse(JSON.stringify(data))).toEqual(data)
  })

  it('is requested in parallel', async () => {
    // No response is sent before everything was requested.
    const waiting: (() => void)[] = []
    answer((request, response) => {
      waiting.push(() => fine(request, response))
      if (waiting.length === 5) for (const reply of waiting) reply()
    })
    expect(await load()).toEqual(ALL)
    expect(waiting).toHaveLength(5)
  })

  it('arrives within one deadline, with the responses until then', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const fetch: Fetch = async (url) =>
      nameOf(url) === 'themes' ? Response.json(ANSWERS.themes) : new Promise(() => undefined)
    const { lines, logger } = keepLines()
    const data = load({ ...ZONE, timeoutMs: 300, logger, fetch })
    // Once the theme has arrived, the deadlines of the other four remain.
    while (vi.getTimerCount() !== 4) vi.advanceTimersByTime(await setImmediate(0))
    vi.advanceTimersByTime(300)
    expect(await data).toEqual({ theme: ALL.theme })
    expect(lines).toHaveLength(4)
    for (const line of lines) expect(line).toContain('no answer within 300 ms')
  })

  it.each([
    // Its status says that there is no season.
    ['themes', { theme: null }],
    ['top-banner', { topBanner: undefined }],
    ['sidebar-banner', { sidebarBanner: undefined }],
    ['keyword-seo', { seoKeywords: undefined }],
    ['bottom-text', { bottomText: undefined }],
  ])('omits %s if it fails, and has the rest', async (name, rest) => {
    answer((request, response) =>
      nameOf(request.url) === name ? json('{"data":7}', 503)(request, response) : fine(request, response),
    )
    const { lines, logger } = keepLines()
    expect(await load({ ...ZONE, logger })).toEqual({ ...ALL, ...rest })
    expect(lines).toHaveLength(1)
  })

  it.each([null, {}])('that fails is logged to the console where the logger is %j', async (logger) => {
    answer(json('', 503))
    expect(await load({ parts: ['theme'], logger: logger as never })).toMatchObject({ theme: null })
    expect(takeConsole()).toHaveLength(1)
    expect(await loadShellData(undefined as never, config(), { logger: logger as never })).toEqual({})
    expect(takeConsole()).toEqual([expect.stringContaining('no-request')])
  })

  it.each<readonly [string, RequestListener | null, Partial<ShellData>]>([
    ...[204, 404, 500, 503].map((code) => [String(code), json('', code), SAID_NONE] as const),
    ...['{}', '{"data":null}', '{"data":[]}', '{"data":{}}', '{"data":{"attributes":null}}'].map(
      (body) => [body, json(body), SAID_NONE] as const,
    ),
    ['attributes without logos', json('{"data":{"attributes":{}}}'), SAID_NONE],
    ['no JSON', json('<!doctype html>'), SAID_NONE],
    ['a connection that breaks', (request) => request.socket.destroy(), UNANSWERED],
    ['nothing by the deadline', null, UNANSWERED],
  ])(
    'distinguishes a season’s end from an outage if the theme service responds with %s',
    async (_, listener, expected) => {
      answer(listener ?? (() => undefined))
      const { logger } = keepLines()
      const data = await load({ parts: ['theme'], logger, ...(!listener && { timeoutMs: 100 }) })
      expect(JSON.parse(JSON.stringify(data))).toEqual(expected)
    },
  )

  it('is empty, without a log line, if the request is aborted', async () => {
    const controller = new AbortController()
    const requested: string[] = []
    const fetch: Fetch = (url) => {
      requested.push(nameOf(url))
      controller.abort()
      return new Promise(() => undefined)
    }
    const { lines, logger } = keepLines()
    const gone = { ...LISTING, signal: controller.signal }
    expect(await load({ ...ZONE, logger, fetch }, gone)).toEqual({})
    const before = requested.length
    expect(await load({ ...ZONE, logger, fetch }, gone)).toEqual({})
    expect(requested).toHaveLength(before)
    expect(lines).toEqual([])
  })
})

describe('only requests what the page needs', () => {
  const OTHERS = ['keyword-seo', 'sidebar-banner', 'themes']

  it.each<[string, LoadShellDataOptions, string]>([
    ['no zone', {}, '/java-kv'],
    ['an empty zone', { zoneName: '' }, '/java-kv'],
    ['the home page', ZONE, '/'],
    ['a page that says it is the home page', { ...ZONE, page: 'homepage' }, '/java-kv'],
    ['a page that is no listing', ZONE, '/muc-luong'],
  ])('no top banner for %s', async (_, options, url) => {
    answer(fine)
    takeRequests()
    const data = await load(options, { url })
    expect(data).not.toHaveProperty('topBanner')
    expect(requestedNames()).toEqual(['bottom-text', ...OTHERS])
  })

  it.each<[LoadShellDataOptions['parts'], string[]]>([
    [[], []],
    [['theme'], ['themes']],
    [
      ['topBanner', 'bottomText'],
      ['bottom-text', 'top-banner'],
    ],
  ])('of the parts %j', async (parts, names) => {
    answer(fine)
    takeRequests()
    const data = await load({ ...ZONE, parts })
    expect(requestedNames()).toEqual(names)
    expect(Object.keys(data).sort()).toEqual([...(parts ?? [])].sort())
  })
})

describe('the services are called', () => {
  it('for the text of the canonical URL, in lower case', async () => {
    const pageUrl = async (options: LoadShellDataOptions, url: string) => {
      answer(fine)
      takeRequests()
      const { bottomText } = await load({ ...options, parts: ['bottomText'] }, { url })
      const { searchParams } = new URL(takeRequests()[0]?.slice(4) ?? '', origin())
      expect(bottomText?.pageUrl).toBe(searchParams.get('page_url'))
      return searchParams.get('page_url')
    }
    expect(await pageUrl({}, '/Java-KV?Page=2#Top')).toBe('https://www.jobsite.example/java-kv?page=2')
    expect(await pageUrl({}, 'http://10.0.0.7:8080/Java-KV')).toBe('https://www.jobsite.example/java-kv')
    expect(await pageUrl({ canonicalUrl: 'https://www.jobsite.example/Java-kv#a' }, '/x')).toBe(
      'https://www.jobsite.example/java-kv',
    )
    expect(await pageUrl({ canonicalUrl: '/Java-kv' }, '/x')).toBe('https://www.jobsite.example/java-kv')
    expect(await pageUrl({ canonicalUrl: '' }, '/x')).toBe('https://www.jobsite.example/x')
    expect(await pageUrl({}, '/')).toBe('https://www.jobsite.example/')
    expect(await pageUrl({}, '/a-kv?utm_id=1&ttclid=b&page=2&gad_campaignid=7')).toBe(
      'https://www.jobsite.example/a-kv?page=2',
    )
  })

  it.each<[string, string, LoadShellDataOptions, string | null, string]>([
    ['the option', '/java-kv', { language: 'en' }, 'lang=2', 'en'],
    ['the URL, for an unsupported option', '/java-kw', { language: 'en-US' as never }, 'lang=2', 'en'],
    ['the URL', '/java-kw', {}, 'lang=2', 'en'],
    ['the query', '/?lang=en', {}, null, 'en'],
    ['the cookie', '/career-newbies', {}, 'a=1; lang=1; b=2', 'en'],
    ['the cookie among others of like names', '/career-newbies', {}, 'xlang=2; lang=1', 'en'],
    ['Vietnamese, for a cookie that says nothing', '/career-newbies', {}, 'lang=en', 'vi'],
    ['Vietnamese, without any', '/career-newbies', {}, null, 'vi'],
  ])('in the language of %s', async (_, url, options, cookie, language) => {
    const languages = new Set<string | undefined>()
    answer((request, response) => {
      if (nameOf(request.url) !== 'themes') languages.add(request.headers['accept-language'])
      fine(request, response)
    })
    const headers = new Headers(cookie === null ? {} : { cookie })
    const data = await load({ ...options, parts: ['seoKeywords', 'sidebarBanner'] }, { url, headers })
    expect([...languages]).toEqual([language])
    expect(data.seoKeywords?.language).toBe(language)
  })

  it('with the ids of the page', async () => {
    answer(fine)
    takeRequests()
    await load({ ...ZONE, parts: ['topBanner'] })
    expect(requested()).toEqual(['top-banner?zoneName=top&industryV3Id=35&jobFunctionIds=5'])
  })
})

describe('the data of a static page', () => {
  const page = 'https://www.jobsite.example/tim-viec-lam/java-kv'

  it.each<[string, LoadShellDataOptions, string[]]>([
    ['without a page', {}, ['keyword-seo', 'sidebar-banner', 'themes']],
    ['of one page', { canonicalUrl: page }, ['bottom-text', 'keyword-seo', 'sidebar-banner', 'themes']],
    ['of some parts', { canonicalUrl: page, parts: ['bottomText'] }, ['bottom-text']],
  ])('%s', async (_, options, names) => {
    for (const service of [fine, nothing]) {
      answer(service)
      takeRequests()
      await loadStaticShellData(config(), { timeoutMs: 20_000, isRequired: true, ...options })
      expect(requestedNames()).toEqual(names)
    }
  })

  it('is in the language that is requested', async () => {
    answer(fine)
    const { seoKeywords } = await loadStaticShellData(config(), { timeoutMs: 20_000, language: 'en' })
    expect(seoKeywords?.language).toBe('en')
  })
})

describe('a request', () => {
  const ADVERSARIAL = [
    ...['', '/', '//evil.example/a', '/\\evil.example', '?', '#', '/%', '/%E0%A4%A', '/\ud800?\udfff', 'https://', '*'],
    ...[
      'https://[',
      'http://user:pass@evil.example/java-kv',
      'javascript:alert(1)',
      '.evil.example/a',
      '@evil.example',
    ],
    ...['/__proto__/constructor-kv?__proto__=1', `/${'a/'.repeat(1000)}-kv`, `/?${'&'.repeat(1000)}`, 'đường dẫn'],
  ]

  it.each(ADVERSARIAL.map((url) => [JSON.stringify(url).slice(0, 40), url]))('for %s gets a result', async (_, url) => {
    answer(fine)
    const data = await load(ZONE, { url, headers: new Headers({ cookie: 'lang=%E0%A4%A; ;=;lang' }) })
    expect(data.theme).toEqual(ALL.theme)
    // The text is requested by a URL of the site, anyone who the request says that it is for.
    expect(data.bottomText?.pageUrl).toMatch(/^https:\/\/www\.jobsite\.example(?:[/?]|$)/)
    expect(data.bottomText?.text?.id).toBe(3)
  })

  it('of the platform is read', async () => {
    answer(fine)
    expect(await load(ZONE, new Request(LISTING.url, { headers: { cookie: 'lang=1' } }))).toEqual(ALL)
  })

  it('of Node is read', async () => {
    answer(fine)
    const request = { url: '/career-newbies', headers: { cookie: 'lang=1' } } as unknown as ShellRequest
    expect((await load({ parts: ['seoKeywords'] }, request)).seoKeywords?.language).toBe('en')
  })

  it('gets a result without the ids and parts of a page', async () => {
    answer(fine)
    const options = { zoneName: 'top', companyIndustries: null, jobFunctionIds: null, parts: null }
    const none = { companyIndustries: [], jobFunctionIds: [] }
    expect(await load(options as never)).toEqual({ ...ALL, topBanner: { ...ALL.topBanner, ...none } })
  })
})

describe('the shell with its data', () => {
  const toHtml = (data: ShellData, url: string) =>
    renderToString(
      <Shell
        config={config()}
        language="vi"
        url={url}
        user={null}
        zoneName="top"
        companyIndustries={ZONE.companyIndustries}
        jobFunctions={ZONE.jobFunctionIds}
        data={data}
        fetch={() => {
          throw new Error('nothing is to be requested')
        }}
      >
        <main />
      </Shell>,
    )

  it('is rendered with all of it, and requests nothing', async () => {
    answer(fine)
    const data = JSON.parse(JSON.stringify(await load()))
    takeRequests()
    const html = toHtml(data, '/tim-viec-lam/java-kv?page=2')
    for (const part of [
      '/tet.svg',
      '/banners/7.png',
      '/side.png',
      'Việc làm Java',
      '<h2>Việc Java</h2>',
      '/text.png',
    ]) {
      expect(html).toContain(part)
    }
    expect(html).not.toContain('<script>x()')
    expect(takeRequests()).toEqual([])
  })

  it('is complete if every service failed', async () => {
    answer(json('no', 500))
    const { logger } = keepLines()
    const html = toHtml(await load({ ...ZONE, logger }), '/tim-viec-lam/java-kv')
    expect(html).toContain('data-shell="header"')
    expect(html).toContain('data-shell="footer"')
    for (const part of ['top-banner', 'sidebar-banner', 'seo-keywords', 'seo-bottom-text']) {
      expect(html).not.toContain(`data-shell="${part}"`)
    }
  })
})

describe('values of the wrong type', () => {
  it.each([
    ['signal', { signal: {} }, {}],
    ['parts', {}, { parts: 'theme' }],
    ['null', { headers: null, signal: null }, { parts: null, canonicalUrl: null, logger: null, fetch: null }],
    ['texts', {}, { canonicalUrl: 7, page: 'nope', language: 'fr' }],
  ])('count as left out: %s', async (_, request, options) => {
    answer(fine)
    const given = { ...ZONE, timeoutMs: 60_000, ...options }
    expect(await loadShellData({ ...LISTING, ...request } as never, config(), given as never)).toEqual(ALL)
  })

  it('in the place of all options too', async () => {
    answer(fine)
    const gone = { ...LISTING, signal: AbortSignal.abort() }
    // No section of a request that has ended is known.
    expect(await loadShellData(gone, config(), null as never)).toEqual({})
    expect(await loadStaticShellData(config(), null as never)).toHaveProperty('seoKeywords')
    expect(await fetchEndpoint(config(), 'checkingPopup', undefined, null as never)).toBeNull()
    // On a slow machine the default deadlines end more of these calls.
    expect(takeConsole().at(-1)).toMatch(/checking-popup.*no-answer/)
  })
})

describe('a call that cannot succeed', () => {
  it.each([
    ['no request', undefined, {}],
    ['null for a request', null, {}],
    ['a request without a URL', {}, {}],
    ['no configuration', LISTING, undefined],
    ['null for a configuration', LISTING, null],
    ['overrides in the place of a configuration', LISTING, { siteName: 'Việc làm' }],
  ])('with %s, requests nothing and logs why', async (_, request, given) => {
    takeRequests()
    const { lines, logger } = keepLines()
    const whole = given && Object.keys(given).length === 0 ? config() : given
    expect(await loadShellData(request as never, whole as never, { ...ZONE, logger })).toEqual({})
    expect(lines).toEqual([
      expect.stringMatching(/^error: \[@jobsite\/shell\] loadShellData was called without .*no-request\)$/),
    ])
    expect(takeRequests()).toEqual([])
  })
})
