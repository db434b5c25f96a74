import { type Attribution, cookieNames, recordAttribution } from '@jobsite/shell/core'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { takeConsole } from '../support/quietConsole.ts'

const LAST = cookieNames.attribution
const FIRST = cookieNames.firstAttribution

const forget = (name: string) => {
  document.cookie = `${name}=; max-age=0; path=/`
}
const stored = (name: string): Attribution | undefined => {
  const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return value && JSON.parse(decodeURIComponent(value.slice(name.length + 1)))
}
const visit = (path: string, referrer = '') => {
  window.history.replaceState(null, '', path)
  Object.defineProperty(document, 'referrer', { configurable: true, value: referrer })
}

beforeEach(() => {
  forget(LAST)
  forget(FIRST)
})

describe('recordAttribution', () => {
  it('writes the first touch once, and the last touch each time', () => {
    visit('/viec-lam?utm_source=fb&utm_medium=social&utm_campaign=tet')
    const first = recordAttribution()
    expect(stored(LAST)).toEqual(first)
    expect(stored(FIRST)).toEqual(first)
    visit('/muc-luong', 'https://search.example/')
    recordAttribution()
    expect(stored(LAST)).toMatchObject({ utm_source: 'search.example', utm_medium: 'referral' })
    expect(stored(FIRST)).toEqual(first)
  })

  it('counts a direct visit as the last touch by default', () => {
    visit('/viec-lam?gclid=1')
    recordAttribution()
    visit('/muc-luong', window.location.origin)
    expect(recordAttribution()?.utm_source).toBe('(direct)')
    expect(stored(LAST)?.utm_source).toBe('(direct)')
  })

  it('keeps a campaign over direct visits by the other model, but not over another campaign', () => {
    const model = 'last-non-direct'
    visit('/viec-lam?gclid=1')
    recordAttribution({ model })
    visit('/muc-luong', window.location.origin)
    expect(recordAttribution({ model })).toMatchObject({ utm_source: 'google', utm_medium: 'cpc' })
    expect(stored(LAST)?.utm_source).toBe('google')
    visit('/muc-luong?utm_source=zalo')
    recordAttribution({ model })
    expect(stored(LAST)?.utm_source).toBe('zalo')
  })

  it.each([
    ['by its address', '/mt-sales-supervisor-1763221-jv', undefined],
    ['by its name', '/anything', 'jobDetail'],
  ] as const)('leaves job details out, %s', (_, path, page) => {
    visit(`${path}?utm_source=fb`)
    expect(recordAttribution({ page })).toBeNull()
    expect(stored(LAST)).toBeUndefined()
    expect(stored(FIRST)).toBeUndefined()
  })

  it.each(['localhost', '.localhost'])('is kept where the site is %s, whose cookies cannot be shared', (siteDomain) => {
    const written = vi.spyOn(document, 'cookie', 'set')
    visit('/viec-lam')
    recordAttribution({ siteDomain })
    expect(written.mock.calls.join()).not.toMatch(/domain=/i)
    expect(stored(LAST)?.utm_source).toBe('(direct)')
    expect(stored(FIRST)?.utm_source).toBe('(direct)')
  })

  it('stays within 1,000 bytes a cookie, whatever the address', () => {
    const long = encodeURIComponent('quảng cáo '.repeat(80))
    visit(`/viec-lam?utm_source=${long}&utm_campaign=${long}&utm_term=${long}&x=${long}`, `https://a.example/${long}`)
    expect(recordAttribution()).not.toBeNull()
    for (const name of [LAST, FIRST]) {
      const value = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`)) ?? ''
      expect(value.length).toBeGreaterThan(name.length + 1)
      expect(value.length).toBeLessThanOrEqual(name.length + 1 + 1000)
    }
    expect(stored(LAST)?.utm_datetime).toMatch(/\+07:00$/)
  })

  it('survives a stored record that is none, and cookies that are refused', () => {
    document.cookie = `${LAST}=%7Bbroken; path=/`
    visit('/muc-luong', window.location.origin)
    expect(recordAttribution({ model: 'last-non-direct' })?.utm_source).toBe('(direct)')
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    vi.spyOn(document, 'cookie', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(recordAttribution()?.utm_source).toBe('(direct)')
    expect(recordAttribution()?.utm_source).toBe('(direct)')
    // One warning a page, whatever else is refused.
    expect(takeConsole()).toEqual([expect.stringContaining('did not keep the cookie VNW_TRACKING_GA')])
  })
})
