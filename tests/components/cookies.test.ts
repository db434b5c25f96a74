import { afterEach, expect, it } from 'vitest'
import { readCookie, removeCookie, writeCookie } from '../../src/browser/cookies/cookies.ts'
import { CITY_COOKIE } from '../../src/core/contracts.ts'
import { parseCookieHeader } from '../../src/core/cookies/parseCookies.ts'

const NAME = CITY_COOKIE
const ENCODED = encodeURIComponent(NAME)
afterEach(() => {
  for (const name of [NAME, ENCODED]) document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`
})

it.each([
  ['1', '1'],
  ['', ''],
  ['%7B%22a%22%3A1%7D', '{"a":1}'],
  ['{"a":1}', '{"a":1}'],
  ['"giam%2050%"', 'giam 50%'],
  ['100%', '100%'],
  ['%E0%A4%A', '%E0%A4%A'],
  ['a=b=c', 'a=b=c'],
  ['a+b', 'a+b'],
  ['"', '"'],
  ['k%E1%BA%BF', 'kế'],
])('the raw value %j is kept for servers, and decoded for browsers', (raw, value) => {
  for (const name of [NAME, ENCODED]) {
    document.cookie = `${name}=${raw}`
    expect(parseCookieHeader(document.cookie).get(NAME)).toBe(raw)
    expect(readCookie(NAME)).toBe(value)
    document.cookie = `${name}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
})

it.each([NAME, ENCODED])(
  'a cookie of another script is replaced and removed, where its name is written as %s',
  (name) => {
    document.cookie = `${name}=1`
    writeCookie(NAME, 'all', { days: 1 })
    expect(readCookie(NAME)).toBe('all')
    document.cookie = `${name}=1`
    removeCookie(NAME)
    expect(document.cookie).toBe('')
  },
)
