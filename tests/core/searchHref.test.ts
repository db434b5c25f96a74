import { describe, expect, it } from 'vitest'
import { hasLocations, PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { type SearchOrigin, searchHref } from '../../src/core/search/searchHref.ts'

const from = (origin: Partial<SearchOrigin> = {}): SearchOrigin => ({
  page: 'searchResult',
  language: 'vi',
  url: '/',
  ...origin,
})

describe('the URL of the header’s search', () => {
  it.each([
    ['interview', 'vi', 'kế toán', '/cau-hoi-phong-van/k%E1%BA%BF-to%C3%A1n-kv'],
    ['interview', 'en', 'accountant', '/interview/accountant-kw'],
    ['salary', 'vi', 'java', '/muc-luong/java-kv'],
    ['salary', 'en', 'C# developer', '/salary/C_sharp-developer-kw'],
    ['interview', 'vi', '', '/cau-hoi-phong-van/tat-ca-viec-lam'],
    ['interview', 'en', ' - ', '/interview/all-jobs'],
    ['salary', 'vi', '', '/muc-luong/tat-ca-viec-lam'],
    ['salary', 'en', '', '/salary/all-jobs'],
    ['homepage', 'vi', 'java', '/java-kv'],
    ['jobDetail', 'en', 'java', '/java-kw'],
    ['other', 'vi', '', '/tim-viec-lam/tim-tat-ca-viec-lam'],
  ] as const)('from %s in %s for “%s”: %s', (page, language, keyword, href) => {
    expect(searchHref({ keyword }, from({ page, language }))).toBe(href)
  })

  it('has no locations and no query on job title pages', () => {
    const origin = from({ page: 'salary', url: '/muc-luong/java-kv?page=2' })
    expect(searchHref({ keyword: 'java', locationIds: [29], categoryIds: [35] }, origin)).toBe('/muc-luong/java-kv')
    expect(PAGE_NAMES.filter((page) => !hasLocations(page))).toEqual(['interview', 'salary'])
  })

  it.each([
    ['/java-kv?sort=new&page=3', 'searchResult', '/qa-kw?sort=new'],
    ['https://www.jobsite.example/viec-lam?q=java&l=29&sort=new#top', 'searchResult', '/qa-kw?sort=new'],
    ['/it-software-jobs-i35-en?sort=new', 'searchResult', '/qa-kw?sort=new'],
    ['/ho-so?tab=profile-settings', 'searchResult', '/qa-kw?tab=profile-settings'],
    ['/company-list?utm_source=fb&x=1', 'companyList', '/qa-kw?utm_source=fb&x=1'],
    ['/a-1234567-jd?source=s&page=3', 'jobDetail', '/qa-kw?source=s'],
    ['/salary?x=1&page=2', 'salary', '/salary/qa-kw?x=1'],
    ['/interview/java-kw?page=2', 'interview', '/interview/qa-kw'],
    ['/career-newbies?lang=vi', 'careerNewbies', '/qa-kw?lang=en'],
    ['%', 'searchResult', '/qa-kw'],
  ] as const)('keeps the query string of the page, except the page of the old results: %s on %s', (url, page, href) => {
    expect(searchHref({ keyword: 'qa' }, { page, language: 'en', url })).toBe(href)
  })

  it('marks a new location, once', () => {
    const criteria = { keyword: 'java', locationIds: [29, 24] }
    expect(searchHref(criteria, from())).toBe('/java-v29.24-vn?setNewLocation=true')
    expect(searchHref(criteria, from({ locationIds: [29] }))).toBe('/java-v29.24-vn?setNewLocation=true')
    expect(searchHref(criteria, from({ locationIds: [24, 29] }))).toBe('/java-v29.24-vn')
    const before = from({ url: '/java-v29-vn?setNewLocation=true&sort=new' })
    expect(searchHref(criteria, before)).toBe('/java-v29.24-vn?setNewLocation=true&sort=new')
  })

  it('keeps the categories that the page has set', () => {
    expect(searchHref({ categoryIds: [35, 55], locationIds: [29] }, from({ locationIds: [29] }))).toBe('/i35,55v29-vn')
  })
})
