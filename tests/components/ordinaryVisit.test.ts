import { defineConfig, pagePath, routePairs } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createAttributionRecorder } from '../../src/browser/attribution/createAttributionRecorder.ts'
import { recordOrdinaryVisit } from '../../src/browser/pageView/ordinaryVisit.ts'
import { createPageViewEffects } from '../../src/browser/pageView/pageViewEffects.ts'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import type { TrackEvent } from '../../src/core/track.ts'
import { prerender } from './visits.ts'

/** What a page view starts from, and leaves behind, beside the page's state of the shell. */
interface Browser {
  readonly cookies: readonly string[]
  readonly landings: string | null
}

interface Visit {
  readonly url: string
  readonly referrer: string
  readonly now: Date
}

const { siteDomain, ignoredReferrers } = defineConfig({ siteDomain: 'example.vn' })
const ORIGIN = 'https://www.example.vn'
const LANDINGS = '@jobsite/shell/landings'
const { jsdom } = globalThis as unknown as { jsdom: { cookieJar: { removeAllCookiesSync: () => void } } }

const MEMORY = /^@jobsite\/shell\/(?!context|store)/
const memoryKeys = () =>
  Object.getOwnPropertySymbols(globalThis).filter(({ description = '' }) => MEMORY.test(description))

/** Runs a page view in a browser with these values, and returns all that it has left. */
function leftBy({ cookies, landings }: Browser, run: (track: (event: TrackEvent) => void) => unknown) {
  jsdom.cookieJar.removeAllCookiesSync()
  sessionStorage.clear()
  for (const key of memoryKeys()) Reflect.deleteProperty(globalThis, key)
  for (const cookie of cookies) document.cookie = `${cookie}; path=/`
  if (landings !== null) sessionStorage.setItem(LANDINGS, landings)
  const tracked: TrackEvent[] = []
  const result = run((event) => tracked.push(event))
  const memory = memoryKeys().map((key) => [key.description, JSON.stringify(Reflect.get(globalThis, key))])
  return {
    result,
    left: { cookies: document.cookie, stored: { ...sessionStorage }, memory: Object.fromEntries(memory), tracked },
  }
}

const ordinary = (visit: Visit, browser: Browser) =>
  leftBy(browser, (track) => recordOrdinaryVisit(visit, { siteDomain, ignoredReferrers, track }))

const runInFull = (visit: Visit, track: (event: TrackEvent) => void) =>
  createPageViewEffects(createAttributionRecorder(visit), () => () => undefined).run({
    model: 'last-touch',
    consent: true,
    pageName: 'other',
    pageView: { count: 0, url: '' },
    config: { siteDomain, ignoredReferrers },
    data: undefined,
    registerServiceWorker: false,
    track,
    onServiceWorker: () => undefined,
    onFailure: (name, error) => {
      throw new Error(name, { cause: error })
    },
  })

const full = (visit: Visit, browser: Browser) => leftBy(browser, (track) => runInFull(visit, track))

const NOW = new Date('2026-11-20T09:51:07Z')
const EMPTY: Browser = { cookies: [], landings: null }

/** Values that are mostly harmless: one that the full code has to read is found beside ordinary ones. */
const mostly = <Value>(harmless: readonly Value[], others: readonly Value[]) =>
  fc.oneof(
    { weight: 20, arbitrary: fc.constantFrom(...harmless) },
    { weight: 1, arbitrary: fc.constantFrom(...others) },
  )

const pieces = mostly(
  ['viec-lam', 'java-kw', 'k%E1%BA%BF-to%C3%A1n-kv', 'i35v29.24-vn', 'a+b', 'a%20b', '', '.', '~', 'x_y', 'A', 'a,b'],
  [
    ...['0912345678', '091%20234%205678', '0912.345.678', '+84912345678', '84-912-345-678', '091+234+5678'],
    ...['an@example.vn', 'an%40example.vn', 'a%2Fb', '%2540', 'a=b', 'a;b', '%', '%zz', '%C3', "'", '"email":'],
    ...['eyJhbGciOi.eyJzdWIiOi.c2ln', '%7B%22email%22%3A1%7D', 'https:%2F%2Fx.vn%2F%3Ftoken%3D1', 'x'.repeat(900)],
  ],
)
const keys = mostly(
  ['q', 'l', 'page', 'sort', 'lang', 'section', 'tab'],
  [
    ...['utm_source', 'utm_campaign', 'gclid', 'gclsrc', 'fbclid', 'gad_source', 'msclkid', 'utm%5Fsource'],
    ...['token', 'email', 'sdt', 'code', 'Q', 'qq', '', 'user[email]'],
  ],
)
const query = fc
  .array(fc.tuple(keys, pieces), { maxLength: 3 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([key, value]) => `${key}=${value}`).join('&')}` : ''))
const hashes = mostly(['', '#', '#top'], ['#q=1', '#0912345678', '#token=1', '#/a?utm_source=b', '#a#b'])
const rest = fc
  .tuple(fc.array(pieces, { maxLength: 3 }), query, hashes)
  .map(([path, search, hash]) => `/${path.join('/')}${search}${hash}`)
const origins = mostly(
  [ORIGIN, 'https://example.vn', 'https://jobs.example.vn:8443', 'http://www.example.vn', 'https://www.google.com'],
  [
    ...['https://accounts.google.com', 'https://an:secret@news.vn', 'https://notexample.vn', 'file://'],
    ...['android-app://com.zing.zalo', 'https://', 'HTTPS://WWW.EXAMPLE.VN', 'https://[::1]', 'https://a..b'],
  ],
)
const referrers = fc.oneof(
  mostly([''], ['about:blank', 'x', ' ']),
  fc.tuple(origins, rest).map((parts) => parts.join('')),
)
const cookies = mostly(
  ['lang=1', 'VNW_TRACKING_GA_FIRST=%7B%22utm_source%22%3A%22fb%22%7D', 'VNW_TRACKING_GA=x'],
  [
    'x',
    '',
    '%',
    '%7B%7D',
    'eyJ1dG1fc291cmNlIjoiZmIifQ==',
    '[]',
    'null',
    '{"utm_source":"fb"}',
    '"%7B%22utm_source%22%3A1%7D"',
  ].map((record) => `VNW_TRACKING_GA_FIRST=${record}`),
)
const browsers = fc.record<Browser>({
  cookies: fc.array(cookies, { maxLength: 3 }),
  landings: mostly(
    [null],
    ['[]', 'x', '[{"url":"https://www.example.vn/x?utm_source=a","now":"2026-11-20T09:00:00Z"}]'],
  ),
})

describe('the page view in one function', () => {
  it('leaves what the full code leaves, or leaves the page view to it', () => {
    fc.assert(
      fc.property(rest, referrers, browsers, (path, referrer, browser) => {
        const visit = { url: ORIGIN + path, referrer, now: NOW }
        const { result, left } = ordinary(visit, browser)
        if (result) expect(left).toEqual(full(visit, browser).left)
      }),
    )
  })

  it('is not recorded again by the full code, nor by another shell of the page', () => {
    const visit = { url: `${ORIGIN}/viec-lam`, referrer: '', now: NOW }
    const { left } = leftBy(EMPTY, (track) => {
      expect(recordOrdinaryVisit(visit, { siteDomain, ignoredReferrers, track })).toBe(true)
      expect(recordOrdinaryVisit(visit, { siteDomain, ignoredReferrers, track })).toBe(false)
      window.history.replaceState(null, '', '/viec-lam')
      runInFull({ ...visit, url: window.location.href }, track)
    })
    expect(left.tracked).toEqual(ordinary(visit, EMPTY).left.tracked)
    expect(left.cookies).toEqual(ordinary(visit, EMPTY).left.cookies)
  })

  const paths = [
    ...routePairs.flatMap(({ vi, en }) => [`/${vi}`, `/${en}`]),
    ...PAGE_NAMES.flatMap((page) => [pagePath(page, 'vi'), pagePath(page, 'en')]),
    ...[
      '/',
      '/en',
      '/k%E1%BA%BF-to%C3%A1n-tr%C6%B0%E1%BB%9Fng-kv',
      '/java-i35v29.24-vn',
      '/viec-lam?l=29.24&page=2',
      '/jobs#recruitment',
    ],
  ].filter((path) => path.startsWith('/'))

  it.each([
    ['no referrer', ''],
    ['a page of the site', `${ORIGIN}/viec-lam?l=29`],
    ['a search engine', 'https://www.google.com/'],
  ])('records every address of the site, coming from %s', (_, referrer) => {
    const left = paths.filter((path) => !ordinary({ url: ORIGIN + path, referrer, now: NOW }, EMPTY).result)
    expect(left).toEqual([])
  })

  it.each([
    ['a campaign', { url: `${ORIGIN}/?utm_source=zalo` }],
    ['a click id', { url: `${ORIGIN}/?gclid=1` }],
    ['a private value', { url: `${ORIGIN}/?q=0912345678` }],
    ['a parameter inside a value', { url: `${ORIGIN}/?q=abemail=lan` }],
    ['a social login', { referrer: 'https://accounts.google.com/' }],
  ])('leaves %s to the full code', (_, visit) => {
    expect(ordinary({ url: `${ORIGIN}/`, referrer: '', now: NOW, ...visit }, EMPTY).result).toBe(false)
  })

  it('leaves a page that the browser prerenders to the full code', () => {
    prerender()
    expect(ordinary({ url: `${ORIGIN}/`, referrer: '', now: NOW }, EMPTY).result).toBe(false)
  })
})
