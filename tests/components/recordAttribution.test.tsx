import { cookieNames, recordAttribution } from '@jobsite/shell/core'
import { describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'
import { firstTouch, land, lastTouch, prerender, storedLandings } from './visits.ts'

const LAST = cookieNames.attribution
const FIRST = cookieNames.firstAttribution

describe('recordAttribution', () => {
  it('writes the first touch once, and the last touch each time, direct visits too', () => {
    land('/viec-lam?utm_source=fb&utm_medium=social&utm_campaign=tet')
    const first = recordAttribution()
    expect(lastTouch()).toEqual(first)
    expect(firstTouch()).toEqual(first)
    land('/muc-luong', 'https://search.example/')
    recordAttribution()
    expect(lastTouch()).toMatchObject({ utm_source: 'search.example', utm_medium: 'referral' })
    land('/viec-lam', window.location.origin)
    expect(recordAttribution()).toEqual(lastTouch())
    expect(lastTouch()?.utm_source).toBe('(direct)')
    expect(firstTouch()).toEqual(first)
  })

  it('keeps a campaign over direct visits by the other model, but not over another campaign', () => {
    const model = 'last-non-direct'
    land('/viec-lam?gclid=1')
    recordAttribution({ model })
    land('/muc-luong', window.location.origin)
    expect(recordAttribution({ model })).toMatchObject({ utm_source: 'google', utm_medium: 'cpc' })
    expect(lastTouch()?.utm_source).toBe('google')
    land('/muc-luong?utm_source=zalo')
    recordAttribution({ model })
    expect(lastTouch()?.utm_source).toBe('zalo')
  })

  it('replaces a direct visit by a later one in the other model, as it is no campaign', () => {
    const model = 'last-non-direct'
    for (const path of ['/viec-lam', '/muc-luong']) {
      land(path)
      recordAttribution({ model })
      expect(lastTouch()).toMatchObject({ utm_source: '(direct)', utm_url: window.location.origin + path })
    }
    expect(firstTouch()?.utm_url).toBe(`${window.location.origin}/viec-lam`)
  })

  it.each([
    ['null', null],
    ['null in each option', { page: null, siteDomain: null, model: null, ignoredReferrers: null }],
    ['other types', { page: 7, model: 7, ignoredReferrers: 'https://news.example' }],
  ])('takes %s as left out', (_, options) => {
    land('/viec-lam', 'https://news.example/')
    expect(recordAttribution(options as never)?.utm_source).toBe('news.example')
    land('/viec-lam', 'https://accounts.google.com/')
    expect(recordAttribution(options as never)?.utm_source).toBe('news.example')
  })

  it('records a page that the browser prerenders once a visitor opens it', () => {
    const openPage = prerender()
    land('/viec-lam?utm_source=zalo')
    expect(recordAttribution()).toBeNull()
    expect(document.cookie).not.toContain('VNW_TRACKING')
    openPage()
    expect(lastTouch()?.utm_source).toBe('zalo')
  })

  it.each([
    ['by its URL', '/mt-sales-supervisor-1763221-jv', undefined],
    ['by its name', '/anything', 'jobDetail'],
  ] as const)('leaves job details out, %s', (_, path, page) => {
    land(`${path}?utm_source=fb`)
    expect(recordAttribution({ page })).toBeNull()
    expect([lastTouch(), firstTouch()]).toEqual([null, null])
  })

  it.each(['localhost', '.localhost'])('is kept where the site is %s, whose cookies cannot be shared', (siteDomain) => {
    const written = vi.spyOn(document, 'cookie', 'set')
    land('/viec-lam')
    recordAttribution({ siteDomain })
    expect(written.mock.calls.join()).not.toMatch(/domain=/i)
    expect(lastTouch()?.utm_source).toBe('(direct)')
    expect(firstTouch()?.utm_source).toBe('(direct)')
  })

  it('stays within 1,000 bytes a cookie, whatever the URL', () => {
    const long = encodeURIComponent('quảng cáo '.repeat(80))
    land(`/viec-lam?utm_source=${long}&utm_campaign=${long}&utm_term=${long}&x=${long}`, `https://a.example/${long}`)
    expect(recordAttribution()).not.toBeNull()
    for (const name of [LAST, FIRST]) {
      const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
      expect(value.length).toBeGreaterThan(name.length + 1)
      expect(value.length).toBeLessThanOrEqual(name.length + 1 + 1000)
    }
    expect(lastTouch()?.utm_datetime).toMatch(/\+07:00$/)
  })

  it.each(['', 'a'])('cuts no character in two after %j, which other JSON parsers reject', (before) => {
    const long = encodeURIComponent(before + '🔥'.repeat(60))
    land(`/viec-lam?utm_source=${long}&utm_campaign=${long}&utm_term=${long}`)
    const { utm_source = '', utm_campaign = '', utm_term = '' } = recordAttribution() ?? {}
    for (const text of [utm_source, utm_campaign, utm_term]) {
      expect(text).toMatch(/^a?🔥+$/u)
      expect(text.length).toBeLessThan(60)
    }
  })

  const RECORD = '{"utm_source":"facebook","utm_term":"giam 50%"}'
  it.each([
    ['as it is, with a bare %', RECORD],
    ['percent-encoded', encodeURIComponent(RECORD)],
    ['percent-encoded twice', encodeURIComponent(encodeURIComponent(RECORD))],
    ['percent-encoded in part', '{%22utm_source%22:%22facebook%22%2C%22utm_term%22:%22giam 50%%22}'],
    ['in quotes, with backslashes', `"${RECORD.replaceAll('"', '\\"')}"`],
    ['as JSON in JSON', encodeURIComponent(JSON.stringify(RECORD))],
    ['as a form encodes', encodeURIComponent('{"utm_source": "facebook"}').replaceAll('%20', '+')],
    ['in base64', btoa(RECORD)],
    ['with an encoded quote in a value', '{"utm_source":"facebook","utm_url":"https://a.example/?q=%22a%22"}'],
    ['with bytes that are no text', '{"utm_source":"facebook","utm_term":"%E1%ZZ"}'],
  ])('keeps a first touch that another script wrote %s, and a campaign by the other model', (_, raw) => {
    for (const name of [FIRST, LAST]) document.cookie = `${name}=${raw}; path=/`
    const before = document.cookie
    land('/muc-luong', window.location.origin)
    expect(recordAttribution({ model: 'last-non-direct' })?.utm_source).toBe('facebook')
    expect(document.cookie).toBe(before)
  })

  it.each(['', 'not json', '{', 'null', '[]', '7', '%7B%22utm_source%22%3A5%7D', '100%', 'a%ZZ'])(
    'repairs a first touch that no reading makes a record: %j',
    (raw) => {
      document.cookie = `${FIRST}=${raw}; path=/`
      land('/viec-lam?utm_source=zalo')
      recordAttribution()
      expect(firstTouch()?.utm_source).toBe('zalo')
    },
  )

  it.each([undefined, 'last-non-direct'] as const)(
    'takes the way back from a social login for no visit, by %s',
    (model) => {
      land('/viec-lam?utm_source=zalo')
      recordAttribution({ model })
      const before = document.cookie
      for (const referrer of ['https://accounts.google.com/', 'https://www.facebook.com/']) {
        land('/viec-lam', referrer)
        expect(recordAttribution({ model })?.utm_source).toBe('zalo')
      }
      expect(document.cookie).toBe(before)
      land('/viec-lam', 'https://sso.example/')
      expect(recordAttribution({ model, ignoredReferrers: ['example'] })?.utm_source).toBe('zalo')
      expect(recordAttribution({ model, ignoredReferrers: [] })?.utm_source).toBe('sso.example')
    },
  )

  it('keeps a landing on a job detail for the next page that may write, with its own time', () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T09:51:07Z') })
    land('/ke-toan-1763221-jv?utm_source=fb&email=an%40example.com', 'https://lm.facebook.com/')
    expect(recordAttribution()).toBeNull()
    expect(document.cookie).not.toContain('VNW_TRACKING')
    expect(storedLandings()).not.toContain('an%40')
    // A walk over more job details is no landing.
    land('/thu-kho-1763222-jv', `${window.location.origin}/ke-toan-1763221-jv`)
    recordAttribution()
    vi.setSystemTime(new Date('2026-11-20T10:00:00Z'))
    land('/viec-lam', `${window.location.origin}/thu-kho-1763222-jv`)
    expect(recordAttribution()?.utm_source).toBe('(direct)')
    expect(firstTouch()).toMatchObject({ utm_source: 'fb', utm_datetime: '2026-11-20T16:51:07+07:00' })
    expect(storedLandings()).toBeNull()
  })

  it.each([
    ['with a campaign, from a mail program', '?utm_source=alert&utm_medium=email', '', 'alert'],
    ['with a campaign, from a page of the site', '?gclid=x', '/viec-lam', 'google'],
    ['from nowhere', '', '', '(direct)'],
  ])('keeps a landing on a job detail %s', (_, search, from, utm_source) => {
    land(`/ke-toan-1763221-jv${search}`, from && window.location.origin + from)
    recordAttribution()
    land('/viec-lam', `${window.location.origin}/ke-toan-1763221-jv`)
    recordAttribution()
    expect(firstTouch()).toMatchObject({ utm_source, utm_url: `${window.location.origin}/ke-toan-1763221-jv${search}` })
    expect(lastTouch()?.utm_url).toBe(`${window.location.origin}/viec-lam`)
  })

  it('survives a stored record that is none, and cookies that are refused', () => {
    document.cookie = `${LAST}=%7Bbroken; path=/`
    land('/muc-luong', window.location.origin)
    expect(recordAttribution({ model: 'last-non-direct' })?.utm_source).toBe('(direct)')
    const deny = () => {
      throw new DOMException('denied', 'SecurityError')
    }
    vi.spyOn(document, 'cookie', 'set').mockImplementation(deny)
    vi.spyOn(document, 'cookie', 'get').mockImplementation(deny)
    expect(recordAttribution()?.utm_source).toBe('(direct)')
    expect(recordAttribution()?.utm_source).toBe('(direct)')
    // One warning a page, whatever else is refused.
    expect(takeConsole()).toEqual([expect.stringContaining('rejected the cookie VNW_TRACKING_GA')])
  })
})
