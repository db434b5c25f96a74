import type { JobFunctionGroup, Language, Named } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInitialData } from '../../src/core/reference/initialData.ts'
import { sortByName, sortJobFunctionGroups } from '../../src/core/reference/referenceData.ts'

const rows = (...names: [name: string, nameEn: string][]): Named[] =>
  names.map(([name, nameEn], index) => ({ id: index + 1, name, nameEn }))
const group = (name: string, nameEn: string, id = 1): JobFunctionGroup => ({
  parent: { id, name, nameEn },
  children: [],
})

describe('sortByName', () => {
  it('sorts by Vietnamese collation: Âm and Ăn before D, Đ after it', () => {
    const given = rows(['Đầu tư', ''], ['Du lịch', ''], ['Âm nhạc', ''], ['Ăn uống', ''], ['An ninh', ''], ['Y tế', ''])
    expect(sortByName(given, 'vi').map(({ name }) => name)).toEqual([
      'An ninh',
      'Ăn uống',
      'Âm nhạc',
      'Du lịch',
      'Đầu tư',
      'Y tế',
    ])
  })

  it('sorts by the name of the language that is requested', () => {
    const given = rows(['Kế toán', 'Accounting'], ['Bán hàng', 'Sales'])
    expect(sortByName(given, 'vi').map(({ id }) => id)).toEqual([2, 1])
    expect(sortByName(given, 'en').map(({ id }) => id)).toEqual([1, 2])
  })

  it('is stable for equal names, and does not mutate its input', () => {
    const given = Object.freeze(rows(['B', ''], ['A', ''], ['B', ''], ['', '']))
    expect(sortByName(given, 'vi').map(({ id }) => id)).toEqual([4, 2, 1, 3])
    expect(given.map(({ id }) => id)).toEqual([1, 2, 3, 4])
  })

  it('sorts decomposed letters as composed ones', () => {
    const names = ['Du lịch', 'Âm nhạc', 'Ăn uống']
    const sorted = (form: 'NFC' | 'NFD') =>
      sortByName(rows(...names.map((name): [string, string] => [name.normalize(form), ''])), 'vi').map(({ id }) => id)
    expect(sorted('NFD')).toEqual(sorted('NFC'))
  })
})

describe('sortJobFunctionGroups', () => {
  const given = Object.freeze([
    group('Kế toán', 'Accounting', 1),
    group('Du lịch', 'Tourism', 2),
    group('Âm nhạc', 'Music', 3),
    group('An ninh khác', 'All others', 4),
  ])

  it.each<[Language, number[]]>([
    ['vi', [3, 2, 1, 4]],
    ['en', [1, 3, 2, 4]],
  ])('keeps the last group last in %s', (language, sorted) => {
    expect(sortJobFunctionGroups(given, language).map(({ parent }) => parent.id)).toEqual(sorted)
    expect(given.map(({ parent }) => parent.id)).toEqual([1, 2, 3, 4])
  })

  it('handles one and no group', () => {
    expect(sortJobFunctionGroups([], 'vi')).toEqual([])
    expect(sortJobFunctionGroups(given.slice(0, 1), 'vi')).toEqual(given.slice(0, 1))
  })

  it('keeps each group once, and is idempotent', () => {
    fc.assert(
      fc.property(fc.array(fc.string()), fc.constantFrom<Language>('vi', 'en'), (names, language) => {
        const groups = names.map((name, id) => group(name, name, id))
        const sorted = sortJobFunctionGroups(groups, language)
        expect(new Set(sorted)).toEqual(new Set(groups))
        expect(sorted).toHaveLength(groups.length)
        expect(sorted.at(-1)).toBe(groups.at(-1))
        expect(sortJobFunctionGroups(sorted, language)).toEqual(sorted)
      }),
    )
  })
})

describe('parseInitialData', () => {
  it('parses rows, and skips invalid rows and unknown keys', () => {
    const text = JSON.stringify({
      locations: [
        { id: 24, name: 'Hà Nội', nameEn: 'Ha Noi', slug: 'ha-noi' },
        null,
        7,
        'a',
        [],
        { id: '29', name: 'Hồ Chí Minh', nameEn: 'Ho Chi Minh' },
        { id: 'all' },
        { id: 1.5 },
      ],
      categories: [{ id: 35, name: 7 }],
      other: 1,
    })
    expect(parseInitialData(text)).toEqual({
      locations: [
        { id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' },
        { id: 29, name: 'Hồ Chí Minh', nameEn: 'Ho Chi Minh' },
      ],
      categories: [{ id: 35, name: '', nameEn: '' }],
    })
  })

  it.each([
    '{}',
    '{"locations":null}',
    '{"locations":{"0":{"id":1}},"categories":"x"}',
    '{"__proto__":{"locations":[{"id":1}]}}',
  ])('%s has no rows', (text) => {
    expect(parseInitialData(text)).toEqual({ locations: [], categories: [] })
  })

  it.each([null, undefined, '', '{', 'null', '7', '[]', '"a"', 'undefined', '[[[['])('%j is null', (text) => {
    expect(parseInitialData(text)).toBeNull()
  })

  it('never throws, and returns rows of three fields', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (locations, categories) => {
        const data = parseInitialData(JSON.stringify({ locations, categories }))
        for (const row of [...(data?.locations ?? []), ...(data?.categories ?? [])]) {
          expect(Object.keys(row)).toEqual(['id', 'name', 'nameEn'])
          expect(Number.isSafeInteger(row.id)).toBe(true)
        }
      }),
    )
  })
})
