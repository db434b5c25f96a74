import { defineSite } from '@jobsite/shell/core'
import { loadSite, parseSite, type Site } from '@jobsite/shell/server'
import fc from 'fast-check'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { headerMenu } from '../../src/core/menu/headerMenu.ts'

const TET = {
  id: 'tet',
  label: { vi: 'Việc Tết', en: 'Tet jobs' },
  path: { vi: '/viec-lam-tet', en: '/tet-jobs' },
  after: 'newestJobs',
}
const FILE = { siteDomain: 'example.vn', siteName: 'Việc làm', menu: { items: [TET] } }
const fallback = defineSite({
  siteDomain: 'example.vn',
  siteName: 'Built in',
  social: { tiktok: 'https://t.example/' },
})
const labels = ({ config }: Site): string =>
  JSON.stringify(headerMenu({ config, language: 'en' }).flatMap(({ children }) => children?.map(({ label }) => label)))

describe('parseSite', () => {
  it('reads what defineSite defines', () => {
    expect(parseSite(JSON.stringify({ $schema: './site.schema.json', ...FILE }))).toEqual({
      site: defineSite(FILE),
      problems: [],
    })
  })

  it.each<readonly [file: unknown, path: string, found: string, expected: string]>([
    ['{', 'file', '', 'JSON'],
    ['[]', 'file', '[]', 'an object'],
    [{ siteName: 5 }, 'siteName', '5', 'a text'],
    [{ sitename: 'x' }, 'sitename', '"x"', 'a known key'],
    [{ links: { faq: 'faq.example.vn' } }, 'links.faq', '"faq.example.vn"', 'an http(s) URL'],
    [{ links: { faq: 'javascript:alert(1)' } }, 'links.faq', '"javascript:alert(1)"', 'an http(s) URL'],
    [{ links: { faq: 'https://[' } }, 'links.faq', '"https://["', 'an http(s) URL'],
    [{ siteOrigin: 'https://www.example.vn:port' }, 'siteOrigin', 'example.vn:port', 'an http(s) URL'],
    [{ hosts: { api: 'https://a pi.example.vn' } }, 'hosts.api', '"https://a pi', 'an http(s) URL'],
    [{ links: { learning: { vi: 'https://a.example/' } } }, 'links.learning.en', 'nothing', 'both languages'],
    [{ links: 5 }, 'links', '5', 'an object'],
    [{ links: { faqs: 'https://a.example/' } }, 'links.faqs', '"https://a.example/"', 'a known key'],
    [{ mode: 'test' }, 'mode', '"test"', '"staging", "release" or "production"'],
    [{ topLocationIds: [29, 'x'] }, 'topLocationIds[1]', '"x"', 'a number'],
    [{ menu: { items: 5 } }, 'menu.items', '5', 'a list of items'],
    [{ menu: { items: [{ ...TET, badgee: 'new' }] } }, 'menu.items[0].badgee', '"new"', 'one of the keys'],
    [{ menu: { items: [{ ...TET, from: 'soon' }] } }, 'menu.items[0].from', '"soon"', '2027-01-20'],
    [{ menu: { items: [{ ...TET, after: 'nowhere' }] } }, 'menu.items[0].after', '"nowhere"', 'another item'],
    [{ menu: { items: [{ ...TET, after: undefined, in: 'findJobs' }] } }, 'menu.items[0].in', '"findJobs"', 'submenu'],
    [{ menu: { items: [{ id: 'jobs', in: 'career' }] } }, 'menu.items[0].in', '"career"', 'a menu'],
    [{ menu: { items: [{ id: 'nobody', hidden: true }] } }, 'menu.items[0].id', '"nobody"', 'the id of an item'],
    [{ menu: { items: [{ ...TET, after: undefined }] } }, 'menu.items[0].id', '"tet"', 'a place'],
    [{ menu: { hidden: ['jobs', 'nobody'] } }, 'menu.hidden[1]', '"nobody"', 'the id of an item'],
    [{ menu: { hidden: [9] } }, 'menu.hidden[0]', '9', 'the id of an item'],
    [{ menu: { hrefs: { nobody: { vi: '/a' } } } }, 'menu.hrefs.nobody', '"nobody"', 'the id of an item'],
  ])('%o', (file, path, found, expected) => {
    const { site, problems } = parseSite(file)
    expect(problems).toHaveLength(1)
    expect(problems[0]?.path).toBe(path)
    expect(problems[0]?.found).toContain(found)
    expect(problems[0]?.expected).toContain(expected)
    if (path !== 'file') expect(site?.config.links.faq).toMatch(/^https:/)
  })

  it('takes items of the shell and of the site for known', () => {
    const menu = { hidden: [0, 3, 'footer.faq', 'employers', 'tet'], hrefs: { tet: { vi: '/a' } }, items: [TET] }
    expect(parseSite({ menu }).problems).toEqual([])
  })

  it('names all problems, and the rest counts', () => {
    const items = [{ ...TET, path: 5 }, TET]
    const { site, problems } = parseSite({ ...FILE, mode: 1, social: { tiktok: 5, youtube: 'x' }, menu: { items } })
    expect(problems.map(({ path }) => path)).toEqual(['mode', 'social.tiktok', 'social.youtube', 'menu.items[0].path'])
    expect(site && labels(site)).toContain('Tet jobs')
    expect(site?.config.siteName).toBe('Việc làm')
  })

  it('takes another site’s values in the place of wrong ones', () => {
    const { site } = parseSite({ siteName: 5, social: { tiktok: 5 } }, fallback)
    expect(site?.config).toMatchObject({ siteName: 'Built in', social: { tiktok: 'https://t.example/' } })
  })

  it('removes what is wrong in the other site too, and reports only what is wrong in the file', () => {
    // A config may have services on the page's own origin; a file may not.
    const hosts = { api: '', metadata: '', metaService: '', banners: '' }
    const { site, problems } = parseSite({ siteName: 'Kept', hosts }, defineSite({ siteDomain: 'a.example', hosts }))
    expect(problems.map(({ path }) => path)).toEqual(Object.keys(hosts).map((key) => `hosts.${key}`))
    expect(site?.config.siteName).toBe('Kept')
    expect(site?.config.hosts.api).toMatch(/^https:/)
  })

  it('never throws, ends, and always returns a whole site', () => {
    const keys = fc.constantFrom(...Object.keys(FILE), 'hosts', 'links', 'social', 'topLocationIds')
    const values = fc.dictionary(
      keys,
      fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom('faq', 'api'), fc.jsonValue())),
    )
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.string(), values), fc.option(values), (file, config) => {
        const { site, problems } = parseSite(file, config ? ({ config } as unknown as Site) : undefined)
        if (site) expect(labels(site)).toContain('Newest jobs')
        else expect(problems).toHaveLength(1)
      }),
    )
  })
})

describe('loadSite', () => {
  let count = 0
  /** A site that is served at a URL of its own, with its requests. */
  const serve = (answer: () => Response | Promise<Response>) => {
    const requests: RequestInit[] = []
    const warnings: string[] = []
    count += 1
    const url = `https://www.example.vn/${count}/site.json`
    const logger = { warn: (message: string) => void warnings.push(message) }
    const fetch = async (_: string, init: RequestInit): Promise<Response> => {
      requests.push(init)
      return answer()
    }
    return { requests, warnings, load: (more = {}) => loadSite(url, { fallback, fetch, logger, ...more }) }
  }
  const answerOf = (file: unknown, etag = '"1"') => Response.json(file, { headers: { etag } })

  it('requests it once', async () => {
    const { load, requests, warnings } = serve(() => answerOf(FILE))
    const sites = await Promise.all([load(), load(), load()])
    sites.push(await load())
    expect(new Set(sites).size).toBe(1)
    expect(sites[0]).toEqual(defineSite(FILE))
    expect(requests).toHaveLength(1)
    expect(warnings).toEqual([])
  })

  it('returns the old one while it requests it again, by its ETag', async () => {
    let file = FILE
    let status = 200
    const { load, requests } = serve(() => (status === 304 ? new Response(null, { status }) : answerOf(file)))
    const first = await load({ maxAge: 0 })
    file = { ...FILE, siteName: 'New' }
    const work: Promise<unknown>[] = []
    expect(await load({ maxAge: 0, waitUntil: (one: Promise<unknown>) => work.push(one) })).toBe(first)
    await Promise.all(work)
    const next = await load()
    expect(next.config.siteName).toBe('New')
    status = 304
    work.length = 0
    await load({ maxAge: 0, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
    expect(await load()).toBe(next)
    expect(requests).toHaveLength(3)
    expect(requests[2]?.headers).toMatchObject({ 'if-none-match': '"1"' })
  })

  it.each<readonly [cacheControl: string, maxAge: number, kept: number]>([
    ['public, max-age=5', 60, 5],
    ['max-age=0', 60, 0],
    ['max-age=31536000, immutable', 60, 60],
    ['no-cache', 60, 60],
    ['s-maxage=5', 60, 60],
    ['max-age=60', 5, 5],
  ])('keeps a response with "%s" and a maximum of %i s for %i s', async (cacheControl, maxAge, kept) => {
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => void vi.useRealTimers())
    for (const [seconds, count] of [
      [kept - 1, 1],
      [kept, 2],
    ] as const) {
      if (seconds < 0) continue
      const { load, requests } = serve(() => Response.json(FILE, { headers: { 'cache-control': cacheControl } }))
      await load({ maxAge })
      vi.setSystemTime(Date.now() + seconds * 1000)
      await load({ maxAge })
      expect(requests).toHaveLength(count)
    }
  })

  it.each<readonly [name: string, answer: () => Response | Promise<Response>]>([
    ['fails', () => Promise.reject(new Error('no network'))],
    ['has a status', () => new Response('', { status: 500 })],
    ['is no JSON', () => new Response('<!doctype html>')],
    ['is no object', () => Response.json([])],
    ['is too long', () => new Response(JSON.stringify(FILE).padEnd(1_000_001))],
    ['never ends', () => new Promise<Response>(() => undefined)],
  ])('uses the built-in copy, with one message, for a file that %s', async (_, answer) => {
    const { load, warnings } = serve(answer)
    const options = { maxAge: 0, timeoutMs: 1 }
    expect(await load(options)).toBe(fallback)
    await vi.waitFor(async () => expect((await load(options)) && warnings).toHaveLength(1))
    expect(warnings[0]).toContain('(code: site-not-read)')
    expect(await load(options)).toBe(fallback)
    expect(warnings).toHaveLength(1)
  })

  it('reads a file of a million characters', async () => {
    const { load } = serve(() => new Response(JSON.stringify(FILE).padEnd(1_000_000)))
    expect(await load()).toEqual(defineSite(FILE))
  })

  it('keeps the one that was read last', async () => {
    let isBroken = false
    const { load, warnings } = serve(() => (isBroken ? new Response('', { status: 503 }) : answerOf(FILE)))
    const first = await load({ maxAge: 0 })
    isBroken = true
    const work: Promise<unknown>[] = []
    await load({ maxAge: 0, waitUntil: (one: Promise<unknown>) => work.push(one) })
    await Promise.all(work)
    expect(await load()).toBe(first)
    expect(warnings).toHaveLength(1)
  })

  it('says what is wrong in a file, and uses the rest', async () => {
    const { load, warnings } = serve(() => answerOf({ ...FILE, siteName: 5, links: 5 }))
    const site = await load()
    expect(labels(site)).toContain('Tet jobs')
    expect(site.config.siteName).toBe('Built in')
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toContain('siteName is 5')
    expect(warnings[0]).toContain('(code: invalid-site)')
  })
})
