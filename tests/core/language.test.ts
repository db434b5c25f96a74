import {
  DEFAULT_LANGUAGE,
  detectLanguage,
  formatLanguageCookie,
  isLanguage,
  LANGUAGES,
  type Language,
  nameIn,
  parseLanguageCookie,
} from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherLanguage } from '../../src/core/language/language.ts'
import { hash, origin } from './support.ts'

describe('the two languages', () => {
  it('are vi, the default, and en', () => {
    expect(LANGUAGES).toEqual(['vi', 'en'])
    expect(DEFAULT_LANGUAGE).toBe('vi')
    expect(LANGUAGES.map(otherLanguage)).toEqual(['en', 'vi'])
  })

  it.each([
    ['vi', true],
    ['en', true],
    ['vn', false],
    ['EN', false],
    ['en ', false],
    ['', false],
    ['__proto__', false],
    [1, false],
    [null, false],
    [undefined, false],
    [['en'], false],
  ])('isLanguage(%j) is %s', (value, expected) => {
    expect(isLanguage(value)).toBe(expected)
  })
})

describe('the language cookie', () => {
  it.each<[Language, string]>([
    ['en', '1'],
    ['vi', '2'],
  ])('%s is %s', (language, value) => {
    expect(formatLanguageCookie(language)).toBe(value)
    expect(parseLanguageCookie(value)).toBe(language)
  })

  it.each(['', '0', '3', 'en', 'vi', ' 1', '1 ', '01', '1.0', 'true', '__proto__', 'constructor', null, undefined])(
    '%j is null',
    (value) => {
      expect(parseLanguageCookie(value)).toBeUndefined()
    },
  )
})

describe('detectLanguage', () => {
  it.each<[url: string, language: Language | undefined]>([
    // The query, first.
    ['/?lang=en', 'en'],
    ['/en?lang=vi', 'vi'],
    ['/jobs?lang=vi', 'vi'],
    ['/viec-lam?a=1&lang=en', 'en'],
    ['/career-newbies?lang=vi', 'vi'],
    ['/career-newbies?lang=en#top', 'en'],
    ['?lang=en', 'en'],
    ['https://www.jobsite.example?lang=en', 'en'],
    ['/khong-ro?lang=en&lang=vi', 'en'],
    // No language in the query: exact values of the exact key only.
    ['/jobs?lang=1', 'en'],
    ['/viec-lam?lang=2', 'vi'],
    ['/khong-ro?lang=1', undefined],
    ['/khong-ro?lang=EN', undefined],
    ['/khong-ro?lang=', undefined],
    ['/khong-ro?lang', undefined],
    ['/khong-ro?xlang=en', undefined],
    ['/khong-ro?lang=en-US', undefined],
    ['/khong-ro#?lang=en', undefined],
    // The root.
    ['/', 'vi'],
    ['/?a=1', 'vi'],
    ['/#top', 'vi'],
    ['/en', 'en'],
    ['/en/', 'en'],
    ['/en?x#y', 'en'],
    ['https://www.jobsite.example', 'vi'],
    ['https://www.jobsite.example/', 'vi'],
    ['https://www.jobsite.example/en', 'en'],
    ['//www.jobsite.example/en/', 'en'],
    // Pairs.
    ['/viec-lam', 'vi'],
    ['/jobs', 'en'],
    ['/viec-lam/abc', 'vi'],
    ['/interview/abc', 'en'],
    ['/job-channel/top-management', 'en'],
    ['jobs', 'en'],
    ['https://m.jobsite.example/ho-so/', 'vi'],
    // The pair says, whatever follows.
    ['/cau-hoi-phong-van/ke-toan-kw', 'vi'],
    ['/interview/ke-toan-kv', 'en'],
    // An `en` segment.
    ['/wowcv', 'vi'],
    ['/wowcv/en', 'en'],
    ['/empower-growth-2023/', 'vi'],
    ['/empower-growth-2023/en/', 'en'],
    ['/recommendation/success', 'vi'],
    ['/recommendation/x/expired/en', 'en'],
    // Endings.
    ['/java-kv', 'vi'],
    ['/java-kw', 'en'],
    ['/java-kv-tuyen-gap-uj', 'vi'],
    ['/java-kw-urgent-uj', 'en'],
    ['/i35-vn', 'vi'],
    ['/i35-en', 'en'],
    ['/mt-sales-supervisor-1763221-jv', 'vi'],
    ['/mt-sales-supervisor-1763221-jd', 'en'],
    ['/interview/ke-toan-kw', 'en'],
    ['/a/b/java-kw/', 'en'],
    // Nothing says.
    ['', undefined],
    ['#top', undefined],
    ['/career-newbies', undefined],
    ['/khong-ro', undefined],
    ['/ky-su-12345-jv', undefined],
    ['/-kw', undefined],
    ['/enx', undefined],
    ['/vi', undefined],
    ['/vn', undefined],
    ['/abc/success', undefined],
    ['mailto:a@b.example?lang=en', undefined],
    ['javascript:alert(1)', undefined],
  ])('%s -> %s', (url, language) => {
    expect(detectLanguage(url)).toBe(language)
  })

  it('does not depend on host or hash', () => {
    fc.assert(
      fc.property(
        origin,
        hash,
        fc.constantFrom('/', '/en', '/viec-lam', '/jobs/x', '/khong-ro', '/a-kw'),
        (host, fragment, path) => {
          expect(detectLanguage(host + path + fragment)).toBe(detectLanguage(path))
        },
      ),
    )
  })
})

describe('nameIn', () => {
  const row = { id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }

  it.each([
    [row, 'vi', 'Hà Nội'],
    [row, 'en', 'Ha Noi'],
    [{ name: 'Hà Nội' }, 'en', ''],
    [{}, 'vi', ''],
    [null, 'vi', ''],
    [undefined, 'en', ''],
    [{ name: 7 as unknown as string }, 'vi', ''],
  ] as const)('%j in %s is %j', (value, language, expected) => {
    expect(nameIn(value, language)).toBe(expected)
  })
})
