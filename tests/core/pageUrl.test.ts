import { alternateLinks, defineConfig, localizeUrl, requestUrl, safePageUrl, switchUrl } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { footerColumns } from '../../src/core/menu/footerMenu.ts'
import { headerMenu } from '../../src/core/menu/headerMenu.ts'
import { visitorMenu } from '../../src/core/menu/userMenu.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { hostOf, NO_URLS, URL_ATTACKS } from '../support/inputs/urlAttacks.ts'
import { flatten } from './support.ts'

const config = defineConfig()
const HOST = 'www.jobsite.example'
const ATTACKS = URL_ATTACKS.map(([url]) => [url] as const)
const quiet = () => undefined

describe('safePageUrl', () => {
  it.each(URL_ATTACKS)('turns %j into %j', (url, checked) => {
    expect(safePageUrl(url, config)).toBe(checked)
  })

  it.each([
    ['/'],
    ['/viec-lam?l=29#top'],
    ['/kế-toán-kv'],
    ['/java kv'],
    ['/a//b'],
    ['?a=1'],
    ['#top'],
    ['https://www.jobsite.example'],
    ['https://www.jobsite.example?l=1'],
    ['https://www.jobsite.example/kế-toán-kv?next=//evil.test'],
    ['http://jobsite.example/viec-lam'],
    ['HTTPS://ID.JOBSITE.EXAMPLE/viec-lam'],
  ])('leaves %j as it is', (url) => {
    expect(safePageUrl(url, config)).toBe(url)
  })

  it('fixes a path, and keeps the page’s host', () => {
    expect(safePageUrl('viec-lam', config)).toBe('/viec-lam')
    expect(safePageUrl(' /viec-lam\n', config)).toBe('/viec-lam')
    expect(safePageUrl('https://www.jobsite.example//evil.test/a', config)).toBe(
      'https://www.jobsite.example/evil.test/a',
    )
    expect(safePageUrl('http://localhost:3000/viec-lam', config)).toBe('/viec-lam')
    expect(safePageUrl('http://localhost:3000/viec-lam', config, 'localhost:3000')).toBe(
      'http://localhost:3000/viec-lam',
    )
    expect(safePageUrl('http://localhost:3001/viec-lam', config, 'localhost:3000')).toBe('/viec-lam')
  })

  it.each(NO_URLS.map((value) => [value]))('treats a non-string as missing', (value) => {
    expect(safePageUrl(value, config)).toBeNull()
  })

  it('never leads off the site, and is idempotent', () => {
    const pieces = fc.constantFrom(
      ...['/', '//', '\\', '@', ':', '.', '\t', '\n', ' ', '?', '#', '%2f', 'a', 'https:', 'http://', 'javascript:'],
      ...['evil.test', 'www.jobsite.example', '\u0000', '\u00a0', 'viec-lam'],
    )
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
        const checked = safePageUrl(parts.join(''), config)
        if (checked === null) return
        const { host, protocol } = new URL(checked, `https://${HOST}/a`)
        expect(host === 'jobsite.example' || host.endsWith(HOST)).toBe(true)
        expect(protocol).toMatch(/^https?:$/)
        expect(safePageUrl(checked, config)).toBe(checked)
      }),
      { numRuns: 2000 },
    )
  })
})

describe('requestUrl', () => {
  it.each<[string, Parameters<typeof requestUrl>[0], string]>([
    ['a request', new Request('https://www.jobsite.example/viec-lam?l=29'), '/viec-lam?l=29'],
    ['a request on any host', new Request('https://pr-7.preview.test/jobs'), '/jobs'],
    [
      'a URL with two slashes',
      new URL('https://www.jobsite.example//evil.test/viec-lam?a=1'),
      '/evil.test/viec-lam?a=1',
    ],
    ['a router’s location', { pathname: '//evil.test/viec-lam', search: '?a=1' }, '/evil.test/viec-lam?a=1'],
    ['a location without a query', { pathname: '/jobs' }, '/jobs'],
    ['a request of Node', { url: '//evil.test/viec-lam' }, '/evil.test/viec-lam'],
    ['a request of a mounted Express app', { url: '/', originalUrl: '/jobs?a=1' }, '/jobs?a=1'],
    ['a text', '/jobs?a=1#top', '/jobs?a=1'],
    ['an absolute text', 'https://evil.test/viec-lam', '/viec-lam'],
    ['script', 'javascript:alert(document.domain)//', '/'],
    ['script in the place of a path', { pathname: 'javascript:alert(1)' }, '/javascript:alert(1)'],
    ['a query alone', '?l=29', '/?l=29'],
  ])('reads %s', (_, request, url) => {
    expect(requestUrl(request)).toBe(url)
  })

  it.each([...NO_URLS, undefined].map((value) => [value]))('returns the root for a value without a path', (value) => {
    expect(requestUrl(value as never)).toBe('/')
  })
})

describe.each(['vi', 'en'] as const)('an unsafe URL of the page, in %s', (to) => {
  it.each(ATTACKS)('%j never becomes a switch link off the site', (url) => {
    const known = switchUrl(url, to, { site: config })
    expect(hostOf(known)).toBe(HOST)
    expect(hostOf(switchUrl(`/dang-nhap?redirectURL=${encodeURIComponent(url)}`, to, { site: config }))).toBe(HOST)
    // Without a site every host may be the right one, but only where it is named in full.
    if (!/^\s*https?:/i.test(url)) expect(url === '' ? HOST : hostOf(switchUrl(url, to))).toBe(HOST)
    expect(switchUrl(url, to)).not.toMatch(/^\s*(?:java|data|blob|vb|file|view)/i)
  })

  it.each(ATTACKS)('%j results in no foreign alternate', (url) => {
    for (const { href } of alternateLinks(url, { site: config })) expect(hostOf(href)).toBe(HOST)
    for (const { href } of alternateLinks(url)) expect(href).toMatch(/^(?:\/(?!\/)|https?:)/i)
  })

  it.each(ATTACKS)('%j is not accepted as an alternate URL', (url) => {
    const warn = vi.fn()
    const options = { alternateUrl: url, site: config, warn }
    const from = to === 'vi' ? '/jobs' : '/viec-lam'
    expect(localizeUrl(from, to, options)).toBe(localizeUrl(from, to))
    expect(switchUrl(from, to, options)).toBe(localizeUrl(from, to))
    // Once for its text: a server renders the same page again and again.
    expect(warn).toHaveBeenCalledTimes(1)
    expect(warn.mock.calls[0]?.[0]).toContain('unusable-alternate-url')
  })

  it.each(NO_URLS.map((value) => [value]))(
    'a non-string is not an alternate URL, and is described in the warning',
    (value) => {
      const warn = vi.fn()
      const from = to === 'vi' ? '/jobs' : '/viec-lam'
      expect(localizeUrl(from, to, { alternateUrl: value as string, warn })).toBe(localizeUrl(from, to))
      expect(alternateLinks('/viec-lam', { alternateUrl: value as string, warn: quiet })).toHaveLength(3)
      expect(warn).toHaveBeenCalledOnce()
    },
  )

  it.each(ATTACKS)('%j is not accepted as a redirect target', (url) => {
    for (const { href = '' } of visitorMenu({ config, language: to }, { redirectUrl: url, now: null })) {
      const back = new URL(href, config.siteOrigin).searchParams.get('redirectURL')
      if (back !== null) expect(new URL(back).hostname).toMatch(/(?:^|\.)jobsite\.example$/)
    }
  })
})

describe('overridden menu URLs', () => {
  const hrefsWith = (hrefs: Record<string, unknown>) => {
    const own = defineConfig({ menu: { hrefs: hrefs as Record<string, { vi: string }> } })
    const context = { config: own, language: 'vi' } as const
    const items = [...flatten(headerMenu(context)), ...footerColumns(context).flatMap((column) => column.items)]
    return Object.fromEntries(items.map(({ id, href }) => [id, href]))
  }
  const before = hrefsWith({})

  it.each([...ATTACKS, ...NO_URLS.map((value) => [value] as const)])('%j is not used', (vi) => {
    const after = hrefsWith({ companies: { vi }, hrInsider: { vi }, 'footer.contact': { vi } })
    expect(after.companies).toBe(before.companies)
    expect(after['footer.contact']).toBe(before['footer.contact'])
    // HR Insider is another site: any host, but nothing else.
    if (!/^https?:\/\/evil\.test\/viec-lam|^HTTP/.test(String(typeof vi === 'string' && vi))) {
      if (typeof vi !== 'string' || safePageUrl(vi, config) === null) expect(after.hrInsider).toBe(before.hrInsider)
    }
    expect(after.hrInsider).toMatch(/^(?:\/(?!\/)|https?:\/\/[^@]+$)/i)
    for (const line of takeConsole()) expect(line).toContain('(code: unusable-menu-url)')
  })

  it('is reported once per item and config on another host, where the item leads to the site', () => {
    const own = defineConfig({
      menu: { hrefs: { companies: { vi: 'https://evil.test/cong-ty' }, findJobs: { vi: '/tim-kiem' } } },
    })
    for (const page of ['companyList', 'salary', 'companyList'] as const)
      headerMenu({ config: own, language: 'vi', page })
    expect(takeConsole()).toEqual([
      expect.stringMatching(
        /^warn: \[@jobsite\/shell\] The URL "https:\/\/evil\.test\/cong-ty" of the menu item "companies" .*\(code: unusable-menu-url\)$/,
      ),
    ])
  })

  it('is used on the site’s own hosts, and on any for items that lead to another site', () => {
    const after = hrefsWith({
      companies: { vi: 'https://id.jobsite.example/cong-ty' },
      findJobs: { vi: '/tim-kiem' },
      hrInsider: { vi: 'https://magazine.test/vi' },
    })
    expect(after).toMatchObject({
      companies: 'https://id.jobsite.example/cong-ty',
      findJobs: '/tim-kiem',
      hrInsider: 'https://magazine.test/vi',
    })
  })
})
