import { isDeepStrictEqual } from 'node:util'
import { defaultTaxonomy } from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ALL_CHILDREN } from '../../src/core/reference/namedTable.ts'
import { chosenLocations, locationLabel, withStoredDistricts } from '../../src/core/search/chosenLocations.ts'
import type { StoredLocation } from '../../src/core/search/ids.ts'
import {
  canPick,
  filterLocations,
  groupLocations,
  isDistrictPicked,
  matchesText,
  pickDistrict,
  pickLocation,
  pickState,
  removeLocation,
} from '../../src/core/search/locationPicker.ts'

const HANOI = [2, 3, 4]
const whole = (parentId: number): StoredLocation => ({ parentId, childrenIds: [ALL_CHILDREN] })
const named = (id: number, name: string, nameEn: string) => ({ id, name, nameEn, order: 0 })

describe('districts of an earlier search', () => {
  const some: StoredLocation = { parentId: 24, childrenIds: [2, 3] }
  it.each<[string, StoredLocation[], StoredLocation[], StoredLocation[], StoredLocation[]]>([
    ['are shown again', [whole(24)], [some], [], [some]],
    ['of provinces that are not chosen now are left alone', [whole(29)], [some], [], [whole(29)]],
    ['are left alone where the page names districts', [whole(24)], [some], [whole(24)], [whole(24)]],
    ['are shown where the page names the province only', [whole(24)], [some], [{ parentId: 24 }], [some]],
    ['that are all of them change nothing', [whole(24)], [whole(24)], [], [whole(24)]],
    ['keep the order of what is chosen', [whole(29), whole(24)], [some, whole(29)], [], [whole(29), some]],
  ])('%s', (_, chosen, stored, set, expected) => {
    const restored = withStoredDistricts(chosen, stored, set)
    expect(restored).toEqual(expected)
    // Nothing to restore: the same list, so that nothing renders again.
    if (isDeepStrictEqual(expected, chosen)) expect(restored).toBe(chosen)
  })
})

describe('the initial choice', () => {
  it.each<[string, StoredLocation[], number[], StoredLocation[]]>([
    ['nothing', [], [], []],
    ['ids', [], [29, 24], [whole(29), whole(24)]],
    [
      'locations, without children or with all',
      [{ parentId: 29 }, { parentId: 24, childrenIds: [-1, 2] }],
      [],
      [whole(29), whole(24)],
    ],
    [
      'both, each once, districts kept',
      [{ parentId: 24, childrenIds: [2] }],
      [24, 29],
      [{ parentId: 24, childrenIds: [2] }, whole(29)],
    ],
    ['three at most', [], [29, 24, 28, 17], [whole(29), whole(24), whole(28)]],
    ['no -1', [{ parentId: -1 }], [-1], []],
  ])('%s', (_, locations, ids, chosen) => {
    expect(chosenLocations(locations, ids)).toEqual(chosen)
  })
})

describe('a province', () => {
  it('is chosen whole, and removed', () => {
    const chosen = pickLocation([], 29)
    expect(chosen).toEqual([whole(29)])
    expect(pickState(chosen, 29)).toBe('checked')
    expect(pickLocation(chosen, 29)).toEqual([])
    expect(removeLocation([whole(29), whole(24)], 29)).toEqual([whole(24)])
  })

  it('becomes whole if only some districts were chosen, at its position', () => {
    expect(pickLocation([{ parentId: 24, childrenIds: [2] }, whole(29)], 24)).toEqual([whole(24), whole(29)])
  })

  it('is rejected as the fourth: the same list is returned', () => {
    const three = [whole(29), whole(24), whole(28)]
    expect(pickLocation(three, 17)).toBe(three)
    expect(pickDistrict(three, 17, 490, [490, 491])).toBe(three)
    expect(canPick(three, 17)).toBe(false)
    expect(canPick(three, 24)).toBe(true)
    expect(pickLocation(three, 24)).toEqual([whole(29), whole(28)])
  })
})

describe('a district', () => {
  it('is chosen by itself, and makes its province’s box mixed', () => {
    const chosen = pickDistrict([], 24, 3, HANOI)
    expect(chosen).toEqual([{ parentId: 24, childrenIds: [3] }])
    expect(pickState(chosen, 24)).toBe('mixed')
    expect(isDistrictPicked(chosen, 24, 3)).toBe(true)
    expect(isDistrictPicked(chosen, 24, 2)).toBe(false)
    expect(pickDistrict(chosen, 24, 3, HANOI)).toEqual([])
  })

  it('makes the province whole as the last one', () => {
    const two = pickDistrict(pickDistrict([], 24, 2, HANOI), 24, 3, HANOI)
    expect(pickDistrict(two, 24, 4, HANOI)).toEqual([whole(24)])
  })

  it('keeps the others when removed from a whole province', () => {
    expect(isDistrictPicked([{ parentId: 24 }], 24, 2)).toBe(true)
    expect(pickDistrict([whole(24)], 24, 2, HANOI)).toEqual([{ parentId: 24, childrenIds: [3, 4] }])
  })

  it('never results in more than three provinces, nor in an empty or repeated one', () => {
    const click = fc.record({
      parentId: fc.integer({ min: 1, max: 6 }),
      districtId: fc.option(fc.integer({ min: 1, max: 3 })),
    })
    fc.assert(
      fc.property(fc.array(click, { maxLength: 40 }), (clicks) => {
        let chosen: readonly StoredLocation[] = []
        for (const { parentId, districtId } of clicks) {
          chosen =
            districtId === null ? pickLocation(chosen, parentId) : pickDistrict(chosen, parentId, districtId, [1, 2, 3])
          expect(chosen.length).toBeLessThanOrEqual(3)
          expect(new Set(chosen.map((one) => one.parentId)).size).toBe(chosen.length)
          for (const { childrenIds = [] } of chosen) expect([1, 2]).toContain(childrenIds.length)
        }
      }),
    )
  })
})

describe('the list', () => {
  const { top, others } = groupLocations(defaultTaxonomy.locations, [29, 24, 9999], 'vi')

  it('has the top locations as configured, then the others as Vietnamese is sorted', () => {
    expect(top.map(({ id }) => id)).toEqual([29, 24])
    expect(others).toHaveLength(defaultTaxonomy.locations.length - 2)
    const names = others.map(({ name }) => name)
    expect(names.indexOf('Cần Thơ')).toBeLessThan(names.indexOf('Đà Nẵng'))
    expect(names.indexOf('Đồng Tháp')).toBeLessThan(names.indexOf('Gia Lai'))
    expect(names[0]).toBe('An Giang')
  })

  it.each([
    ['da nang', ['Đà Nẵng']],
    ['ĐÀ NẴNG', ['Đà Nẵng']],
    ['Đà Nẵng'.normalize('NFD'), ['Đà Nẵng']],
    ['ha n', ['Hà Nội', 'Hà Nam']],
    ['mekong', ['ĐBSCL']],
    ['hcm', []],
    ['***', []],
  ])('is filtered by the typed text, ignoring diacritics: %s', (text, names) => {
    expect(filterLocations([...top, ...others], text, {}).map(({ name }) => name)).toEqual(names)
  })

  it('is complete while nothing is typed, and finds provinces by their districts', () => {
    expect(filterLocations(others, '  ', {})).toHaveLength(others.length)
    const districts = { 24: [named(3, 'Hoàn Kiếm', 'Hoan Kiem')] }
    expect(filterLocations(top, 'hoan kiem', districts).map(({ id }) => id)).toEqual([24])
    expect(matchesText(named(3, 'Hoàn Kiếm', 'Hoan Kiem'), 'kiếm')).toBe(true)
  })

  it('names a part of a province by its number of districts', () => {
    const hanoi = named(24, 'Hà Nội', 'Ha Noi')
    expect(locationLabel(hanoi, [{ parentId: 24, childrenIds: [2, 3] }], 'vi')).toBe('Hà Nội (2)')
    expect(locationLabel(hanoi, [whole(24)], 'en')).toBe('Ha Noi')
    expect(locationLabel(hanoi, [], 'en')).toBe('Ha Noi')
  })
})
