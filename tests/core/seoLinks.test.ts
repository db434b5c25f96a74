import {
  buildCategoryUrl,
  buildLocationUrl,
  categories,
  locations,
  type Named,
  parseSearchUrl,
} from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'

function row(rows: readonly Named[], id: number): Named {
  const found = rows.find((candidate) => candidate.id === id)
  if (!found) throw new Error(`no row ${id}`)
  return found
}
const category = (id: number): Named => row(categories, id)
const location = (id: number): Named => row(locations, id)

describe('buildCategoryUrl', () => {
  it.each([
    [35, '/viec-lam-it-phan-mem-i35-vn', '/it-software-jobs-i35-en'],
    [22, '/viec-lam-y-te-cham-soc-suc-khoe-i22-vn', '/health-medical-care-jobs-i22-en'],
    [5, '/viec-lam-kien-truc-thiet-ke-noi-that-i5-vn', '/architecture-interior-design-jobs-i5-en'],
    [1, '/viec-lam-ke-toan-i1-vn', '/accounting-jobs-i1-en'],
    [55, '/viec-lam-it-phan-cung-mang-i55-vn', '/it-hardware-networking-jobs-i55-en'],
    [71, '/viec-lam-overseas-jobs-i71-vn', '/overseas-jobs-jobs-i71-en'],
    [70, '/viec-lam-qa-qc-i70-vn', '/qa-qc-jobs-i70-en'],
  ])('category %i', (id, vi, en) => {
    expect(buildCategoryUrl(category(id), 'vi')).toBe(vi)
    expect(buildCategoryUrl(category(id), 'en')).toBe(en)
  })

  it.each([
    [35, [29], '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', '/it-software-jobs-in-ho-chi-minh-i35v29-en'],
    [1, [24], '/viec-lam-ke-toan-tai-ha-noi-i1v24-vn', '/accounting-jobs-in-ha-noi-i1v24-en'],
    [42, [71], '/viec-lam-ngan-hang-tai-dbscl-i42v71-vn', '/banking-jobs-in-mekong-delta-i42v71-en'],
    [1, [24, 29, 24], '/viec-lam-ke-toan-tai-ha-noi-i1v24.29-vn', '/accounting-jobs-in-ha-noi-i1v24.29-en'],
    [1, [17, 15, 11, 9], '/viec-lam-ke-toan-tai-da-nang-i1v17.15.11-vn', '/accounting-jobs-in-da-nang-i1v17.15.11-en'],
    [1, [], '/viec-lam-ke-toan-i1-vn', '/accounting-jobs-i1-en'],
  ])('category %i in locations %j', (id, ids, vi, en) => {
    const places = ids.map(location)
    const given = places.length === 1 ? [places, places[0]] : [places]
    for (const place of given) {
      expect(buildCategoryUrl(category(id), 'vi', place)).toBe(vi)
      expect(buildCategoryUrl(category(id), 'en', place)).toBe(en)
    }
  })

  it('takes the slug from the name in the language of the link', () => {
    const own = { id: 7, name: 'Tên Tiếng Việt', nameEn: 'English Name', slug: 'stored-slug' }
    expect(buildCategoryUrl(own, 'vi')).toBe('/viec-lam-ten-tieng-viet-i7-vn')
    expect(buildCategoryUrl(own, 'en')).toBe('/english-name-jobs-i7-en')
  })

  it('has no doubled hyphen where a name has no slug', () => {
    const nameless = { id: 7, name: '日本', nameEn: '' }
    expect(buildCategoryUrl(nameless, 'vi')).toBe('/viec-lam-i7-vn')
    expect(buildCategoryUrl(nameless, 'en')).toBe('/jobs-i7-en')
    expect(buildCategoryUrl(nameless, 'en', location(24))).toBe('/ha-noi-jobs-i7v24-en')
  })
})

describe('buildLocationUrl', () => {
  it.each([
    [24, '/viec-lam-ha-noi-v24-vn', '/ha-noi-jobs-v24-en'],
    [29, '/viec-lam-ho-chi-minh-v29-vn', '/ho-chi-minh-jobs-v29-en'],
    [71, '/viec-lam-dbscl-v71-vn', '/mekong-delta-jobs-v71-en'],
    [57, '/viec-lam-thua-thien-hue-v57-vn', '/thua-thien-hue-jobs-v57-en'],
    [70, '/viec-lam-quoc-te-v70-vn', '/international-jobs-v70-en'],
  ])('location %i', (id, vi, en) => {
    expect(buildLocationUrl(location(id), 'vi')).toBe(vi)
    expect(buildLocationUrl(location(id), 'en')).toBe(en)
    expect(buildLocationUrl(location(id), 'en', [])).toBe(en)
  })

  it('for a category is the indexed URL, without a hyphen after "in"', () => {
    expect(buildLocationUrl(location(29), 'en', [category(35)])).toBe('/it-software-jobs-inho-chi-minh-i35v29-en')
    expect(buildLocationUrl(location(29), 'vi', [category(35)])).toBe('/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn')
  })

  it('has the hyphen by its switch, which changes nothing else', () => {
    const options = { hyphenatedIn: true }
    expect(buildLocationUrl(location(29), 'en', [category(35)], options)).toBe(
      '/it-software-jobs-in-ho-chi-minh-i35v29-en',
    )
    expect(buildLocationUrl(location(29), 'vi', [category(35)], options)).toBe(
      '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn',
    )
    expect(buildLocationUrl(location(29), 'en', [], options)).toBe('/ho-chi-minh-jobs-v29-en')
  })

  it('for several categories is named by the first and carries each id once', () => {
    expect(buildLocationUrl(location(29), 'en', [category(35), category(55), category(35)])).toBe(
      '/it-software-jobs-inho-chi-minh-i35,55v29-en',
    )
    expect(buildLocationUrl(location(29), 'vi', [category(55), category(35)])).toBe(
      '/viec-lam-it-phan-cung-mang-tai-ho-chi-minh-i55,35v29-vn',
    )
  })
})

describe('every landing link', () => {
  it('is read as the search of its ids, with and without the hyphen', () => {
    for (const language of ['vi', 'en'] as const) {
      for (const one of categories) {
        expect(parseSearchUrl(buildCategoryUrl(one, language))).toEqual({ language, categoryIds: [one.id] })
        for (const place of locations.slice(0, 12)) {
          const parsed = { language, categoryIds: [one.id], locationIds: [place.id] }
          expect(parseSearchUrl(buildCategoryUrl(one, language, place))).toEqual(parsed)
          expect(parseSearchUrl(buildLocationUrl(place, language, [one]))).toEqual(parsed)
          expect(parseSearchUrl(buildLocationUrl(place, language, [one], { hyphenatedIn: true }))).toEqual(parsed)
        }
      }
      for (const place of locations)
        expect(parseSearchUrl(buildLocationUrl(place, language))).toEqual({ language, locationIds: [place.id] })
    }
  })

  it('is a URL of its own', () => {
    for (const language of ['vi', 'en'] as const) {
      const links = [
        ...categories.map((one) => buildCategoryUrl(one, language)),
        ...locations.map((place) => buildLocationUrl(place, language)),
        ...categories.flatMap((one) => locations.map((place) => buildCategoryUrl(one, language, place))),
      ]
      expect(new Set(links).size).toBe(links.length)
      for (const link of links) expect(link).toMatch(/^\/[a-z0-9]+(?:-[a-z0-9]+)*-(?:i\d+)?(?:v\d+)?-(?:vn|en)$/)
    }
  })
})
