import {
  buildSearchUrl,
  careerCentreMenu,
  decodeKeyword,
  defineConfig,
  encodeKeyword,
  headerMenu,
  loginUrl,
  type MenuContext,
  type MenuItem,
  messages,
  parseSearchUrl,
  registerUrl,
  resumeSummaryLines,
  returnTarget,
  switchUrl,
} from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { searchHref } from '../../src/core/search/searchHref.ts'

const config = defineConfig()
const SITE = 'https://www.jobsite.example'
const all = (items: readonly MenuItem[]): MenuItem[] => items.flatMap((item) => [item, ...all(item.children ?? [])])
const menu = (more: Partial<MenuContext> = {}) => all(headerMenu({ config, language: 'vi', ...more }))

describe('a keyword in a URL', () => {
  const composed = 'kế toán trưởng'

  it('has one URL, however it was typed', () => {
    const typed = composed.normalize('NFD')
    expect(encodeKeyword(typed)).toBe(encodeKeyword(composed))
    expect(buildSearchUrl({ keyword: typed }, 'vi')).toBe(buildSearchUrl({ keyword: composed }, 'vi'))
    expect(decodeKeyword(encodeURIComponent(typed.replaceAll(' ', '-')))).toBe(composed)
    expect(parseSearchUrl(`/${encodeURIComponent(typed.replaceAll(' ', '-'))}-kv`)?.keyword).toBe(composed)
  })

  it('has at most 200 characters, without a split surrogate pair', () => {
    expect(encodeKeyword('a'.repeat(200))).toHaveLength(200)
    expect(encodeKeyword('a'.repeat(3000))).toHaveLength(200)
    expect(encodeKeyword(`  ${'a'.repeat(200)}  `)).toHaveLength(200)
    expect(encodeKeyword(`${'a'.repeat(199)}\u{20bb7}b`)).toBe('a'.repeat(199))
    expect(encodeKeyword(`${'a'.repeat(198)}\u{20bb7}b`)).toBe(`${'a'.repeat(198)}\u{20bb7}`)
    expect(parseSearchUrl(`/${'a'.repeat(3000)}-kw`)?.keyword).toHaveLength(200)
    expect(encodeKeyword('ế'.normalize('NFD').repeat(200))).toBe('ế'.repeat(200))
  })
})

describe('the query of a page', () => {
  it.each([
    ['/company-list?utm_source=fb&x=1', 'companyList', '/qa-kw?utm_source=fb&x=1'],
    ['/a-1234567-jd?source=s&page=3', 'jobDetail', '/qa-kw?source=s'],
    ['/salary?x=1&page=2', 'salary', '/salary/qa-kw?x=1'],
    ['/interview/java-kw?page=2', 'interview', '/interview/qa-kw'],
    ['/jobs?l=29&sort=new', 'searchResult', '/qa-kw?sort=new'],
    ['/career-newbies?lang=vi', 'careerNewbies', '/qa-kw?lang=en'],
  ] as const)('of %s is kept by a search', (url, page, href) => {
    expect(searchHref({ keyword: 'qa' }, { page, language: 'en', url })).toBe(href)
  })
})

describe('the header menu', () => {
  const marked = (more: Partial<MenuContext>) =>
    menu(more).flatMap(({ id, current }) => (current ? [`${id} ${current}`] : []))

  it('marks saved jobs in their section only, and my jobs in the others', () => {
    expect(marked({ page: 'myJobs', section: 'saved' })).toEqual(['myJobs true', 'savedJobs page'])
    expect(marked({ page: 'myJobs', section: 'applied' })).toEqual(['myJobs page'])
    expect(marked({ page: 'myJobs' })).toEqual(['myJobs page'])
  })

  it('adds its language to the links of pages with one URL', () => {
    const href = (language: 'vi' | 'en') => menu({ language }).find(({ id }) => id === 'careerNewbies')?.href
    expect(href('vi')).toBe('/career-newbies')
    expect(href('en')).toBe('/career-newbies?lang=en')
  })

  it('links to an overridden URL of newest jobs, whatever locations are stored', () => {
    const newest = (hrefs: object) =>
      menu({ config: defineConfig({ menu: { hrefs } }) }).find(({ id }) => id === 'newestJobs')
    expect(newest({})).toMatchObject({ href: '/viec-lam', narrowed: true })
    expect(newest({ newestJobs: { vi: '/moi' } })).not.toHaveProperty('narrowed')
    expect(newest({ newestJobs: { vi: 'javascript:x' } })).toMatchObject({ href: '/viec-lam', narrowed: true })
  })
})

it('the bare career center marks its dashboard', () => {
  const marked = careerCentreMenu({ config, language: 'en', page: 'myCareerCenter' }).filter(({ current }) => current)
  expect(marked.map(({ id, current }) => [id, current])).toEqual([['careerCentre.dashboard', 'page']])
})

describe('the redirect target after a login', () => {
  const nest = (path: string, target: string) => `${path}?type=login&redirectURL=${encodeURIComponent(target)}`

  it.each([
    ['/login?redirectURL=%2Fjobs', `${SITE}/jobs`],
    [nest('/sign-up/', `${SITE}/jobs?l=29`), `${SITE}/jobs?l=29`],
    [nest('/dang-nhap', nest('/dang-ky', nest('/login', '/viec-lam'))), `${SITE}/viec-lam`],
    [nest('/onboarding/welcome', '/logout/en'), `${SITE}/my-career-center/dashboard`],
    [nest('https://id.jobsite.example/login', '/jobs'), `${SITE}/jobs`],
    ['/login', null],
    [nest('/login', 'https://evil.test/'), null],
    [nest('/login', '/login'), null],
    ['/login-help', `${SITE}/login-help`],
  ])('of %s is %s', (url, target) => {
    expect(returnTarget(url, 'en', config)).toBe(target)
  })

  it('does not grow on repeated logins', () => {
    let url = loginUrl(config, 'en', { redirectUrl: '/jobs', now: null })
    const first = registerUrl(config, 'en', { redirectUrl: url, now: null }).length
    for (let turn = 0; turn < 5; turn += 1) {
      url = registerUrl(config, 'en', { redirectUrl: url, now: null })
      expect(url).toHaveLength(first)
      url = loginUrl(config, 'en', { redirectUrl: url, now: null })
    }
  })

  it.each([
    ['/dang-nhap?redirectURL=https%3A%2F%2Fwww.jobsite.example%2Fviec-lam%3Fl%3D24&t=1', `${SITE}/jobs?l=24`],
    ['/dang-nhap?a=1&redirectURL=/ho-so', '/my-profile'],
    ['/dang-nhap?redirectURL=%2Fcareer-newbies', '/career-newbies?lang=en'],
    ['/dang-nhap?redirectURL=https%3A%2F%2Fevil.test%2Fviec-lam', 'https://evil.test/viec-lam'],
  ])('of %s is localized by the switch if it is same-site', (url, target) => {
    const href = switchUrl(url, 'en', { site: config })
    expect(new URL(href, SITE).pathname).toBe('/login')
    expect(new URL(href, SITE).searchParams.get('redirectURL')).toBe(target)
  })
})

it.each(['vi', 'en'] as const)('a count of one is in the singular, in %s', (language) => {
  const texts = (count: number) =>
    resumeSummaryLines({ totalEmployerViews: count, totalJobAlert: count }, language).map(({ text }) => text)
  const { employerViews, oneEmployerView, jobAlerts, oneJobAlert } = messages[language].resumeSummary
  expect(texts(1)).toEqual([oneEmployerView, oneJobAlert])
  expect(texts(2)).toEqual([employerViews, jobAlerts])
  if (language === 'en') expect(texts(1).join()).not.toMatch(/views|jobs/)
})
