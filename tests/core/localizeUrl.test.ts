import { detectLanguage, type Language, localizeUrl, PAGES, switchUrl } from '@jobsite/shell/core'
import { describe, expect, it, vi } from 'vitest'
import { PAGE_NAMES } from '../../src/core/pages/pages.ts'
import { takeConsole } from '../support/failOnConsole.ts'
import { words } from '../support/words.ts'

type Row = readonly [vi: string, en: string]

describe('localizeUrl, round trips', () => {
  const rows: readonly Row[] = [
    // Whole segments, longest first: where replacing the first match in the text goes wrong. More are in the route table.
    ['/tim-viec-lam/nha-tuyen-dung/abc', '/job-search/employer/abc'],
    ['/quan-ly-nghe-nghiep/viec-lam-cua-toi?section=saved', '/my-career-center/my-jobs?section=saved'],
    ['/tim-viec-lam/tim-tat-ca-viec-lam?page=2', '/job-search/all-jobs?page=2'],
    ['/nha-tuyen-dung/viec-lam', '/companies/viec-lam'],
    ['/muc-luong/ho-so', '/salary/ho-so'],
    ['/quan-ly-nghe-nghiep/khac', '/my-career-center/khac'],
    ['/ho-so?tab=profile-settings', '/my-profile?tab=profile-settings'],
    ['/nhan-so-hoc/so-chu-dao/7', '/numerology/ruling-number/7'],
    ['/so-chu-dao/7', '/ruling-number/7'],
    ['/nhan-so-hoc/ket-qua/abc', '/numerology/result/abc'],
    // Root.
    ['/', '/en'],
    ['/?a=1#b', '/en?a=1#b'],
    ['https://www.jobsite.example/', 'https://www.jobsite.example/en'],
    ['//www.jobsite.example/?x', '//www.jobsite.example/en?x'],
    ['https://cv.jobsite.example/', 'https://cv.jobsite.example/en'],
    // A last `en` segment.
    ['/empower-growth-2023', '/empower-growth-2023/en'],
    ['/empower-growth-2023/', '/empower-growth-2023/en/'],
    ['/empower-growth-2023?a=1', '/empower-growth-2023/en?a=1'],
    ['/wowcv', '/wowcv/en'],
    ['/wowcv/#top', '/wowcv/en/#top'],
    ['/recommendation/success', '/recommendation/success/en'],
    ['/recommendation/abc/expired', '/recommendation/abc/expired/en'],
    ['/a/recommendation/b/success/?token=1', '/a/recommendation/b/success/en/?token=1'],
    // Endings.
    ['/ke-toan-kv', '/ke-toan-kw'],
    ['/k%E1%BA%BF-to%C3%A1n-kv', '/k%E1%BA%BF-to%C3%A1n-kw'],
    ['/kế-toán-kv/', '/kế-toán-kw/'],
    ['/ke-toan-kv-tuyen-gap-uj', '/ke-toan-kw-urgent-uj'],
    ['/java-i35v29.24-vn', '/java-i35v29.24-en'],
    ['/i35-vn', '/i35-en'],
    ['/java-v29-vn', '/java-v29-en'],
    ['/i35%2C55v29-vn', '/i35%2C55v29-en'],
    ['/it+nganh-it-phan-mem-tai-ho-chi-minh-i35v29-vn', '/it+nganh-it-phan-mem-tai-ho-chi-minh-i35v29-en'],
    ['/navigos-group-e1234567-vn', '/navigos-group-e1234567-en'],
    ['/nha-tuyen-dung/navigos-group-e1234567-vn', '/companies/navigos-group-e1234567-en'],
    ['/mt-sales-supervisor-1763221-jv', '/mt-sales-supervisor-1763221-jd'],
    ['/ky-su-123456-jv?source=a', '/ky-su-123456-jd?source=a'],
    ['/123456-jv', '/123456-jd'],
    ['/ky-su-1234567890-jv', '/ky-su-1234567890-jd'],
    ['/cau-hoi-phong-van/ke-toan-kv', '/interview/ke-toan-kw'],
    ['/cau-hoi-phong-van/ke-toan-kv/', '/interview/ke-toan-kw/'],
    ['/viec-lam?q=vi&lang=vi', '/jobs?q=vi&lang=en'],
    ['/muc-luong/k%E1%BA%BF-to%C3%A1n-kv?x=1', '/salary/k%E1%BA%BF-to%C3%A1n-kw?x=1'],
    ['/cau-hoi-phong-van/a/b-vn', '/interview/a/b-en'],
    ['/xin-chao-vn', '/xin-chao-en'],
    // Landing links in their exact form.
    ['/viec-lam-it-phan-mem-i35-vn', '/it-software-jobs-i35-en'],
    ['/viec-lam-y-te-cham-soc-suc-khoe-i22-vn', '/health-medical-care-jobs-i22-en'],
    ['/viec-lam-kien-truc-thiet-ke-noi-that-i5-vn', '/architecture-interior-design-jobs-i5-en'],
    ['/viec-lam-ha-noi-v24-vn', '/ha-noi-jobs-v24-en'],
    ['/viec-lam-dbscl-v71-vn', '/mekong-delta-jobs-v71-en'],
    ['/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn', '/it-software-jobs-in-ho-chi-minh-i35v29-en'],
    ['/viec-lam-it-phan-mem-tai-ho-chi-minh-i35,55v29-vn', '/it-software-jobs-inho-chi-minh-i35,55v29-en'],
    ['/viec-lam-it-phan-mem-i35-vn/?a=1#b', '/it-software-jobs-i35-en/?a=1#b'],
    ['https://www.jobsite.example/viec-lam-fintech-abc-vn', 'https://www.jobsite.example/viec-lam-fintech-abc-en'],
    // The taxonomy does not give this slug for the id, or does not know the id: only the ending turns.
    ['/viec-lam-it-phan-mem-cu-i35-vn', '/viec-lam-it-phan-mem-cu-i35-en'],
    ['/viec-lam-gi-do-i9999-vn', '/viec-lam-gi-do-i9999-en'],
    ['/viec-lam-it-phan-mem-i36-vn', '/viec-lam-it-phan-mem-i36-en'],
    // Below something else it is no landing link.
    ['/muc-luong/viec-lam-it-phan-mem-i35-vn', '/salary/viec-lam-it-phan-mem-i35-en'],
    ['/abc/viec-lam-it-phan-mem-i35-vn', '/abc/viec-lam-it-phan-mem-i35-en'],
    // The language in the query.
    ['/viec-lam?lang=vi', '/jobs?lang=en'],
    ['/viec-lam?a=1&lang=vi&b=2', '/jobs?a=1&lang=en&b=2'],
    ['/career-newbies?lang=vi', '/career-newbies?lang=en'],
    ['/company/navigosgroup?lang=vi', '/company/navigosgroup?lang=en'],
    ['/khong-ro?lang=vi#x', '/khong-ro?lang=en#x'],
    // The employer site's own `lang`, and what only looks like a language.
    ['/viec-lam?lang=1', '/jobs?lang=1'],
    ['/viec-lam?lang=2', '/jobs?lang=2'],
    ['/viec-lam?lang=EN', '/jobs?lang=EN'],
    ['/viec-lam?language=vi', '/jobs?language=vi'],
    ['/viec-lam?xlang=vi', '/jobs?xlang=vi'],
    ['/viec-lam?lang', '/jobs?lang'],
    ['/viec-lam#?lang=vi', '/jobs#?lang=vi'],
    // What cannot be read stays as written.
    ['/viec-lam?q=%', '/jobs?q=%'],
    ['/viec-lam/%E1%BA', '/jobs/%E1%BA'],
    ['/viec-lam?', '/jobs?'],
    ['/viec-lam?a&&b=', '/jobs?a&&b='],
    // Relative in, relative out.
    ['viec-lam', 'jobs'],
    ['ke-toan-kv', 'ke-toan-kw'],
  ]

  it.each(rows)('%s <-> %s', (viUrl, enUrl) => {
    expect(localizeUrl(viUrl, 'en')).toBe(enUrl)
    expect(localizeUrl(enUrl, 'vi')).toBe(viUrl)
    expect(localizeUrl(viUrl, 'vi')).toBe(viUrl)
    expect(localizeUrl(enUrl, 'en')).toBe(enUrl)
  })
})

describe('localizeUrl, one way', () => {
  it.each<[url: string, to: Language, expected: string]>([
    ['/job-channel/top-management', 'vi', '/viec-lam-quan-ly'],
    ['/job-channel/top-management/abc?x=1', 'vi', '/viec-lam-quan-ly/abc?x=1'],
    ['/job-channel/top-management', 'en', '/job-channel/top-management'],
    ['/viec-lam-quan-ly', 'en', '/management-jobs'],
    ['/job-channel/', 'vi', '/kenh-viec-lam/'],
    ['/en/', 'vi', '/'],
    ['/en/?a=1', 'vi', '/?a=1'],
    ['https://www.jobsite.example', 'en', 'https://www.jobsite.example/en'],
    ['https://www.jobsite.example?a=1', 'en', 'https://www.jobsite.example/en?a=1'],
    ['https://www.jobsite.example', 'vi', 'https://www.jobsite.example'],
    // The indexed link and the hyphenated one lead to one place.
    ['/it-software-jobs-inho-chi-minh-i35v29-en', 'vi', '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn'],
    ['/it-software-jobs-in-ho-chi-minh-i35v29-en', 'vi', '/viec-lam-it-phan-mem-tai-ho-chi-minh-i35v29-vn'],
  ])('%s in %s -> %s', (url, to, expected) => {
    expect(localizeUrl(url, to)).toBe(expected)
  })
})

describe('localizeUrl keeps', () => {
  const UNKNOWN = words(`
    # ? #top ?a=1 /career-newbies /career-newbies/ /khong-co-trang-nay /viec-lam-tot /viec-lamx /xviec-lam /jobsx
    /x/viec-lam /x/jobs /VIEC-LAM /my-career-centers /enx /en/jobs /en/en /abc/success /abc/expired/en
    /recommendations/success /recommendation /recommendation/success/abc /empower-growth-2023/abc /wowcv/abc
    /wowcv/en/en /wowcvx`)
  // Fewer than six digits, or digits that are part of a word, are no job.
  const NO_JOBS = words('/ky-su-12345-jv /ky-su-12345-jd /ky-su-a123456-jv /ky-su-jv /ky-su-12345a-jd')
  // An ending needs something before it, a hyphen, and the last place.
  const NO_ENDINGS = words('/-kv /kv /vn /ke-toan-kv/abc /ke-toan-kvx /ke-toankv /ke-toan-KV /kv-consulting')
  const OTHER_SCHEMES = words(`
    mailto:a@b.example javascript:alert(1) tel:+8412345 data:text/html,viec-lam ftp://www.jobsite.example/viec-lam`)

  it.each(['', ...UNKNOWN, ...NO_JOBS, ...NO_ENDINGS, ...OTHER_SCHEMES])('%s', (url) => {
    expect(localizeUrl(url, 'en')).toBe(url)
    expect(localizeUrl(url, 'vi')).toBe(url)
  })

  it.each(['/viec-lam/wowcv', '/viec-lam/empower-growth-2023'])(
    'what follows a pair, though it names another page: %s',
    (url) => {
      const english = url.replace('/viec-lam', '/jobs')
      expect(localizeUrl(url, 'en')).toBe(english)
      expect(localizeUrl(english, 'vi')).toBe(url)
    },
  )
})

describe('campaign pages', () => {
  const options = { campaignPaths: ['/tet-2026/', 'chien-dich/mua-he', 'su-kien/tet'] }

  it.each<Row>([
    ['/tet-2026', '/tet-2026/en'],
    ['/tet-2026/?a=1', '/tet-2026/en/?a=1'],
    ['/chien-dich/mua-he#x', '/chien-dich/mua-he/en#x'],
    ['https://www.jobsite.example/tet-2026', 'https://www.jobsite.example/tet-2026/en'],
    // Below a route.
    ['/su-kien/tet', '/su-kien/tet/en'],
    ['/su-kien/tet/?a=1', '/su-kien/tet/en/?a=1'],
    ['/su-kien/khac', '/event/khac'],
    // A whole path, not the rest after a route.
    ['/viec-lam/tet-2026', '/jobs/tet-2026'],
  ])('%s <-> %s', (viUrl, enUrl) => {
    expect(localizeUrl(viUrl, 'en', options)).toBe(enUrl)
    expect(localizeUrl(enUrl, 'vi', options)).toBe(viUrl)
    expect(localizeUrl(enUrl, 'en', options)).toBe(enUrl)
    expect(localizeUrl(viUrl, 'vi', options)).toBe(viUrl)
    expect(detectLanguage(viUrl, options)).toBe('vi')
    expect(detectLanguage(enUrl, options)).toBe('en')
  })

  it.each(['/tet-2026/abc', '/chien-dich', '/mua-he', '/tet-20266', '/tet-2026/en/x'])('%s is none', (url) => {
    expect(localizeUrl(url, 'en', options)).toBe(url)
    expect(localizeUrl(url, 'vi', options)).toBe(url)
  })

  it('needs the configuration', () => {
    expect(localizeUrl('/tet-2026', 'en')).toBe('/tet-2026')
    expect(detectLanguage('/tet-2026')).toBeUndefined()
  })

  it('has no campaign at the root', () => {
    expect(localizeUrl('/', 'en', { campaignPaths: ['', '/'] })).toBe('/en')
    expect(localizeUrl('/en', 'vi', { campaignPaths: ['', '/'] })).toBe('/')
  })
})

describe("a page's own alternate URL", () => {
  it.each([
    'https://www.jobsite.example/en/bai-viet',
    'http://blog.jobsite.example/a?b=c#d',
    '/another-place',
    '/jobs/x?lang=en',
  ])('wins: %s', (alternateUrl) => {
    expect(localizeUrl('/bai-viet', 'en', { alternateUrl })).toBe(alternateUrl)
    expect(localizeUrl('/viec-lam', 'en', { alternateUrl })).toBe(alternateUrl)
    expect(localizeUrl('https://www.jobsite.example/', 'en', { alternateUrl })).toBe(alternateUrl)
  })

  it('is not used if the page is in that language', () => {
    expect(localizeUrl('/viec-lam', 'vi', { alternateUrl: '/x' })).toBe('/viec-lam')
    expect(localizeUrl('/jobs', 'en', { alternateUrl: '/x' })).toBe('/jobs')
    expect(localizeUrl('https://www.jobsite.example', 'vi', { alternateUrl: '/x' })).toBe('https://www.jobsite.example')
  })

  it.each(PAGE_NAMES)('is used on the page %s, unless that is in the career center', (page) => {
    const isUsed = !PAGES[page].careerCentre
    expect(localizeUrl('/bai-viet', 'en', { page, alternateUrl: '/x' })).toBe(isUsed ? '/x' : '/bai-viet')
  })

  it('is not used on a career center page detected from the URL alone', () => {
    expect(localizeUrl('/quan-ly-nghe-nghiep/tong-quan', 'en', { alternateUrl: '/x' })).toBe(
      '/my-career-center/dashboard',
    )
    expect(localizeUrl('/ho-so?tab=profile-settings', 'en', { alternateUrl: '/x' })).toBe(
      '/my-profile?tab=profile-settings',
    )
    expect(localizeUrl('/ho-so', 'en', { alternateUrl: '/x' })).toBe('/x')
  })

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    ' javascript:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://www.jobsite.example/x',
    'file:///etc/passwd',
    'mailto:a@b.example',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https:evil.example',
    'https://',
    'bai-viet',
    './bai-viet',
    '?a=1',
    '#top',
    '',
    '   ',
  ])('is ignored with a warning: %s', (alternateUrl) => {
    const warn = vi.fn()
    expect(localizeUrl('/viec-lam', 'en', { alternateUrl, warn })).toBe('/jobs')
    expect(warn).toHaveBeenCalledOnce()
    expect(warn.mock.lastCall?.[0]).toMatch(/^\[@jobsite\/shell\] The alternate URL .* was ignored/)
  })

  it('warns on the console by default', () => {
    expect(localizeUrl('/viec-lam', 'en', { alternateUrl: 'javascript:alert(1)' })).toBe('/jobs')
    expect(takeConsole()).toEqual([expect.stringContaining('"javascript:alert(1)" was ignored')])
  })
})

describe('taxonomy', () => {
  const taxonomy = {
    categories: [{ id: 900, name: 'Trồng trọt', nameEn: 'Crop Growing' }],
    locations: [{ id: 901, name: 'Miền Tây', nameEn: 'The West' }],
  }

  it('of the page decides which landing links are exact', () => {
    expect(localizeUrl('/viec-lam-trong-trot-i900-vn', 'en', { taxonomy })).toBe('/crop-growing-jobs-i900-en')
    expect(localizeUrl('/crop-growing-jobs-i900-en', 'vi', { taxonomy })).toBe('/viec-lam-trong-trot-i900-vn')
    expect(localizeUrl('/viec-lam-trong-trot-tai-mien-tay-i900v901-vn', 'en', { taxonomy })).toBe(
      '/crop-growing-jobs-in-the-west-i900v901-en',
    )
    expect(localizeUrl('/viec-lam-it-phan-mem-i35-vn', 'en', { taxonomy })).toBe('/viec-lam-it-phan-mem-i35-en')
  })

  it('may be empty', () => {
    const empty = { categories: [], locations: [] }
    expect(localizeUrl('/viec-lam-it-phan-mem-i35-vn', 'en', { taxonomy: empty })).toBe('/viec-lam-it-phan-mem-i35-en')
  })
})

describe('switchUrl', () => {
  it.each<[url: string, to: Language, expected: string]>([
    ['/ho-so', 'en', '/my-profile'],
    ['/my-profile', 'vi', '/ho-so'],
    ['/career-newbies', 'en', '/career-newbies?lang=en'],
    ['/career-newbies', 'vi', '/career-newbies?lang=vi'],
    ['/career-newbies?lang=en', 'vi', '/career-newbies?lang=vi'],
    ['/career-newbies?a=1#b', 'en', '/career-newbies?a=1&lang=en#b'],
    ['/khong-ro', 'en', '/khong-ro?lang=en'],
    ['/', 'en', '/en'],
    ['/en', 'vi', '/'],
    ['https://www.jobsite.example', 'vi', 'https://www.jobsite.example'],
    ['mailto:a@b.example', 'en', 'mailto:a@b.example'],
  ])('%s in %s -> %s', (url, to, expected) => {
    expect(switchUrl(url, to)).toBe(expected)
  })

  it("adds nothing to a page's own alternate URL", () => {
    expect(switchUrl('/bai-viet', 'en', { alternateUrl: ' /post ' })).toBe('/post')
  })
})

describe('a repeated URL', () => {
  const taxonomy = { categories: [{ id: 35, name: 'Phần mềm', nameEn: 'Code' }], locations: [] }
  const CALLS = [
    ['/viec-lam-phan-mem-i35-vn', 'en', {}, '/viec-lam-phan-mem-i35-en'],
    ['/viec-lam-phan-mem-i35-vn', 'en', { taxonomy }, '/code-jobs-i35-en'],
    ['/viec-lam-phan-mem-i35-vn', 'vi', { taxonomy }, '/viec-lam-phan-mem-i35-vn'],
    ['/lai-mot-lan', 'en', {}, '/lai-mot-lan'],
    ['/lai-mot-lan', 'en', { campaignPaths: ['lai-mot-lan'] }, '/lai-mot-lan/en'],
    ['/lai-mot-lan', 'en', { alternateUrl: '/once-more' }, '/once-more'],
  ] as const

  it('depends only on its options, in any order of calls', () => {
    for (const calls of [CALLS, CALLS, [...CALLS].reverse(), CALLS])
      for (const [url, to, options, expected] of calls) expect(localizeUrl(url, to, options)).toBe(expected)
  })

  it('returns the same result after thousands of others', () => {
    const urls = Array.from({ length: 3_000 }, (_, index) => `/viec-lam/nghe-${index}?a=${index % 7}`)
    for (const round of [1, 2, 3])
      for (const url of urls) expect(localizeUrl(url, 'en'), `round ${round}`).toBe(url.replace('/viec-lam', '/jobs'))
  })
})
