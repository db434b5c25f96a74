import {
  buildListingUrl,
  buildSearchUrl,
  categories,
  type Language,
  localizeUrl,
  locations,
  parseListingUrl,
  parseSearchUrl,
  type SearchCriteria,
  type SearchUrlOptions,
} from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { otherLanguage } from '../../src/core/language/language.ts'
import { normalizeIds, normalizeLocations } from '../../src/core/search/ids.ts'
import { anyCharacter } from '../support/inputs/anyCharacter.ts'
import { keyword } from './support.ts'

describe('buildSearchUrl', () => {
  it.each<[criteria: SearchCriteria, vi: string, en: string]>([
    [{}, '/tim-viec-lam/tim-tat-ca-viec-lam', '/job-search/all-jobs'],
    [{ keyword: '' }, '/tim-viec-lam/tim-tat-ca-viec-lam', '/job-search/all-jobs'],
    [{ keyword: ' --&& ' }, '/tim-viec-lam/tim-tat-ca-viec-lam', '/job-search/all-jobs'],
    [{ categoryIds: [], locationIds: [] }, '/tim-viec-lam/tim-tat-ca-viec-lam', '/job-search/all-jobs'],
    [{ locationIds: [-1] }, '/tim-viec-lam/tim-tat-ca-viec-lam', '/job-search/all-jobs'],
    [{ urgent: true }, '/viec-can-tuyen-gap', '/urgent-jobs'],
    [{ keyword: 'java' }, '/java-kv', '/java-kw'],
    [{ keyword: 'Java Developer' }, '/Java-Developer-kv', '/Java-Developer-kw'],
    [
      { keyword: 'kế toán trưởng' },
      '/k%E1%BA%BF-to%C3%A1n-tr%C6%B0%E1%BB%9Fng-kv',
      '/k%E1%BA%BF-to%C3%A1n-tr%C6%B0%E1%BB%9Fng-kw',
    ],
    [{ keyword: 'C#' }, '/C_sharp-kv', '/C_sharp-kw'],
    [{ keyword: 'C++ developer' }, '/C_plus_plus-developer-kv', '/C_plus_plus-developer-kw'],
    [{ keyword: 'R&D, .NET' }, '/R-D-NET-kv', '/R-D-NET-kw'],
    [{ keyword: 'java', urgent: true }, '/java-kv-tuyen-gap-uj', '/java-kw-urgent-uj'],
    [{ keyword: 'java', urgent: false }, '/java-kv', '/java-kw'],
    [{ keyword: 'java', categoryIds: [35], locationIds: [29, 24] }, '/java-i35v29.24-vn', '/java-i35v29.24-en'],
    [{ keyword: 'java', locationIds: [29] }, '/java-v29-vn', '/java-v29-en'],
    [{ keyword: 'java', categoryIds: [35] }, '/java-i35-vn', '/java-i35-en'],
    [{ categoryIds: [35] }, '/i35-vn', '/i35-en'],
    [{ locationIds: [29] }, '/v29-vn', '/v29-en'],
    [{ categoryIds: [35, 55], locationIds: [29, 24] }, '/i35,55v29.24-vn', '/i35,55v29.24-en'],
    [{ categoryIds: [35], locationIds: [29, 24, 28, 17] }, '/i35v29.24.28-vn', '/i35v29.24.28-en'],
    [{ locationIds: [29, -1, 24, 29] }, '/v29.24-vn', '/v29.24-en'],
    [{ locationIds: [-1, 29, 24, 28] }, '/v29.24.28-vn', '/v29.24.28-en'],
    [{ categoryIds: [35, 35, 55] }, '/i35,55-vn', '/i35,55-en'],
    [{ keyword: 'java', locationIds: ['all', 29] as unknown as number[] }, '/java-kv', '/java-kw'],
    [{ keyword: 'java', categoryIds: [Number.NaN, 35] }, '/java-kv', '/java-kw'],
    [{ keyword: 'java', locationIds: ['29', '24'] as unknown as number[] }, '/java-v29.24-vn', '/java-v29.24-en'],
    [{ keyword: 'java', locationIds: [29], urgent: true }, '/java-v29-vn', '/java-v29-en'],
    [{ keyword: 'a/b?c#d%20' }, '/a-b-c-d-20-kv', '/a-b-c-d-20-kw'],
    [{ keyword: '../../etc' }, '/etc-kv', '/etc-kw'],
  ])('%j', (criteria, vi, en) => {
    expect(buildSearchUrl(criteria, 'vi')).toBe(vi)
    expect(buildSearchUrl(criteria, 'en')).toBe(en)
  })

  it.each<[options: SearchUrlOptions, search: string]>([
    [{}, ''],
    [{ search: '' }, ''],
    [{ search: '?' }, ''],
    [{ search: '?a=1&b=2' }, '?a=1&b=2'],
    [{ search: 'a=1' }, '?a=1'],
    [{ search: '?page=3' }, ''],
    [{ search: '?a=1&page=3&b=2' }, '?a=1&b=2'],
    [{ search: '?page=1&page=2&a=1' }, '?a=1'],
    [{ search: '?p%61ge=3&a=1' }, '?a=1'],
    [{ search: '?pages=3&xpage=1' }, '?pages=3&xpage=1'],
    [{ search: '?b=2&a=1&b=3' }, '?b=2&a=1&b=3'],
    [{ search: '?q=%zz&x=%E1%BA%BF' }, '?q=%zz&x=%E1%BA%BF'],
    [{ newLocation: true }, '?setNewLocation=true'],
    [{ newLocation: false, search: '?a=1' }, '?a=1'],
    [{ newLocation: true, search: '?a=1' }, '?a=1&setNewLocation=true'],
    [{ newLocation: true, search: '?setNewLocation=true&a=1' }, '?setNewLocation=true&a=1'],
    [{ newLocation: true, search: '?setNewLocation=false&a=1&setNewLocation=true' }, '?setNewLocation=true&a=1'],
    [{ newLocation: true, search: '?page=2' }, '?setNewLocation=true'],
    [{ search: '?a=1#top' }, '?a=1'],
  ])('the query %j results in %s', (options, search) => {
    expect(buildSearchUrl({ keyword: 'java' }, 'en', options)).toBe(`/java-kw${search}`)
    expect(buildSearchUrl({}, 'vi', options)).toBe(`/tim-viec-lam/tim-tat-ca-viec-lam${search}`)
  })

  it('is idempotent on its own query', () => {
    const once = buildSearchUrl({}, 'en', { search: '?a=1', newLocation: true })
    expect(buildSearchUrl({}, 'en', { search: once.slice(once.indexOf('?')), newLocation: true })).toBe(once)
  })
})

describe('parseSearchUrl', () => {
  it.each<[url: string, parsed: ReturnType<typeof parseSearchUrl>]>([
    ['/java-kw', { language: 'en', keyword: 'java' }],
    ['/java-kv', { language: 'vi', keyword: 'java' }],
    ['/java-kv/', { language: 'vi', keyword: 'java' }],
    ['java-kv', { language: 'vi', keyword: 'java' }],
    ['/java-kv?page=2#x', { language: 'vi', keyword: 'java' }],
    ['https://www.jobsite.example/java-kw', { language: 'en', keyword: 'java' }],
    ['/C_sharp-developer-kw', { language: 'en', keyword: 'C# developer' }],
    ['/c_plus_plus-kv', { language: 'vi', keyword: 'c++' }],
    ['/k%E1%BA%BF-to%C3%A1n-kv', { language: 'vi', keyword: 'kế toán' }],
    ['/kế-toán-kv', { language: 'vi', keyword: 'kế toán' }],
    ['/100%-kv', { language: 'vi', keyword: '100%' }],
    ['/%E1%BA-kv', { language: 'vi', keyword: '%E1%BA' }],
    ['/java-kv-tuyen-gap-uj', { language: 'vi', keyword: 'java', urgent: true }],
    ['/java-kw-urgent-uj', { language: 'en', keyword: 'java', urgent: true }],
    ['/viec-can-tuyen-gap', { language: 'vi', urgent: true }],
    ['/urgent-jobs/', { language: 'en', urgent: true }],
    ['/tim-viec-lam/tim-tat-ca-viec-lam', { language: 'vi' }],
    ['/job-search/all-jobs/?a=1', { language: 'en' }],
    ['/java-i35v29.24-en', { language: 'en', keyword: 'java', categoryIds: [35], locationIds: [29, 24] }],
    ['/java-v29-en', { language: 'en', keyword: 'java', locationIds: [29] }],
    ['/i35-vn', { language: 'vi', categoryIds: [35] }],
    ['/v29.24-vn', { language: 'vi', locationIds: [29, 24] }],
    ['/i35,55v29.24-en', { language: 'en', categoryIds: [35, 55], locationIds: [29, 24] }],
    ['/i35%2C55-en', { language: 'en', categoryIds: [35, 55] }],
    ['/i35%2c55-en', { language: 'en', categoryIds: [35, 55] }],
    ['/i35.55v29-en', { language: 'en', categoryIds: [35, 55], locationIds: [29] }],
    ['/v29.24.28.17-en', { language: 'en', locationIds: [29, 24, 28] }],
    ['/v29.29-en', { language: 'en', locationIds: [29] }],
    // Landing links: their text says what the ids say.
    ['/it-software-jobs-i35-en', { language: 'en', categoryIds: [35] }],
    ['/viec-lam-it-phan-mem-i35-vn', { language: 'vi', categoryIds: [35] }],
    ['/it-software-jobs-in-ho-chi-minh-i35v29-en', { language: 'en', categoryIds: [35], locationIds: [29] }],
    ['/it-software-jobs-inho-chi-minh-i35v29-en', { language: 'en', categoryIds: [35], locationIds: [29] }],
    ['/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', { language: 'vi', categoryIds: [35], locationIds: [29] }],
    ['/viec-lam-ha-noi-v24-vn', { language: 'vi', locationIds: [24] }],
    ['/ha-noi-jobs-v24-en', { language: 'en', locationIds: [24] }],
    // A text that is not the one of these ids is a keyword.
    ['/it-software-jobs-i36-en', { language: 'en', keyword: 'it software jobs', categoryIds: [36] }],
    [
      '/viec-lam-ha-noi-i9999v24-vn',
      { language: 'vi', keyword: 'viec lam ha noi', categoryIds: [9999], locationIds: [24] },
    ],
    // Old forms.
    [
      '/it+nganh-it-phan-mem-tai-ho-chi-minh-i35v29-vn',
      { language: 'vi', keyword: 'it', categoryIds: [35], locationIds: [29] },
    ],
    // No searches.
    ['/', null],
    ['', null],
    ['/en', null],
    ['/ho-so', null],
    ['/viec-lam', null],
    ['/jobs?l=29', null],
    ['/-kv', null],
    ['/---kv', null],
    ['/kv', null],
    ['/kv-consulting', null],
    ['/interview/ke-toan-kw', null],
    ['/cau-hoi-phong-van/i35-vn', null],
    ['/java-1763221-jv', null],
    ['/java-vn', null],
    ['/java-i-vn', null],
    ['/java-i35x-vn', null],
    ['/java-v29i35-vn', null],
    ['/java-i35,-vn', null],
    ['/java-v99999999999999999999-vn', null],
    ['/i35v-vn', null],
    ['/ai35-vn', null],
    ['mailto:java-kv', null],
  ])('%s', (url, parsed) => {
    expect(parseSearchUrl(url)).toEqual(parsed)
  })

  it('recognizes landing links by the page’s taxonomy', () => {
    const taxonomy = { categories: [{ id: 9, name: 'Chè', nameEn: 'Tea' }], locations: [] }
    expect(parseSearchUrl('/tea-jobs-i9-en', { taxonomy })).toEqual({ language: 'en', categoryIds: [9] })
    expect(parseSearchUrl('/tea-jobs-i9-en')).toEqual({ language: 'en', keyword: 'tea jobs', categoryIds: [9] })
  })
})

const categoryIds = fc.uniqueArray(
  fc.oneof(fc.constantFrom(...categories.map(({ id }) => id)), fc.integer({ min: 1, max: 9999 })),
  { minLength: 1, maxLength: 5 },
)
const locationIds = fc.uniqueArray(fc.constantFrom(...locations.map(({ id }) => id)), { minLength: 1, maxLength: 3 })

/** Criteria in the form that URLs can express: no empty parts, `urgent` with a keyword or alone. */
const criteria: fc.Arbitrary<SearchCriteria> = fc.oneof(
  fc.constant({}),
  fc.constant({ urgent: true }),
  fc.record({ keyword }),
  fc.record({ keyword, urgent: fc.constant(true) }),
  fc.record({ keyword, categoryIds, locationIds }, { requiredKeys: ['categoryIds'] }),
  fc.record({ keyword, categoryIds, locationIds }, { requiredKeys: ['locationIds'] }),
)
const language = fc.constantFrom<Language>('vi', 'en')

describe('search URLs, properties', () => {
  it('parse returns the criteria passed to build', () => {
    fc.assert(
      fc.property(criteria, language, (wanted, to) => {
        expect(parseSearchUrl(buildSearchUrl(wanted, to))).toEqual({ ...wanted, language: to })
        expect(parseSearchUrl(buildSearchUrl(wanted, to, { search: '?a=1&page=2', newLocation: true }))).toEqual({
          ...wanted,
          language: to,
        })
      }),
    )
  })

  it('build returns the same URL for parsed criteria', () => {
    const wild = fc.record({
      keyword: fc.string({ unit: anyCharacter }),
      categoryIds: fc.array(fc.integer({ min: -2, max: 200 })),
      locationIds: fc.array(fc.integer({ min: -2, max: 80 })),
      urgent: fc.boolean(),
    })
    fc.assert(
      fc.property(wild, language, (wanted, to) => {
        const url = buildSearchUrl(wanted, to)
        const parsed = parseSearchUrl(url)
        expect(parsed?.language).toBe(to)
        expect(buildSearchUrl(parsed ?? {}, to)).toBe(url)
      }),
    )
  })

  it('the language switch returns the URL of the same search', () => {
    fc.assert(
      fc.property(criteria, language, (wanted, from) => {
        const to = otherLanguage(from)
        expect(localizeUrl(buildSearchUrl(wanted, from), to)).toBe(buildSearchUrl(wanted, to))
      }),
    )
  })
})

describe('listing URLs', () => {
  it.each<[ids: number[], vi: string, en: string]>([
    [[29, 24], '/viec-lam?l=29.24', '/jobs?l=29.24'],
    [[29], '/viec-lam?l=29', '/jobs?l=29'],
    [[], '/viec-lam', '/jobs'],
    [[-1], '/viec-lam', '/jobs'],
    [[29, -1, 29, 24], '/viec-lam?l=29.24', '/jobs?l=29.24'],
    [[29, 24, 28, 17], '/viec-lam?l=29.24.28', '/jobs?l=29.24.28'],
  ])('%j', (ids, vi, en) => {
    expect(buildListingUrl(ids, 'vi')).toBe(vi)
    expect(buildListingUrl(ids, 'en')).toBe(en)
    expect(parseListingUrl(vi)).toEqual(normalizeLocations(ids))
    expect(parseListingUrl(en)).toEqual(normalizeLocations(ids))
    expect(localizeUrl(vi, 'en')).toBe(en)
  })

  it.each<[url: string, ids: number[] | null]>([
    ['/viec-lam/?l=29.24', [29, 24]],
    ['https://www.jobsite.example/jobs?a=1&l=29#x', [29]],
    ['/jobs?l=', []],
    ['/jobs?l=x.29', []],
    ['/jobs?l=29.x.24', [29, 24]],
    ['/jobs?l=29&l=24', [29]],
    ['/jobs?l=%32%39', [29]],
    ['/jobs/abc?l=29', null],
    ['/?l=29', null],
    ['/viec-lam-goi-y?l=29', null],
    ['mailto:x?l=29', null],
  ])('%s -> %j', (url, ids) => {
    expect(parseListingUrl(url)).toEqual(ids)
  })
})

describe('external ids', () => {
  it.each<[input: unknown, ids: number[]]>([
    [
      [29, -1, '24', 29],
      [29, 24],
    ],
    [['all', 29], []],
    [[], []],
    [[Number.NaN, 1], []],
    [[null, 1], []],
    [[undefined, 1], []],
    [['', 29], []],
    [[{}, 29], []],
    [[[29], 24], []],
    [
      [29, 'all', 24],
      [29, 24],
    ],
    [[-1, 29], [29]],
    [[0, 29], [29]],
    [[' 29 '], [29]],
    [['29.5', 24], []],
    [[29.5, 24], [24]],
    [['1e3', 24], []],
    [['0x1d', 24], []],
    [['29; drop', 24], []],
    [['9'.repeat(30), 24], []],
    [[Number.POSITIVE_INFINITY, 24], [24]],
    [[2 ** 60, 24], [24]],
    ['29', []],
    [29, []],
    [null, []],
    [undefined, []],
    [{ 0: 29, length: 1 }, []],
  ])('%j -> %j', (input, ids) => {
    expect(normalizeIds(input)).toEqual(ids)
  })

  it('are no more than three for locations', () => {
    expect(normalizeLocations([29, -1, 24, 29, 28, 17])).toEqual([29, 24, 28])
    expect(normalizeLocations(['all', 29])).toEqual([])
    expect(normalizeIds([1, 2, 3, 4, 5])).toEqual([1, 2, 3, 4, 5])
  })

  it('are normalized into a new list for any input', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.integer(), fc.double(), fc.string(), fc.constant(null))), (input) => {
        const before = [...input]
        const ids = normalizeIds(input)
        expect(input).toEqual(before)
        expect(new Set(ids).size).toBe(ids.length)
        for (const id of ids) expect(Number.isSafeInteger(id) && id > 0).toBe(true)
        expect(normalizeIds(ids)).toEqual(ids)
        expect(normalizeLocations(input)).toEqual(ids.slice(0, 3))
      }),
    )
  })
})
