import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sortBanners } from '../../src/core/banner/banner.ts'
import { MAX_ROTATIONS, parseBannerRotations, rotateBanners } from '../../src/core/banner/rotation.ts'

const ids = (list: readonly { id: number | string }[]): (number | string)[] => list.map(({ id }) => id)
const banners = (...list: (number | string)[]) => list.map((id) => ({ id }))

describe('sortBanners', () => {
  it.each<[given: (number | string)[], sorted: (number | string)[]]>([
    [
      [10, 9, 100],
      [9, 10, 100],
    ],
    [
      [3, -1, 0],
      [-1, 0, 3],
    ],
    [
      ['b', 'a', 'B'],
      ['B', 'a', 'b'],
    ],
    [
      ['b', 2, 'a', 1],
      [1, 2, 'a', 'b'],
    ],
    [[], []],
  ])('%j becomes %j', (given, sorted) => {
    expect(ids(sortBanners(banners(...given)))).toEqual(sorted)
  })

  it('returns one order for any order of its input, and does not mutate it', () => {
    const id = fc.oneof(fc.integer(), fc.string({ minLength: 1 }))
    fc.assert(
      fc.property(fc.uniqueArray(id), fc.infiniteStream(fc.nat()), (list, random) => {
        const given = Object.freeze(banners(...list))
        const shuffled = given.map((banner) => ({ banner, at: random.next().value })).sort((a, b) => a.at - b.at)
        expect(ids(sortBanners(shuffled.map(({ banner }) => banner)))).toEqual(ids(sortBanners(given)))
        expect(new Set(ids(sortBanners(given)))).toEqual(new Set(list))
      }),
    )
  })
})

const entry = { companyIndustries: [35], jobFunctionIds: [5], currentIndex: 1, listBanner: [7, 9] }

describe('parseBannerRotations', () => {
  it('round-trips', () => {
    expect(parseBannerRotations(JSON.stringify([entry, { ...entry, companyIndustries: [] }]))).toEqual([
      entry,
      { ...entry, companyIndustries: [] },
    ])
  })

  it.each([
    null,
    undefined,
    '',
    '{',
    'null',
    '{}',
    '7',
    '"[]"',
    '[object Object]',
    '[null,7,"a",[],{},true]',
    JSON.stringify([{ ...entry, currentIndex: '1' }]),
    JSON.stringify([{ ...entry, currentIndex: 1.5 }]),
    JSON.stringify([{ ...entry, companyIndustries: {} }]),
    JSON.stringify([{ ...entry, jobFunctionIds: '5' }]),
    JSON.stringify({ 0: entry, length: 1 }),
  ])('%j contains none', (text) => {
    expect(parseBannerRotations(text)).toEqual([])
  })

  it('returns none for text nested too deeply for any parser', () => {
    expect(parseBannerRotations('['.repeat(200_000))).toEqual([])
  })

  it('reads good entries among bad ones, and cleans their ids', () => {
    const stored = [null, { ...entry, companyIndustries: ['35', 35, -1], listBanner: undefined }, { currentIndex: 1 }]
    expect(parseBannerRotations(JSON.stringify(stored))).toEqual([{ ...entry, listBanner: [] }])
  })

  it('leaves no trace of adversarial keys', () => {
    const [read] = parseBannerRotations(
      '[{"__proto__":{"currentIndex":3},"constructor":{"prototype":{"x":1}},"companyIndustries":[],"jobFunctionIds":[],"currentIndex":0}]',
    )
    expect(read?.currentIndex).toBe(0)
    expect(Object.getPrototypeOf(read)).toBe(Object.prototype)
    expect(({} as { x?: unknown }).x).toBeUndefined()
  })

  it('preserves members of other versions in the next rotation', () => {
    const stored = parseBannerRotations(JSON.stringify([{ ...entry, seenAt: '2026-11-20', colours: ['red'] }]))
    const turned = rotateBanners(stored, { companyIndustries: [35], jobFunctionIds: [5] }, [7, 9])
    expect(turned.index).toBe(0)
    expect(parseBannerRotations(JSON.stringify(turned.stored))).toEqual([
      { ...entry, currentIndex: 0, seenAt: '2026-11-20', colours: ['red'] },
    ])
  })

  it('never throws, and returns rotations that advance', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.json(),
          fc.string(),
          fc.jsonValue().map((value) => JSON.stringify([value])),
        ),
        (text) => {
          const stored = parseBannerRotations(text)
          const { index, stored: next } = rotateBanners(stored, { companyIndustries: [], jobFunctionIds: [] }, [1, 2])
          expect([0, 1]).toContain(index)
          expect(next.length).toBeLessThanOrEqual(MAX_ROTATIONS)
        },
      ),
    )
  })
})
