import {
  breadcrumbsFor,
  defineConfig,
  formatBreadcrumbList,
  type Language,
  localizeUrl,
  messages,
  PAGES,
  pagePath,
  routePairs,
} from '@jobsite/shell/core'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { breadcrumbMessages } from '../../src/core/messages/breadcrumbs.ts'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'

const ORIGIN = 'https://www.jobsite.example'
const LANGUAGES: readonly Language[] = ['vi', 'en']

const trail = (url: string, options?: Parameters<typeof breadcrumbsFor>[1]): string =>
  breadcrumbsFor(url, options)
    .map(({ label, href, current }) => `${label} ${current ? '*' : href}`)
    .join(' › ')

describe('breadcrumbsFor', () => {
  it.each([
    ['/muc-luong', 'Trang Chủ / › Báo cáo lương *'],
    ['/salary', 'Homepage /en › Salary report *'],
    ['/my-career-center', 'Homepage /en › My Career Center *'],
    ['/my-career-center/my-jobs?section=saved', 'Homepage /en › My Career Center /my-career-center › My jobs *'],
    ['/interview/all-jobs', 'Homepage /en › Interview questions /interview › All jobs *'],
    ['/cau-hoi-phong-van/ke-toan-kv', 'Trang Chủ / › Câu hỏi phỏng vấn /cau-hoi-phong-van › ke toan *'],
    ['/numerology/result', 'Homepage /en › Numerology /numerology › Result *'],
    ['/jobs', 'Homepage /en › Jobs *'],
    ['/job-search/all-jobs', 'Homepage /en › Jobs /jobs › All jobs *'],
    ['/viec-can-tuyen-gap', 'Trang Chủ / › Việc làm /viec-lam › Việc làm tuyển gấp *'],
    ['/job-channel/top-management', 'Homepage /en › Jobs /jobs › Management jobs *'],
    ['/companies', 'Homepage /en › Companies *'],
    ['/terms-of-use', 'Homepage /en › Terms of use *'],
    ['/dang-nhap/', 'Trang Chủ / › Đăng nhập *'],
    ['/wowcv/en', 'Homepage /en › WowCV *'],
    ['/career-newbies', 'Trang Chủ / › Career Newbies *'],
    ['/viec-lam/abc', 'Trang Chủ / › Việc làm /viec-lam'],
  ])('%s: %s', (url, wanted) => {
    expect(trail(url)).toBe(wanted)
  })

  it.each([
    ['/java-kw', 'Homepage /en › Jobs /jobs › java *'],
    ['/it-software-jobs-i35-en', 'Homepage /en › Jobs /jobs › IT - Software *'],
    [
      '/it-software-jobs-in-ho-chi-minh-i35v29-en',
      'Homepage /en › Jobs /jobs › IT - Software /it-software-jobs-i35-en › Ho Chi Minh *',
    ],
    [
      '/java-i35v29-en',
      'Homepage /en › Jobs /jobs › IT - Software /it-software-jobs-i35-en › Ho Chi Minh /it-software-jobs-in-ho-chi-minh-i35v29-en › java *',
    ],
    ['/ha-noi-jobs-v24-en', 'Homepage /en › Jobs /jobs › Ha Noi *'],
    ['/java-v29.24-en', 'Homepage /en › Jobs /jobs › Ho Chi Minh, Ha Noi /v29.24-en › java *'],
  ])('narrows a search step by step: %s', (url, wanted) => {
    expect(trail(url)).toBe(wanted)
  })

  it('names a page as it names itself, and ends above a page without a name', () => {
    const url = '/ky-su-phan-mem-1763221-jv'
    expect(trail(url)).toBe('Trang Chủ / › Việc làm /viec-lam')
    expect(trail(url, { current: ' Kỹ sư phần mềm ' })).toBe('Trang Chủ / › Việc làm /viec-lam › Kỹ sư phần mềm *')
    expect(trail('/it-software-jobs-i35-en', { current: 'Software' })).toBe('Homepage /en › Jobs /jobs › Software *')
  })

  it.each(['/', '/en', '/en/', '', '/khong-co-trang-nay', 'mailto:a@b.example'])('has none for %j', (url) => {
    expect(breadcrumbsFor(url)).toEqual([])
  })

  it.each([
    ['https://www.jobsite.example//evil.example/java-kv', '/evil.example/java-kv'],
    ['/\\evil.example/java-kv', '/evil.example/java-kv'],
    ['/\t/evil.example/java-kv', '/evil.example/java-kv'],
    ['java-kv', '/java-kv'],
  ])('stays on the site: %j', (url, href) => {
    expect(breadcrumbsFor(url).at(-1)).toEqual({ label: 'java', href, current: true })
    expect(new URL(href, ORIGIN).origin).toBe(ORIGIN)
  })

  it.each(PAGE_NAMES.filter((name) => !PAGES[name].home && name !== 'other' && name !== 'jobDetail'))(
    'leads to %s by the same steps in both languages',
    (page) => {
      const trails = LANGUAGES.map((language) => breadcrumbsFor(pagePath(page, language), { language, page }))
      const [vi = [], en = []] = trails
      expect(vi.length).toBeGreaterThan(1)
      expect(vi.map(({ href }) => localizeUrl(href, 'en'))).toEqual(en.map(({ href }) => href))
      for (const [index, language] of LANGUAGES.entries()) {
        expect(trails[index]?.at(0)?.label).toBe(messages[language].homeTitle)
        expect(trails[index]?.at(-1)?.current).toBe(true)
        expect(trails[index]?.filter(({ current }) => current)).toHaveLength(1)
      }
    },
  )

  it('never leads to one URL twice, and gives every step the language', () => {
    for (const { vi, en } of routePairs) {
      for (const [language, path] of [
        ['vi', vi],
        ['en', en],
      ] as const) {
        const hrefs = breadcrumbsFor(`/${path}`, { language, current: 'X' }).map(({ href }) => href)
        expect(new Set(hrefs).size, path).toBe(hrefs.length)
        expect(
          hrefs.slice(0, -1).map((href) => localizeUrl(href, language)),
          path,
        ).toEqual(hrefs.slice(0, -1))
      }
    }
  })

  it('puts the configured base before every URL', () => {
    const config = defineConfig({ linkBase: 'https://www.jobsite.example' })
    expect(breadcrumbsFor('/salary', { config }).map(({ href }) => href)).toEqual([`${ORIGIN}/en`, `${ORIGIN}/salary`])
  })

  it('has every word in both languages', () => {
    expect(Object.keys(breadcrumbMessages.vi)).toEqual(Object.keys(breadcrumbMessages.en))
  })
})

describe('formatBreadcrumbList', () => {
  const parsed = (...args: Parameters<typeof formatBreadcrumbList>) =>
    JSON.parse(formatBreadcrumbList(...args) ?? 'null')

  it('is a BreadcrumbList of schema.org with absolute URLs', () => {
    expect(parsed(breadcrumbsFor('/muc-luong'), ORIGIN)).toEqual({
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Trang Chủ', item: `${ORIGIN}/` },
        { '@type': 'ListItem', position: 2, name: 'Báo cáo lương', item: `${ORIGIN}/muc-luong` },
      ],
    })
  })

  it('leaves out URLs that no link may have', () => {
    const crumbs = [
      { label: 'Home', href: '/' },
      { label: 'Trick', href: 'javascript:alert(1)' },
      { label: 'Other', href: '//evil.example' },
      { label: 'Here', href: '/here', current: true as const },
    ]
    const items = parsed(crumbs, ORIGIN).itemListElement
    expect(items.map(({ position, name }: { position: number; name: string }) => [position, name])).toEqual([
      [1, 'Home'],
      [2, 'Here'],
    ])
    expect(formatBreadcrumbList(crumbs.slice(1, 3), ORIGIN)).toBeNull()
    expect(formatBreadcrumbList([], ORIGIN)).toBeNull()
  })

  it('never closes its script element, and keeps every text', () => {
    const adversarial = fc.oneof(fc.string(), fc.constantFrom('</script>', '<!--', ']]>', '\u2028', '<script', '&lt;'))
    fc.assert(
      fc.property(fc.array(adversarial, { minLength: 1 }), (labels) => {
        const json = formatBreadcrumbList(
          labels.map((label) => ({ label, href: '/' })),
          ORIGIN,
        )
        expect(json).not.toMatch(/[<>&\u2028\u2029]/)
        expect(JSON.parse(json ?? '').itemListElement.map(({ name }: { name: string }) => name)).toEqual(labels)
      }),
    )
  })
})
