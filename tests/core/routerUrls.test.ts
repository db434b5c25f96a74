import { withLocale } from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { withoutLocalePrefix } from '../../src/core/url/locale.ts'

describe('withLocale', () => {
  it.each([
    ['/', 'en', 'vi', '/en'],
    ['/?l=29#top', 'en', 'vi', '/en?l=29#top'],
    ['/jobs', 'en', 'vi', '/en/jobs'],
    ['/jobs', 'vi', 'vi', '/jobs'],
    // A domain of its own: its locale is the default one there.
    ['/', 'en', 'en', '/'],
    ['/jobs', undefined, undefined, '/jobs'],
    ['/jobs', 'en', undefined, '/en/jobs'],
  ])('%s in %s, by default %s, is %s', (url, locale, defaultLocale, visible) => {
    expect(withLocale(url, { locale, defaultLocale })).toBe(visible)
  })
})

describe('withoutLocalePrefix', () => {
  it.each([
    ['/vi/viec-lam', '/vi', '', '/viec-lam'],
    ['/vi', '/vi', '', '/'],
    ['/vi?l=29', '/vi', '', '/?l=29'],
    ['/viec-lam', '/vi', '', '/viec-lam'],
    ['/en/jobs?l=29', 'en', '', '/jobs?l=29'],
    ['/en/jobs', '/en/', '', '/jobs'],
    // The English home page, as visitors see it and as the proxy rewrites it.
    ['/en', '/en', '', '/en'],
    ['/en/en', '/en', '', '/en'],
    ['/en?utm_source=a', '/en', '', '/en?utm_source=a'],
    ['/app/vi/viec-lam', '/vi', '/app', '/app/viec-lam'],
    ['/app/vi', '/vi', '/app', '/app'],
    ['/vi/viec-lam', '/vi', '/app', '/vi/viec-lam'],
    ['/viec-lam', '', '', '/viec-lam'],
    ['/viec-lam', '/', '', '/viec-lam'],
  ])('%s without %s, below "%s", is %s', (url, prefix, base, visible) => {
    expect(withoutLocalePrefix(url, prefix, base)).toBe(visible)
  })
})
