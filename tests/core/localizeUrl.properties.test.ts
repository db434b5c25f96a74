import {
  buildCategoryUrl,
  buildLocationUrl,
  categories,
  detectLanguage,
  localizeUrl,
  locations,
  routePairs,
} from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherLanguage } from '../../src/core/language/language.ts'
import { indexRoutes } from '../../src/core/routes/siteRoutes.ts'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'
import { hash, origin, query, word } from './support.ts'

const map = indexRoutes(routePairs, [])

// Words that rules look at, so that random paths run into them often.
const RULE_WORDS = [
  ...new Set(routePairs.flatMap(({ vi, en }) => [...vi.split('/'), ...en.split('/')])),
  ...['en', 'vi', 'vn', 'wowcv', 'empower-growth-2023', 'career-newbies', 'recommendation', 'success', 'expired'],
  ...['top-management', 'company', 'tet-2026', '', '.', '..', '%', '%2F', '+'],
]
const ENDINGS = [
  '',
  '',
  '-kv',
  '-kw',
  '-kv-tuyen-gap-uj',
  '-kw-urgent-uj',
  '-vn',
  '-en',
  '-123456-jv',
  '-123456-jd',
  '-12345-jv',
  '-jd',
]
const IDS = ['', '', '-i35', '-v29', '-i35v29', '-i35,55v29.24', '-i35%2C55', '-i9999', '-e1234567']
const TEXTS = [
  'it-software-jobs',
  'viec-lam-it-phan-mem',
  'viec-lam-it-phan-mem-tai-ho-chi-minh',
  'it-software-jobs-inho-chi-minh',
]

const segment = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...RULE_WORDS) },
  {
    weight: 3,
    arbitrary: fc
      .tuple(
        fc.oneof(word, fc.constantFrom(...RULE_WORDS, ...TEXTS)),
        fc.constantFrom(...IDS),
        fc.constantFrom(...ENDINGS),
      )
      .map((parts) => parts.join('')),
  },
  { weight: 1, arbitrary: word },
)
const subPath = fc.array(segment, { maxLength: 3 }).map((segments) => segments.map((text) => `/${text}`).join(''))
const trailing = fc.constantFrom('', '/')
const campaignPaths = ['tet-2026']

/** URLs whose query does not contradict their path. */
const url = fc
  .tuple(origin, subPath, trailing, query, hash)
  .filter(([host, path]) => !(host === '' && path.startsWith('//')))
  .map((parts) => parts.join(''))

describe('localizeUrl, properties', () => {
  it('round-trips every Vietnamese URL', () => {
    fc.assert(
      fc.property(url, (href) => {
        const hasNoPath = /^(?:https?:)?\/\/[^/?#]*(?:[?#]|$)/i.test(href)
        fc.pre(!hasNoPath && detectLanguage(href, { campaignPaths }) === 'vi')
        const there = localizeUrl(href, 'en', { campaignPaths })
        expect(localizeUrl(there, 'vi', { campaignPaths })).toBe(href)
      }),
    )
  })

  it('is idempotent and leaves a URL in the target language unchanged', () => {
    fc.assert(
      fc.property(url, fc.constantFrom('vi', 'en'), (href, to) => {
        const once = localizeUrl(href, to, { campaignPaths })
        expect(localizeUrl(once, to, { campaignPaths })).toBe(once)
        if (detectLanguage(href, { campaignPaths }) === to) expect(once).toBe(href)
      }),
    )
  })

  it('keeps host, query and hash exactly', () => {
    fc.assert(
      fc.property(origin, subPath, query, hash, fc.constantFrom('vi', 'en'), (host, path, search, fragment, to) => {
        fc.pre(path.startsWith('/') && !path.startsWith('//'))
        const localized = localizeUrl(host + path + search + fragment, to)
        expect(localized.startsWith(`${host}/`)).toBe(true)
        expect(localized.endsWith(search + fragment)).toBe(true)
      }),
    )
  })

  it('does not change unknown paths', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), fc.constantFrom('vi', 'en'), (text, to) => {
        fc.pre(detectLanguage(text) === undefined)
        expect(localizeUrl(text, to)).toBe(text)
      }),
    )
  })
})

describe.each(routePairs)('/$vi <-> /$en', ({ vi, en }) => {
  // Below a pair, a sub-path that continues it to a longer pair belongs to that one.
  const plainSubPath = fc.array(word, { maxLength: 3 }).map((words) => words.map((text) => `/x${text}`).join(''))

  it('round-trips with any sub-path, query, hash, slash and host', () => {
    fc.assert(
      fc.property(origin, plainSubPath, trailing, query, hash, (host, rest, slash, search, fragment) => {
        const tail = rest + slash + search + fragment
        expect(localizeUrl(`${host}/${vi}${tail}`, 'en')).toBe(`${host}/${en}${tail}`)
        expect(localizeUrl(`${host}/${en}${tail}`, 'vi')).toBe(`${host}/${vi}${tail}`)
      }),
      { numRuns: 60 },
    )
  })

  it('is matched by its own route, not by a shorter or longer one', () => {
    expect(map.match(`/${vi}`, 'vi')).toMatchObject({ route: { vi, en }, start: 1, end: vi.length + 1 })
    expect(map.match(`/${en}`, 'en')).toMatchObject({ route: { vi, en }, start: 1, end: en.length + 1 })
    expect(detectLanguage(`/${vi}`)).toBe('vi')
    expect(detectLanguage(`/${en}`)).toBe('en')
  })

  it('is not a path of the other language, nor a partial segment of one', () => {
    expect(map.match(`/${vi}`, 'en')).toBeUndefined()
    expect(map.match(`/${en}`, 'vi')).toBeUndefined()
    expect(map.match(`/${vi}x`, 'vi')?.route).not.toMatchObject({ vi })
    expect(map.match(`/x${en}`, 'en')).toBeUndefined()
  })
})

describe('the table', () => {
  it('has unique paths', () => {
    expect(new Set(routePairs.map(({ vi }) => vi)).size).toBe(routePairs.length)
    expect(new Set(routePairs.map(({ en }) => en)).size).toBe(routePairs.length)
    const shared = routePairs.filter(({ vi }) => routePairs.some(({ en }) => vi === en))
    expect(shared).toEqual([])
  })

  it('writes whole segments without outer slashes', () => {
    for (const { vi, en } of routePairs) {
      expect(vi).toMatch(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)
      expect(en).toMatch(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*$/)
    }
  })

  it('has no path with a language suffix', () => {
    for (const { vi, en } of routePairs) {
      const last = (path: string): string => `/zz/${path.split('/').at(-1)}`
      expect(detectLanguage(last(vi))).toBeUndefined()
      expect(detectLanguage(last(en))).toBeUndefined()
    }
  })
})

describe('suffixes do not overlap', () => {
  const PAIRS = [
    ['-kv', '-kw'],
    ['-kv-tuyen-gap-uj', '-kw-urgent-uj'],
    ['-vn', '-en'],
    ['-123456-jv', '-123456-jd'],
  ] as const

  it.each(PAIRS.flatMap(([vi, en]) => PAIRS.map(([viInner, enInner]) => [viInner, enInner, vi, en] as const)))(
    'x%s (%s) before %s <-> %s',
    (viInner, enInner, vi, en) => {
      for (const inner of [viInner, enInner]) {
        expect(localizeUrl(`/x${inner}${vi}`, 'en')).toBe(`/x${inner}${en}`)
        expect(localizeUrl(`/x${inner}${en}`, 'vi')).toBe(`/x${inner}${vi}`)
      }
    },
  )
})

describe('landing links', () => {
  it('round-trip for every category, every location, and every category in every location', () => {
    const wrong: string[] = []
    const expectPair = (vi: string, en: string): void => {
      if (localizeUrl(vi, 'en') !== en || localizeUrl(en, 'vi') !== vi) wrong.push(vi)
    }
    for (const location of locations) expectPair(buildLocationUrl(location, 'vi'), buildLocationUrl(location, 'en'))
    for (const category of categories) {
      expectPair(buildCategoryUrl(category, 'vi'), buildCategoryUrl(category, 'en'))
      for (const location of locations) {
        const vi = buildCategoryUrl(category, 'vi', location)
        expectPair(vi, buildCategoryUrl(category, 'en', location))
        const indexed = buildLocationUrl(location, 'en', [category])
        if (localizeUrl(indexed, 'vi') !== vi) wrong.push(indexed)
      }
    }
    expect(wrong).toEqual([])
  })

  it('round-trip for a location with several categories', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...locations),
        fc.uniqueArray(fc.constantFrom(...categories), { minLength: 2, maxLength: 5 }),
        fc.constantFrom('vi', 'en'),
        (location, several, language) => {
          const there = buildLocationUrl(location, language, several)
          const back = buildLocationUrl(location, otherLanguage(language), several)
          expect(localizeUrl(there, otherLanguage(language))).toBe(back)
        },
      ),
    )
  })
})

describe('indexRoutes', () => {
  const pairs = [
    { vi: 'a', en: 'x' },
    { vi: 'a/b/c', en: 'x/y' },
    { vi: 'd/e', en: 'z' },
  ]
  const small = indexRoutes(pairs, [{ vi: 'a', en: 'alias/long/address' }])

  it.each([
    ['/a', 'vi', 'a', 1, 2],
    ['a', 'vi', 'a', 0, 1],
    ['/a/', 'vi', 'a', 1, 2],
    ['/a/b', 'vi', 'a', 1, 2],
    ['/a/b/c', 'vi', 'a/b/c', 1, 6],
    ['/a/b/c/d', 'vi', 'a/b/c', 1, 6],
    ['/a/b/cc', 'vi', 'a', 1, 2],
    ['/d/e/', 'vi', 'd/e', 1, 4],
    ['/x/y/z', 'en', 'a/b/c', 1, 4],
    ['/x/z', 'en', 'a', 1, 2],
    ['/alias/long/address/more', 'en', 'a', 1, 19],
  ] as const)('finds the longest route of %s (%s): %s', (path, language, vi, start, end) => {
    expect(small.match(path, language)).toMatchObject({ route: { vi }, start, end })
  })

  it.each(['', '/', '//', '//a', '/d', '/b', '/aa', '/a%2Fb', '/A'])('finds none for %s', (path) => {
    expect(small.match(path, 'vi')).toBeUndefined()
  })

  it('has none for inherited properties or without routes', () => {
    for (const path of ['/constructor', '/__proto__', '/toString', '/hasOwnProperty'])
      expect(small.match(path, 'vi')).toBeUndefined()
    expect(indexRoutes([], []).match('/a', 'vi')).toBeUndefined()
  })

  it('prefers a pair over an alias with the same path', () => {
    const own = indexRoutes([{ vi: 'b', en: 'y' }], [{ vi: 'a', en: 'y' }])
    expect(own.match('/y', 'en')?.route.vi).toBe('b')
  })
})
