import {
  alternateLinks,
  detectLanguage,
  detectPage,
  localizeUrl,
  PAGES,
  type PageName,
  pagePath,
} from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { isPageName, PAGE_NAMES, pageLabel } from '../../src/core/pages/pages.ts'

/** Pages whose URL is another page's: it is found as that one. */
const SHARED_URL: readonly PageName[] = ['jobDetail', 'other', 'myAccount', 'careerTools']

const ADVERSARIAL = [
  '',
  'Homepage',
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  'x'.repeat(200_000),
]

describe('the pages', () => {
  // The contracts have the label and the URLs of each.
  it.each(PAGE_NAMES)('%s has URLs that lead to each other', (page) => {
    const [vi, en] = [pagePath(page, 'vi'), pagePath(page, 'en')]
    expect(isPageName(page)).toBe(true)
    expect(localizeUrl(vi, 'en')).toBe(en)
    expect(localizeUrl(en, 'vi')).toBe(vi)
    expect(localizeUrl(`${vi}?a=1#b`, 'en')).toBe(`${en}?a=1#b`)
    expect(alternateLinks(vi).map(({ href }) => href)).toEqual(vi === en ? [] : [vi, en, vi])
    expect(alternateLinks(en)).toEqual(alternateLinks(vi))
    expect(detectLanguage(vi)).toBe(vi === en ? undefined : 'vi')
    expect(detectLanguage(en)).toBe(vi === en ? undefined : 'en')
  })

  it.each(PAGE_NAMES.filter((page) => !SHARED_URL.includes(page)))('%s is found at its own URLs', (page) => {
    for (const href of [pagePath(page, 'vi'), pagePath(page, 'en')]) {
      expect(detectPage(href)).toBe(page)
      expect(detectPage(`https://www.jobsite.example${href}?a=1#b`)).toBe(page)
      if (!href.endsWith('/')) expect(detectPage(`${href}/`)).toBe(page)
    }
  })

  it('have their special properties', () => {
    const pagesWith = (test: (page: (typeof PAGES)[PageName]) => unknown): string[] =>
      PAGE_NAMES.filter((name) => test(PAGES[name]))
    expect(pagesWith((page) => page.careerCentre)).toEqual(pagesWith((page) => page.label === 'My_Career_Center'))
    expect(pagesWith((page) => page.home)).toEqual(['homepage'])
    expect(pagesWith((page) => page.jobDetail)).toEqual(['jobDetail'])
    expect(pagesWith((page) => page.searchTopic === 'interview')).toEqual(['interview'])
    expect(pagesWith((page) => page.searchTopic === 'salary')).toEqual(['salary'])
  })

  it.each(ADVERSARIAL)('an unknown name: %.20s', (name) => {
    expect(isPageName(name)).toBe(false)
    expect(pageLabel(name as PageName)).toBe('Other_Pages')
    expect(pagePath(name as PageName, 'vi')).toBe('/')
    expect(pagePath(name as PageName, 'en')).toBe('/en')
  })

  it.each([undefined, null, 7, {}, ['homepage']])('a value that is not a name: %j', (value) => {
    expect(isPageName(value)).toBe(false)
  })
})

describe('detectPage', () => {
  it.each<[url: string, page: PageName | undefined]>([
    ['/', 'homepage'],
    ['/en', 'homepage'],
    ['/en/', 'homepage'],
    ['/?a=1', 'homepage'],
    ['https://www.jobsite.example', 'homepage'],
    ['https://www.jobsite.example?a=1', 'homepage'],
    ['/jobs?l=29', 'searchResult'],
    ['/job-search/all-jobs', 'searchResult'],
    ['/viec-can-tuyen-gap', 'searchResult'],
    ['/java-kv', 'searchResult'],
    ['/java-kw-urgent-uj', 'searchResult'],
    ['/java-i35v29.24-en', 'searchResult'],
    ['/viec-lam-it-phan-mem-i35-vn', 'searchResult'],
    ['/interview/ke-toan-kw', 'interview'],
    ['/interview/all-jobs', 'interview'],
    ['/muc-luong/tat-ca-viec-lam', 'salary'],
    ['/salary/ke-toan-kw', 'salary'],
    ['/job-channel/top-management', 'topManagementJobs'],
    ['/management-jobs', 'topManagementJobs'],
    ['/mt-sales-supervisor-1763221-jv', 'jobDetail'],
    ['/mt-sales-supervisor-1763221-jd?source=x', 'jobDetail'],
    ['/viec-lam/mt-sales-supervisor-1763221-jv/', 'jobDetail'],
    ['/jobs/mt-sales-supervisor-176322-jd', 'jobDetail'],
    ['/jobs/mt-sales-supervisor-17632-jd', 'searchResult'],
    ['/companies', 'companyList'],
    ['/tim-viec-lam/nha-tuyen-dung', 'companyList'],
    ['/my-profile', 'myProfile'],
    ['/my-profile?tab=profile-settings', 'profileSettings'],
    ['/ho-so?a=1&tab=profile-settings#x', 'profileSettings'],
    ['/ho-so?tab=khac', 'myProfile'],
    ['/my-career-center/khac', 'myCareerCenter'],
    ['/numerology/result', 'numerology'],
    ['/so-chu-dao', 'numerology'],
    ['/wowcv/en/', 'wowCv'],
    ['/contact-us', 'other'],
    ['/lien-he', 'other'],
    ['/recommendation/success/en', 'other'],
    ['/khong-ro', undefined],
    ['/viec-lamx', undefined],
    ['', undefined],
    ['#top', undefined],
    ['mailto:a@b.example', undefined],
    ['/__proto__', undefined],
    ['/constructor', undefined],
    ['/toString/en', undefined],
  ])('%s -> %s', (url, page) => {
    expect(detectPage(url)).toBe(page)
  })

  it('knows configured campaign pages as others', () => {
    expect(detectPage('/tet', { campaignPaths: ['tet'] })).toBe('other')
    expect(detectPage('/tet/en', { campaignPaths: ['tet'] })).toBe('other')
    expect(detectPage('/tet')).toBeUndefined()
  })
})
