import {
  defineConfig,
  loginUrl,
  registerUrl,
  returnTarget,
  safeHref,
  safeReturnUrl,
  withNavTracking,
} from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSiteHost } from '../../src/core/url/siteHost.ts'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'
import { hash, origin, query } from './support.ts'

const config = defineConfig()
const now = new Date(5)
const site = { siteDomain: 'jobsite.example', siteOrigin: 'https://www.jobsite.example' }

/** Redirect targets that lead off the site, or might in some browser or server. */
const ATTACKS: readonly string[] = [
  // Another host.
  'https://evil.example',
  'https://evil.example/',
  'HTTPS://EVIL.EXAMPLE/',
  'http://evil.example/',
  ' https://evil.example/',
  'https://evil.example/https://www.jobsite.example/',
  'https://evil.example/?https://www.jobsite.example/',
  'https://evil.example/#https://www.jobsite.example/',
  'https://evil.example?.jobsite.example',
  'https://evil.example#.jobsite.example',
  'https://evil.example/.jobsite.example',
  // Hosts that only look like the site's.
  'https://eviljobsite.example/',
  'https://evil-jobsite.example/',
  'https://www.jobsite.example.evil.example/',
  'https://jobsite.example.evil.example/',
  'https://www.jobsite.examplex/',
  'https://www.jobsite.example./',
  'https://jobsite.example.:443/',
  'https://jobsite.exampl/',
  'https://example/',
  'https://wwwjobsite.example/',
  'https://jobsite-example/',
  'https://jоbsite.example/',
  'https://www.jobsitе.example/',
  'https://www.xn--jbsite-wqf.example/',
  'https://www.jobsite.example\u2024evil.example/',
  'https://evil.example\u3002jobsite.example.evil.example/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://2130706433/',
  'https://0x7f.1/',
  // No scheme.
  '//evil.example',
  '//evil.example/path',
  '///evil.example',
  '////evil.example',
  '//www.jobsite.example@evil.example',
  '//evil.example\\@www.jobsite.example',
  '  //evil.example',
  '\t//evil.example',
  '\u00a0//evil.example',
  // Backslashes.
  '/\\evil.example',
  '\\/evil.example',
  '\\\\evil.example',
  '/\\/evil.example',
  '/\\\\evil.example',
  'https:\\\\evil.example',
  'https:/\\evil.example',
  'https://www.jobsite.example\\@evil.example',
  'https://evil.example\\.jobsite.example',
  '/ho-so\\..\\..',
  // Schemes written short.
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:////evil.example',
  'https:www.jobsite.example',
  'http:evil.example',
  'https:',
  'https://',
  'https://?x',
  'https://#x',
  // User names and passwords.
  'https://www.jobsite.example@evil.example/',
  'https://www.jobsite.example:x@evil.example/',
  'https://www.jobsite.example%40evil.example/',
  'https://www.jobsite.example%2f@evil.example/',
  'https://user@www.jobsite.example/',
  'https://user:password@www.jobsite.example/',
  'https://:password@www.jobsite.example/',
  'https://evil.example%00@www.jobsite.example/',
  // Control and hidden characters.
  '/\t/evil.example',
  '/\n/evil.example',
  '/\r/evil.example',
  '/\r\n//evil.example',
  '/ho-so\r\nLocation: https://evil.example',
  '/ho-so\u0000',
  '\u0000//evil.example',
  '/\u0000/evil.example',
  '/\u200b/evil.example',
  '/\u200f/evil.example',
  '\ufeff//evil.example',
  '/\u202e/evil.example',
  '/\u2028/evil.example',
  '/\u0085/evil.example',
  '/\u007f/evil.example',
  'ht\ntps://evil.example',
  'https:/\t/evil.example',
  'https://evil\u00ad.example/',
  // Percent-encoded, and joined by dots that browsers take away.
  '/%2f%2fevil.example',
  '/%2F%2Fevil.example',
  '/%2fevil.example',
  '/%5cevil.example',
  '/%5C%5Cevil.example',
  '/%2f%5cevil.example',
  '/%09/evil.example',
  '/%0a/evil.example',
  '/%0d%0aLocation:%20https://evil.example',
  '/%00/evil.example',
  '/ho-so%0d%0aSet-Cookie:a=b',
  '/ho-so%00',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/a/../..//evil.example',
  '/%2e//evil.example',
  '/%2e%2e//evil.example',
  '/%2e%2e/%2fevil.example',
  '/./%5cevil.example',
  'https://www.jobsite.example//evil.example',
  'https://www.jobsite.example/%2fevil.example',
  'https://www.jobsite.example/\\evil.example',
  // Other schemes.
  'javascript:alert(1)',
  'JAVASCRIPT:alert(1)',
  'javascript://www.jobsite.example/%0aalert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'jav&#x61;script:alert(1)',
  'vbscript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD4=',
  'blob:https://www.jobsite.example/1',
  'file:///etc/passwd',
  'ftp://www.jobsite.example/',
  'ws://www.jobsite.example/',
  'view-source:https://www.jobsite.example/',
  'intent://www.jobsite.example/#Intent;scheme=https;end',
  'mailto:a@jobsite.example',
  'tel:+84',
  'about:blank',
  'x:https://www.jobsite.example/',
  // No transport security, another port.
  'http://www.jobsite.example/',
  'http://www.jobsite.example:443/',
  'http://id.jobsite.example/',
  'https://www.jobsite.example:8443/',
  'https://id.jobsite.example:8443/',
  'https://www.jobsite.example:80/',
  'https://www.jobsite.example:99999/',
  'https://www.jobsite.example:x/',
  // No URL at all, or one relative to the current page.
  '',
  '   ',
  'evil.example',
  'www.jobsite.example',
  'ho-so',
  './ho-so',
  '../ho-so',
  ':',
  '@evil.example',
  '*',
]

const GOOD: readonly (readonly [target: string, absolute: string])[] = [
  ['/', 'https://www.jobsite.example/'],
  ['/ho-so', 'https://www.jobsite.example/ho-so'],
  [' /ho-so ', 'https://www.jobsite.example/ho-so'],
  ['/ho-so/', 'https://www.jobsite.example/ho-so/'],
  ['/jobs?l=29.24&a=%20#top', 'https://www.jobsite.example/jobs?l=29.24&a=%20#top'],
  ['/java-i35,55v29.24-en', 'https://www.jobsite.example/java-i35,55v29.24-en'],
  ['/k%E1%BA%BF-to%C3%A1n-kv', 'https://www.jobsite.example/k%E1%BA%BF-to%C3%A1n-kv'],
  ['/kế-toán-kv', 'https://www.jobsite.example/k%E1%BA%BF-to%C3%A1n-kv'],
  ['/100%-kv', 'https://www.jobsite.example/100%-kv'],
  ['/a?next=https://evil.example', 'https://www.jobsite.example/a?next=https://evil.example'],
  ['/a?next=//evil.example', 'https://www.jobsite.example/a?next=//evil.example'],
  ['/a#//evil.example', 'https://www.jobsite.example/a#//evil.example'],
  ['/a//b', 'https://www.jobsite.example/a//b'],
  ['/a/%2fb', 'https://www.jobsite.example/a/%2fb'],
  ['/a@b', 'https://www.jobsite.example/a@b'],
  ['/a:b', 'https://www.jobsite.example/a:b'],
  ['/javascript:alert(1)', 'https://www.jobsite.example/javascript:alert(1)'],
  ['/a/../ho-so', 'https://www.jobsite.example/ho-so'],
  ['?a=1', 'https://www.jobsite.example/?a=1'],
  ['#top', 'https://www.jobsite.example/#top'],
  ['https://www.jobsite.example', 'https://www.jobsite.example/'],
  ['https://www.jobsite.example/ho-so?a=1#b', 'https://www.jobsite.example/ho-so?a=1#b'],
  ['HTTPS://WWW.JOBSITE.EXAMPLE/Ho-So', 'https://www.jobsite.example/Ho-So'],
  ['https://www.jobsite.example:443/a', 'https://www.jobsite.example/a'],
  ['https://jobsite.example/a', 'https://jobsite.example/a'],
  ['https://id.jobsite.example/a', 'https://id.jobsite.example/a'],
  ['https://a.b.jobsite.example/', 'https://a.b.jobsite.example/'],
]

describe('safeReturnUrl', () => {
  it('is tested with at least sixty attacks', () => {
    expect(new Set(ATTACKS).size).toBe(ATTACKS.length)
    expect(ATTACKS.length).toBeGreaterThanOrEqual(60)
  })

  it.each(ATTACKS.map((target) => [target]))('drops %j, in account links too', (redirectUrl) => {
    expect(safeReturnUrl(redirectUrl, site)).toBeNull()
    expect(returnTarget(redirectUrl, 'vi', site)).toBeNull()
    expect(loginUrl(config, 'vi', { redirectUrl })).toBe('/dang-nhap?type=login')
    expect(loginUrl(config, 'en', { type: 'google', redirectUrl, now })).toBe('/login?type=google&t=5')
    expect(registerUrl(config, 'en', { redirectUrl })).toBe('/sign-up')
  })

  it.each(GOOD)('makes %j absolute, in account links too', (redirectUrl, absolute) => {
    expect(safeReturnUrl(redirectUrl, site)).toBe(absolute)
    expect(safeReturnUrl(absolute, site)).toBe(absolute)
    expect(returnTarget(redirectUrl, 'vi', site)).toBe(absolute)
    const redirect = `redirectURL=${encodeURIComponent(absolute)}&t=5`
    expect(loginUrl(config, 'vi', { redirectUrl, now })).toBe(`/dang-nhap?type=login&${redirect}`)
    expect(registerUrl(config, 'vi', { redirectUrl, now })).toBe(`/dang-ky?${redirect}`)
  })

  it('lets a site on another port or without TLS return to itself', () => {
    const local = { siteDomain: 'localhost', siteOrigin: 'http://localhost:3000' }
    expect(safeReturnUrl('/ho-so', local)).toBe('http://localhost:3000/ho-so')
    expect(safeReturnUrl('http://localhost:3000/ho-so', local)).toBe('http://localhost:3000/ho-so')
    expect(safeReturnUrl('http://localhost:4000/', local)).toBeNull()
    expect(safeReturnUrl('http://evil.example:3000/', local)).toBeNull()
  })

  it.each([
    ['localhost', 'http://localhost:3000', 'http://localhost/'],
    ['localhost', 'http://localhost:3000', 'https://localhost/'],
    ['localhost', 'https://localhost:3000', 'https://id.localhost/'],
    ['jobs.localhost', 'http://jobs.localhost:3000', 'http://jobs.localhost/'],
    ['127.0.0.1', 'http://127.0.0.1:3000', 'http://127.0.0.1/'],
    ['127.0.0.1', 'http://127.0.0.1:3000', 'http://127.1:80/'],
    ['[::1]', 'http://[::1]:3000', 'http://[::1]/'],
    ['intranet', 'http://intranet:3000', 'http://intranet/'],
  ])('lets no other program of the machine %s be returned to from %s: %s', (siteDomain, siteOrigin, target) => {
    expect(safeReturnUrl(target, { siteDomain, siteOrigin })).toBeNull()
    expect(safeReturnUrl('/jobs', { siteDomain, siteOrigin })).toBe(`${siteOrigin}/jobs`)
    const onUsualPort = new URL(target).origin
    expect(safeReturnUrl(target, { siteDomain, siteOrigin: onUsualPort })).toBe(new URL(target).href)
  })

  it('lets nothing but itself return to a site without a domain, and nothing to one without an origin', () => {
    const bare = { siteDomain: '', siteOrigin: 'https://www.jobsite.example' }
    expect(safeReturnUrl('https://www.jobsite.example/a', bare)).toBe('https://www.jobsite.example/a')
    expect(safeReturnUrl('https://id.jobsite.example/a', bare)).toBeNull()
    expect(safeReturnUrl('/a', { siteDomain: 'jobsite.example', siteOrigin: '' })).toBeNull()
    expect(safeReturnUrl('https://www.jobsite.example/', { siteDomain: 'jobsite.example', siteOrigin: 'x' })).toBeNull()
  })

  it('returns only https URLs of the site, for any input', () => {
    const wild = fc
      .array(
        fc.oneof(
          fc.constantFrom(
            ...['/', '//', '\\', '@', ':', '.', '%2f', '%5c', '%2e', '\t', '?', '#', 'https:', 'http:', 'javascript:'],
            ...['evil.example', 'www.jobsite.example', 'jobsite.example'],
          ),
          fc.string({ unit: anyCharacter, maxLength: 3 }),
        ),
        {
          maxLength: 8,
        },
      )
      .map((parts) => parts.join(''))
    fc.assert(
      fc.property(wild, (target) => {
        const safe = safeReturnUrl(target, site)
        if (safe === null) return
        const url = new URL(safe)
        expect(url.href).toBe(safe)
        expect(url.protocol).toBe('https:')
        expect(url.host).toMatch(/^(?:.*\.)?jobsite\.example$/)
        expect(url.username + url.password + url.port).toBe('')
        expect(safe).not.toMatch(/^https:\/\/[^/]*\/[/\\]/)
        expect(safeReturnUrl(safe, site)).toBe(safe)
        // Read again by a browser on the site, it stays there.
        expect(new URL(safe, 'https://www.jobsite.example/x/').href).toBe(safe)
      }),
    )
  })
})

describe('safeHref', () => {
  it.each([
    ...['https://example.com/a', 'http://example.com', 'HTTPS://EXAMPLE.COM/?a#b', '/a', '/', '/a?b#c', '?a=1', '#top'],
    ...['/a//b', '/kế-toán', '/a:b'],
  ])('keeps %j', (href) => {
    expect(safeHref(href)).toBe(href)
    expect(safeHref(` ${href} `)).toBe(href)
  })

  it.each([
    // No URL, or one that depends on the page.
    ...['', ' ', 'a', './a'],
    // Another host, or none that can be read.
    ...['//evil.example', '///evil.example', '/\\evil.example', '\\evil.example'],
    ...['https:a', 'https:/a', 'https:///a', 'https://', 'https://exa mple.com', 'https://a:99999/'],
    // Other schemes.
    ...[
      'javascript:alert(1)',
      'JavaScript:alert(1)',
      'java\nscript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'tel:1',
    ],
    ...['file:///x', 'ftp://a.example/', 'mailto:a@b.example', 'blob:https://a.example/1'],
    // Hidden characters and backslashes.
    ...['/a\u0000b', '/a\tb', '/a\u200bb', '/a\u202eb', '#a\\b', '?a\nb'],
  ])('drops %j', (href) => {
    expect(safeHref(href)).toBeNull()
  })
})

describe('isSiteHost', () => {
  it.each([
    ['jobsite.example', 'jobsite.example', true],
    ['www.jobsite.example', 'jobsite.example', true],
    ['WWW.JobSite.Example', 'JOBSITE.example', true],
    ['a.b.jobsite.example', '.jobsite.example', true],
    ['eviljobsite.example', 'jobsite.example', false],
    ['jobsite.example.evil.example', 'jobsite.example', false],
    ['example', 'jobsite.example', false],
    ['.jobsite.example', 'jobsite.example', true],
    ['', 'jobsite.example', false],
    ['jobsite.example', '', false],
    ['', '', false],
    ['jobsite.example', undefined, false],
    ['jobsite.example', '.', false],
  ] as const)('%s on %s: %s', (host, domain, expected) => {
    expect(isSiteHost(host, domain)).toBe(expected)
  })
})

describe('withNavTracking', () => {
  const navi = { source: 'WowCv', medium: 'Home_Page' } as const

  it.each([
    ['/wowcv', '/wowcv?utm_source_navi=WowCv&utm_medium_navi=Home_Page'],
    ['/wowcv#top', '/wowcv?utm_source_navi=WowCv&utm_medium_navi=Home_Page#top'],
    ['/wowcv?a=1#top', '/wowcv?a=1&utm_source_navi=WowCv&utm_medium_navi=Home_Page#top'],
    [
      'https://cv.jobsite.example/en?x',
      'https://cv.jobsite.example/en?x&utm_source_navi=WowCv&utm_medium_navi=Home_Page',
    ],
    ['https://cv.jobsite.example', 'https://cv.jobsite.example?utm_source_navi=WowCv&utm_medium_navi=Home_Page'],
    ['/a?utm_medium_navi=old&b=1', '/a?utm_medium_navi=Home_Page&b=1&utm_source_navi=WowCv'],
    ['/a?utm_source=b', '/a?utm_source=b&utm_source_navi=WowCv&utm_medium_navi=Home_Page'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['javascript:alert(1)', 'javascript:alert(1)'],
  ])('%s -> %s', (url, expected) => {
    expect(withNavTracking(url, navi)).toBe(expected)
  })

  it('is idempotent, and keeps the rest', () => {
    const path = fc.constantFrom('/', '/wowcv', '/a/b', '')
    const source = fc.constantFrom('WowCv', 'Header', 'vnw_header')
    fc.assert(
      fc.property(
        origin,
        path,
        query,
        hash,
        source,
        fc.string({ unit: anyCharacter }),
        (host, at, search, fragment, from, medium) => {
          const once = withNavTracking(host + at + search + fragment, { source: from, medium })
          expect(withNavTracking(once, { source: from, medium })).toBe(once)
          expect(withNavTracking(withNavTracking(host + at + search + fragment, navi), { source: from, medium })).toBe(
            once,
          )
          expect(once.startsWith(host + at)).toBe(true)
          expect(once.endsWith(fragment)).toBe(true)
        },
      ),
    )
  })
})
