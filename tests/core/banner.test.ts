import type { BannerCombination } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BannerRotation,
  combinationKey,
  isClosable,
  MAX_ROTATIONS,
  rotateBanners,
  shouldRefetchBanners,
} from '../../src/core/banner/rotation.ts'
import { shouldRequestTopBanner } from '../../src/core/banner/shouldRequestTopBanner.ts'
import { words } from '../support/words.ts'

describe('shouldRequestTopBanner', () => {
  const KEYWORDS = words(`
    /java-kv /java-kw /java-kv/ /java-kv?page=2#x https://www.jobsite.example/java-kw /k%E1%BA%BF-to%C3%A1n-kv
    /java-kv-tuyen-gap-uj /java-kw-urgent-uj /cau-hoi-phong-van/ke-toan-kv /salary/ke-toan-kw`)
  const IDS = words(`
    /i35-vn /i35-en /v29-vn /java-i35v29.24-en /viec-lam-it-phan-mem-i35-vn /i35%2C55v29-vn
    /it-software-jobs-inho-chi-minh-i35v29-en /it+nganh-it-phan-mem-tai-ho-chi-minh-i35v29-vn`)
  const LISTINGS = words(`
    /jobs /jobs/ /jobs?l=29 /viec-lam /job-search/all-jobs /tim-viec-lam/tim-tat-ca-viec-lam
    /cau-hoi-phong-van/tat-ca-viec-lam /interview/all-jobs /salary/all-jobs`)
  const COMPANIES = words(`
    /navigos-group-e1234567-vn /navigos-group-e1234567-en /nha-tuyen-dung/navigos-group-e1234567-vn
    /companies/navigos-group-e1234567-en/ /navigos-group-e1234567vn /e1234567-en`)

  it.each([...KEYWORDS, ...IDS, ...LISTINGS, ...COMPANIES])('%s', (path) => {
    expect(shouldRequestTopBanner(path)).toBe(true)
  })

  const OTHERS = words(`
    / /en https://www.jobsite.example /my-career-center/my-jobs /quan-ly-nghe-nghiep/viec-lam-cua-toi
    /kv-consulting /kw /kv /-kv /java-kv-abc /java-kv/abc /featured-jobs /recommended-jobs /urgent-jobs
    /viec-lam-tot-nhat /viec-lam-goi-y /jobs/abc /jobsx /xviec-lam /ky-su-1763221-jv /contact-vn /about-en
    /i-vn /v-en /i35 /i35v29 /ai35-vn /a-e123456-vn /a-e12345678-vn /ae1234567-vn /a-e1234567-vi /a-e1234567
    /danh-sach-cong-ty /company-list /?a=/java-kv /#/java-kv javascript:java-kv`)

  it.each(['', ...OTHERS])('not %s', (path) => {
    expect(shouldRequestTopBanner(path)).toBe(false)
  })

  it.each([
    ['/java-kv', 'homepage', false],
    ['/viec-lam', 'homepage', false],
    ['/java-kv', 'searchResult', true],
    ['/java-kv', 'jobDetail', true],
    ['/java-kv', undefined, true],
    ['/muc-luong', 'salary', false],
    ['/ho-so', 'searchResult', false],
    ['/java-kv', '__proto__', true],
    ['/java-kv', 'constructor', true],
  ])('%s on the page %s: %s', (path, page, expected) => {
    expect(shouldRequestTopBanner(path, page as 'homepage' | undefined)).toBe(expected)
  })
})

const combination: BannerCombination = { companyIndustries: [35, 1], jobFunctionIds: [5] }
const other: BannerCombination = { companyIndustries: [35], jobFunctionIds: [] }

/** The indices that page views of combinations show, one after another. */
function views(combinations: readonly BannerCombination[], banners: readonly (string | number)[]): number[] {
  let stored: BannerRotation[] = []
  return combinations.map((requested) => {
    const turn = rotateBanners(stored, requested, banners)
    stored = turn.stored
    return turn.index
  })
}

describe('rotateBanners', () => {
  it('starts at 0, advances by one a view, and wraps', () => {
    expect(views(Array(7).fill(combination), [7, 8, 9])).toEqual([0, 1, 2, 0, 1, 2, 0])
    expect(views(Array(3).fill(combination), [7])).toEqual([0, 0, 0])
  })

  it('rotates each combination separately, in any order of ids', () => {
    const turned = { companyIndustries: [1, 35, 1], jobFunctionIds: [5] }
    expect(views([combination, other, turned, other, combination], [1, 2, 3])).toEqual([0, 0, 1, 1, 2])
  })

  it('continues within a list that became shorter', () => {
    const stored = [{ ...combination, currentIndex: 8, listBanner: [] }]
    expect(rotateBanners(stored, combination, [1, 2]).index).toBe(1)
  })

  it.each([
    -1,
    -7,
    1.5,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    '2' as unknown as number,
    undefined as unknown as number,
  ])('restarts from a stored index of %s', (currentIndex) => {
    expect(rotateBanners([{ ...combination, currentIndex, listBanner: [] }], combination, [1, 2, 3]).index).toBe(0)
  })

  it('returns -1 for an empty list and stores nothing', () => {
    const stored = [{ ...other, currentIndex: 1, listBanner: [1, 2] }]
    expect(rotateBanners(stored, combination, [])).toEqual({ index: -1, stored })
  })

  it('stores the new index, and does not mutate its arguments', () => {
    const stored = Object.freeze([Object.freeze({ ...other, currentIndex: 1, listBanner: Object.freeze([1]) })])
    expect(rotateBanners(stored, combination, [7, 8]).stored).toEqual([
      ...stored,
      { ...combination, listBanner: [7, 8], currentIndex: 0 },
    ])
  })

  it('stores no more than its limit, and drops the oldest first', () => {
    let stored: BannerRotation[] = []
    for (let id = 1; id <= MAX_ROTATIONS + 5; id += 1)
      stored = rotateBanners(stored, { companyIndustries: [id], jobFunctionIds: [] }, [1, 2]).stored
    expect(stored).toHaveLength(MAX_ROTATIONS)
    expect(stored[0]?.companyIndustries).toEqual([6])
    expect(stored.at(-1)?.companyIndustries).toEqual([MAX_ROTATIONS + 5])
  })
})

describe('combinations', () => {
  it.each([
    [{ companyIndustries: [2, 1], jobFunctionIds: [] }, '1,2|'],
    [{ companyIndustries: [], jobFunctionIds: [10, 9] }, '|9,10'],
    [{ companyIndustries: [1, 1], jobFunctionIds: [1] }, '1|1'],
    [{ companyIndustries: [], jobFunctionIds: [] }, '|'],
  ])('%j is %s', (requested, key) => {
    expect(combinationKey(requested)).toBe(key)
  })

  it('are equal exactly where their sets of ids are', () => {
    const ids = fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 })
    const requested = fc.record({ companyIndustries: ids, jobFunctionIds: ids })
    const sets = ({ companyIndustries, jobFunctionIds }: BannerCombination): string =>
      JSON.stringify([[...new Set(companyIndustries)].sort(), [...new Set(jobFunctionIds)].sort()])
    fc.assert(
      fc.property(requested, requested, (one, two) => {
        expect(combinationKey(one) === combinationKey(two)).toBe(sets(one) === sets(two))
        expect(shouldRefetchBanners(one, two)).toBe(sets(one) !== sets(two))
      }),
    )
  })

  it('are fetched on the first request', () => {
    for (const first of [combination, { companyIndustries: [], jobFunctionIds: [] }])
      expect(shouldRefetchBanners(undefined, first)).toBe(true)
    expect(shouldRefetchBanners(combination, { companyIndustries: [1, 35], jobFunctionIds: [5] })).toBe(false)
    expect(shouldRefetchBanners(combination, other)).toBe(true)
  })
})

describe('isClosable', () => {
  it.each([
    [1, true],
    ['1', true],
    [true, true],
    [0, false],
    ['0', false],
    [false, false],
    [2, false],
    ['true', false],
    ['', false],
    [null, false],
    [undefined, false],
    [[1], false],
  ])('%j: %s', (allowClose, expected) => {
    expect(isClosable(allowClose)).toBe(expected)
  })
})
