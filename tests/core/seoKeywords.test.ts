import {
  buildCategoryUrl,
  buildLocationUrl,
  defaultTaxonomy,
  type Language,
  type Named,
  nameIn,
} from '@jobsite/shell/core'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { topCategoryIds } from '../../src/core/reference/categories.ts'
import { topLocationIds } from '../../src/core/reference/locations.ts'
import { bottomTextPageUrl } from '../../src/core/seo/bottomText.ts'
import { type SeoSelection, seoLinkLists } from '../../src/core/seo/seoKeywords.ts'

const select = (selection: Partial<SeoSelection> = {}): SeoSelection => ({
  language: 'vi',
  locationId: [],
  categoryId: [],
  taxonomy: defaultTaxonomy,
  topCategoryIds,
  topLocationIds,
  ...selection,
})
const headings = (selection: Partial<SeoSelection>): string[] =>
  seoLinkLists(select(selection)).map(({ id, heading }) => `${id}: ${heading}`)

describe('the headings of the keyword block', () => {
  it.each<[selected: string, language: Language, locationId: number[], categoryId: number[], headings: string[]]>([
    ['nothing', 'vi', [], [], ['categories: Việc làm theo ngành nghề', 'locations: Việc làm theo địa điểm']],
    ['nothing', 'en', [], [], ['categories: Jobs by category', 'locations: Jobs by location']],
    ['a location', 'vi', [24], [], ['categories: Việc làm tại Hà Nội']],
    ['a location', 'en', [24], [], ['categories: Job by categories at Ha Noi']],
    ['a category', 'vi', [], [1], ['locations: Việc làm Kế toán tại']],
    ['a category', 'en', [], [1], ['locations: Accounting jobs by location']],
    ['both', 'vi', [24], [1], ['categories: Việc làm tại Hà Nội', 'locations: Việc làm Kế toán tại']],
    ['both', 'en', [24], [1], ['categories: Job by categories at Ha Noi', 'locations: Accounting jobs by location']],
    [
      'several of each',
      'en',
      [29, 24],
      [35, 1],
      ['categories: Job by categories at Ho Chi Minh', 'locations: IT - Software jobs by location'],
    ],
    [
      'an id that is not known before one that is',
      'en',
      [999_999, 24],
      [],
      ['categories: Job by categories at Ha Noi'],
    ],
    ['ids that are not known', 'en', [999_999], [-1], ['categories: Jobs by category', 'locations: Jobs by location']],
    ['ids of the other table', 'en', [156], [29], ['categories: Jobs by category', 'locations: Jobs by location']],
  ])('for %s in %s', (_, language, locationId, categoryId, expected) => {
    expect(headings({ language, locationId, categoryId })).toEqual(expected)
  })
})

describe('the links of the keyword block', () => {
  it.each([
    ['vi', [24], [1], '/viec-lam-ke-toan-tai-ha-noi-i1v24-vn', '/viec-lam-ke-toan-tai-ho-chi-minh-i1v29-vn'],
    ['en', [24], [1], '/accounting-jobs-in-ha-noi-i1v24-en', '/accounting-jobs-inho-chi-minh-i1v29-en'],
    [
      'vi',
      [0, 24, 17],
      [35, 1],
      '/viec-lam-ke-toan-tai-ha-noi-i1v24.17-vn',
      '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35,1v29-vn',
    ],
    [
      'en',
      [24, 17],
      [35, -1, 1],
      '/accounting-jobs-in-ha-noi-i1v24.17-en',
      '/it-software-jobs-inho-chi-minh-i35,1v29-en',
    ],
  ] as const)(
    'lead to landing pages of all that is selected in %s: %j, %j',
    (language, locationId, categoryId, category, location) => {
      const [categories, locations] = seoLinkLists(select({ language, locationId, categoryId }))
      expect(categories?.links[0]?.link).toBe(category)
      expect(locations?.links[0]?.link).toBe(location)
    },
  )

  it('are those of the tables, in their order and language', () => {
    const [categories, locations] = seoLinkLists(select({ language: 'en' }))
    expect(categories?.links.map(({ id }) => id)).toEqual(topCategoryIds)
    expect(locations?.links.map(({ id }) => id)).toEqual(topLocationIds)
    expect(locations?.links.map(({ name }) => name)).toEqual([
      'Ho Chi Minh',
      'Ha Noi',
      'Hai Phong',
      'Da Nang',
      'Can Tho',
      'Binh Duong',
    ])
  })

  it('are unique, and only of known rows', () => {
    const lists = seoLinkLists(select({ topCategoryIds: [35, 35, 999_999, 1, 35], topLocationIds: [-1] }))
    expect(lists.map(({ id, links }) => [id, links.map((link) => link.id)])).toEqual([['categories', [35, 1]]])
  })

  it('are empty if the site has no top ids', () => {
    expect(seoLinkLists(select({ topCategoryIds: [], topLocationIds: [] }))).toEqual([])
    expect(seoLinkLists(select({ taxonomy: { categories: [], locations: [] }, locationId: [24] }))).toEqual([])
  })

  it('are built by the rules of landing links, whatever is selected', () => {
    const ids = fc.array(fc.integer({ min: -1, max: 200 }), { maxLength: 4 })
    fc.assert(
      fc.property(fc.constantFrom<Language>('vi', 'en'), ids, ids, (language, locationId, categoryId) => {
        const { categories, locations } = defaultTaxonomy
        const selected = (rows: readonly Named[], wanted: readonly number[]) =>
          [...new Set(wanted)].flatMap((id) => rows.filter((row) => row.id === id))
        const [places, topics] = [selected(locations, locationId), selected(categories, categoryId)]
        const lists = new Map(seoLinkLists(select({ language, locationId, categoryId })).map((list) => [list.id, list]))
        expect(lists.has('categories')).toBe(places.length > 0 || topics.length === 0)
        expect(lists.has('locations')).toBe(topics.length > 0 || places.length === 0)
        for (const { id, name, link } of lists.get('categories')?.links ?? []) {
          const row = categories.find((candidate) => candidate.id === id)
          expect([name, link]).toEqual([nameIn(row, language), row && buildCategoryUrl(row, language, places)])
        }
        for (const { id, name, link } of lists.get('locations')?.links ?? []) {
          const row = locations.find((candidate) => candidate.id === id)
          expect([name, link]).toEqual([nameIn(row, language), row && buildLocationUrl(row, language, topics)])
        }
      }),
    )
  })
})

describe('bottomTextPageUrl', () => {
  it.each([
    ['https://www.jobsite.example/Java-kv?Page=2#Top', 'https://www.jobsite.example/java-kv?page=2'],
    ['HTTPS://WWW.JOBSITE.EXAMPLE/', 'https://www.jobsite.example/'],
    ['/viec-lam', '/viec-lam'],
    ['/K%E1%BA%BF-To%C3%A1n-kv', '/k%e1%ba%bf-to%c3%a1n-kv'],
    ['/KẾ-TOÁN-KV#', '/kế-toán-kv'],
    ['/a#b#c', '/a'],
    ['#', ''],
    ['', ''],
  ])('%s requests %s', (url, requested) => {
    expect(bottomTextPageUrl(url)).toBe(requested)
  })

  it('is idempotent', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (url) => {
        const requested = bottomTextPageUrl(url)
        expect(bottomTextPageUrl(requested)).toBe(requested)
        expect(requested).not.toContain('#')
      }),
    )
  })
})
