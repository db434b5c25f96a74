import {
  type ConfigOverrides,
  defineConfig,
  type Language,
  type MenuContext,
  type MenuItem,
  messages,
  type PageName,
} from '@jobsite/shell/core'
import { describe, expect, it } from 'vitest'
import { employersItem, headerMenu } from '../../src/core/menu/headerMenu.ts'
import { careerCentreMenu, notificationItem, sideNavMenu } from '../../src/core/menu/sideNavMenu.ts'
import { seekerMenu, visitorMenu } from '../../src/core/menu/userMenu.ts'
import { PAGE_NAMES, pageLabel } from '../../src/core/pages/pages.ts'
import { flatten, itemOf } from './support.ts'

const config = defineConfig()
const LANGUAGES = ['vi', 'en'] as const
const context = (language: Language, more: Partial<MenuContext> = {}): MenuContext => ({ config, language, ...more })
const configured = (
  menu: ConfigOverrides['menu'],
  language: Language = 'en',
  more: Partial<MenuContext> = {},
): MenuContext => ({
  config: defineConfig({ menu }),
  language,
  ...more,
})
const ids = (items: readonly MenuItem[]): string[] => items.map(({ id }) => id)

/** Expected fields of an item, without its label and children. */
interface Row {
  readonly id: string
  readonly vi?: string
  readonly en?: string
  readonly rest?: Partial<MenuItem>
}

const navi = (source: string, medium: string): string => `utm_source_navi=${source}&utm_medium_navi=${medium}`
const MY_JOBS = {
  vi: '/quan-ly-nghe-nghiep/viec-lam-cua-toi?section=saved',
  en: '/my-career-center/my-jobs?section=saved',
}
const HR_INSIDER: Row = {
  id: 'hrInsider',
  vi: `https://hrinsider.jobsite.example/?${navi('vnw_header', 'Other_Pages')}`,
  en: `https://hrinsider.jobsite.example/en?${navi('vnw_header', 'Other_Pages')}`,
  rest: { external: true, newTab: true },
}
const JOBS: readonly Row[] = [
  { id: 'jobs' },
  { id: 'newestJobs', vi: '/viec-lam', en: '/jobs', rest: { narrowed: true } },
  { id: 'findJobs', vi: '/tim-viec-lam', en: '/job-search' },
  { id: 'managementJobs', vi: '/viec-lam-quan-ly', en: '/job-channel/top-management' },
]

const HEADER: readonly Row[] = [
  ...JOBS,
  { id: 'companies', vi: '/danh-sach-cong-ty', en: '/company-list' },
  { id: 'career', rest: { badge: 'new', columns: 2 } },
  {
    id: 'cvTemplates',
    vi: `https://cv.jobsite.example/?${navi('WowCv', 'Other_Pages')}`,
    en: `https://cv.jobsite.example/en?${navi('WowCv', 'Other_Pages')}`,
    rest: { external: true },
  },
  { id: 'salaryConverter', vi: '/tinh-luong-gross-net', en: '/gross-net-salary-converter' },
  { id: 'salaryReport', vi: '/muc-luong', en: '/salary' },
  { id: 'numerology', vi: '/nhan-so-hoc', en: '/numerology' },
  { id: 'interviewQuestions', vi: '/cau-hoi-phong-van', en: '/interview' },
  { id: 'careerPath', vi: '/lo-trinh-su-nghiep', en: '/career-path' },
  HR_INSIDER,
  { id: 'empowerGrowth', vi: '/empower-growth-2023', en: '/empower-growth-2023/en' },
  { id: 'careerNewbies', vi: '/career-newbies', en: '/career-newbies?lang=en' },
  { id: 'myJobs', ...MY_JOBS, rest: { gated: true } },
  { id: 'savedJobs', ...MY_JOBS, rest: { gated: true } },
  {
    id: 'jobAlerts',
    vi: '/quan-ly-nghe-nghiep/thong-bao-viec-lam',
    en: '/my-career-center/my-job-alert',
    rest: { gated: true },
  },
  { id: 'jobsForYou', vi: '/viec-lam-goi-y', en: '/recommended-jobs' },
]

const SIDE_NAV: readonly Row[] = [
  ...JOBS,
  { id: 'interviews', vi: '/cau-hoi-phong-van', en: '/interview' },
  { id: 'salary', vi: '/muc-luong', en: '/salary' },
  { id: 'companies', vi: '/danh-sach-cong-ty', en: '/company-list' },
  HR_INSIDER,
  { id: 'tools' },
  {
    id: 'wowCv',
    vi: `/wowcv?${navi('WowCv', 'Other_Pages')}`,
    en: `/wowcv/en?${navi('WowCv', 'Other_Pages')}`,
  },
  { id: 'salaryConverter', vi: '/tinh-luong-gross-net', en: '/gross-net-salary-converter' },
  { id: 'numerology', vi: '/nhan-so-hoc', en: '/numerology' },
  { id: 'careerPath', vi: '/lo-trinh-su-nghiep', en: '/career-path' },
  { id: 'empowerGrowth', vi: '/empower-growth-2023', en: '/empower-growth-2023/en' },
]

const centre = (id: string, vi: string, en: string): Row => ({
  id: `careerCentre.${id}`,
  vi: `/quan-ly-nghe-nghiep/${vi}`,
  en: `/my-career-center/${en}`,
})

const CAREER_CENTRE: readonly Row[] = [
  { ...centre('dashboard', 'tong-quan', 'dashboard'), rest: { badge: 'new' } },
  centre('profileSettings', 'thiet-lap-ho-so', 'profile-settings'),
  centre('profileViews', 'nha-tuyen-dung-nao-xem-ho-so-cua-ban', 'who-view-my-resume'),
  centre('myJobs', 'viec-lam-cua-toi', 'my-jobs'),
  centre('jobAlerts', 'thong-bao-viec-lam', 'my-job-alert'),
  centre('myCompanies', 'cong-ty-cua-toi', 'my-companies'),
  centre('referralCandidates', 'gioi-thieu-ung-vien', 'referral-candidates'),
  { id: 'careerCentre.accountSettings', vi: '/quan-ly-tai-khoan', en: '/account-settings' },
]

describe.each([
  [
    'headerMenu',
    headerMenu,
    HEADER,
    [
      'jobs [newestJobs findJobs managementJobs] companies',
      'career [cvTemplates salaryConverter salaryReport numerology interviewQuestions careerPath hrInsider',
      'empowerGrowth careerNewbies] myJobs [savedJobs jobAlerts jobsForYou]',
    ],
  ],
  [
    'sideNavMenu',
    sideNavMenu,
    SIDE_NAV,
    [
      'jobs [newestJobs findJobs managementJobs] interviews salary companies hrInsider',
      'tools [wowCv salaryConverter numerology careerPath empowerGrowth]',
    ],
  ],
  ['careerCentreMenu', careerCentreMenu, CAREER_CENTRE, [CAREER_CENTRE.map(({ id }) => id).join(' ')]],
] as const)('%s', (_name, build, rows, tree) => {
  const treeOf = (items: readonly MenuItem[]): string =>
    items.map(({ id, children }) => (children ? `${id} [${treeOf(children)}]` : id)).join(' ')

  it.each(LANGUAGES)('has its entries in %s, in order and nothing else', (language) => {
    const items = build(context(language, { isShowReferral: true }))
    expect(treeOf(items)).toBe(tree.join(' '))
    expect(ids(flatten(items))).toEqual(rows.map(({ id }) => id))
  })

  it.each(rows)('has $id', ({ id, vi, en, rest = {} }) => {
    for (const [language, href] of [
      ['vi', vi],
      ['en', en],
    ] as const) {
      const { children: _, label: __, ...item } = itemOf(build(context(language, { isShowReferral: true })), id)
      expect(item).toEqual({ id, ...(href !== undefined && { href }), ...rest })
    }
  })
})

describe('labels', () => {
  it.each(LANGUAGES)('are the texts of %s', (language) => {
    const { menu, careerCentre } = messages[language]
    const own = context(language, { isShowReferral: true })
    for (const item of [...flatten(headerMenu(own)), ...flatten(sideNavMenu(own))])
      expect(item.label).toBe(menu[item.id as keyof typeof menu])
    for (const item of careerCentreMenu(own))
      expect(item.label).toBe(careerCentre[item.id.replace('careerCentre.', '') as keyof typeof careerCentre])
    expect(employersItem(own)?.label).toBe(messages[language].employers)
  })
})

describe('referral candidates', () => {
  it('are listed only where the site shows them', () => {
    const all = CAREER_CENTRE.map(({ id }) => id)
    const without = all.filter((id) => id !== 'careerCentre.referralCandidates')
    expect(ids(careerCentreMenu(context('vi', { isShowReferral: true })))).toEqual(all)
    expect(ids(careerCentreMenu(context('vi', { isShowReferral: false })))).toEqual(without)
    expect(ids(careerCentreMenu(context('vi')))).toEqual(without)
  })
})

/** The item that is the page in each menu, and those above it. */
const CURRENT: Partial<Record<PageName, { header?: string; side?: string; centre?: string }>> = {
  searchResult: { header: 'jobs > newestJobs', side: 'jobs > newestJobs' },
  SEOLandingPage: { header: 'jobs > findJobs', side: 'jobs > findJobs' },
  topManagementJobs: { header: 'jobs > managementJobs', side: 'jobs > managementJobs' },
  companyList: { header: 'companies', side: 'companies' },
  interview: { header: 'career > interviewQuestions', side: 'interviews' },
  salary: { header: 'career > salaryReport', side: 'salary' },
  salaryConverter: { header: 'career > salaryConverter', side: 'tools > salaryConverter' },
  numerology: { header: 'career > numerology', side: 'tools > numerology' },
  careerPath: { header: 'career > careerPath', side: 'tools > careerPath' },
  empowerGrowth: { header: 'career > empowerGrowth', side: 'tools > empowerGrowth' },
  careerNewbies: { header: 'career > careerNewbies' },
  wowCv: { side: 'tools > wowCv' },
  recommendedJobs: { header: 'myJobs > jobsForYou' },
  myJobs: { header: 'myJobs', centre: 'careerCentre.myJobs' },
  jobAlerts: { header: 'myJobs > jobAlerts', centre: 'careerCentre.jobAlerts' },
  myCareerCenter: { centre: 'careerCentre.dashboard' },
  dashboard: { centre: 'careerCentre.dashboard' },
  profileSettings: { centre: 'careerCentre.profileSettings' },
  profileViews: { centre: 'careerCentre.profileViews' },
  myCompanies: { centre: 'careerCentre.myCompanies' },
  referralCandidates: { centre: 'careerCentre.referralCandidates' },
  accountSettings: { centre: 'careerCentre.accountSettings' },
}

/** Pages that a submenu represents as a whole. */
const ONLY_ABOVE: Partial<Record<PageName, { header: string; side: string }>> = {
  careerTools: { header: 'career', side: 'tools' },
}

function currentTrail(items: readonly MenuItem[]): string | undefined {
  const here = items.find((item) => item.current !== undefined)
  if (!here) return undefined
  const below = currentTrail(here.children ?? [])
  return below === undefined ? here.id : `${here.id} > ${below}`
}

describe.each(PAGE_NAMES)('on the page %s', (page) => {
  const menus = { header: headerMenu, side: sideNavMenu, centre: careerCentreMenu } as const

  it.each(LANGUAGES)('in %s, one item at most is the page and those above it are true', (language) => {
    for (const [name, build] of Object.entries(menus) as [keyof typeof menus, typeof headerMenu][]) {
      const items = build(context(language, { page, isShowReferral: true }))
      const marked = flatten(items).filter((item) => item.current !== undefined)
      const above = name === 'centre' ? undefined : ONLY_ABOVE[page]?.[name]
      expect(currentTrail(items)).toBe(CURRENT[page]?.[name] ?? above)
      expect(marked.filter((item) => item.current === 'page')).toHaveLength(CURRENT[page]?.[name] ? 1 : 0)
      expect(marked).toHaveLength(currentTrail(items)?.split(' > ').length ?? 0)
      for (const item of marked) if (item.current === 'page') expect(item.href).toBeDefined()
    }
  })

  it.each(LANGUAGES)('in %s, tracked links carry its label', (language) => {
    const own = context(language, { page })
    const label = pageLabel(page)
    const tracked = (item: MenuItem): string | undefined => /utm_.*$/.exec(item.href ?? '')?.[0]
    const header = headerMenu(own)
    const side = sideNavMenu(own)
    expect(tracked(itemOf(header, 'cvTemplates'))).toBe(navi('WowCv', label))
    expect(tracked(itemOf(side, 'wowCv'))).toBe(navi('WowCv', label))
    expect(tracked(itemOf(header, 'hrInsider'))).toBe(navi('vnw_header', label))
    expect(tracked(itemOf(side, 'hrInsider'))).toBe(navi('vnw_header', label))
    expect(tracked(employersItem(own) as MenuItem)).toBe(navi('Header', label))
    const others = [...flatten(header), ...flatten(side)].filter(
      ({ id }) => !['cvTemplates', 'wowCv', 'hrInsider'].includes(id),
    )
    expect(others.filter(tracked)).toEqual([])
  })
})

describe('the section of My jobs', () => {
  it.each([
    ['saved', ['myJobs true', 'savedJobs page', 'careerCentre.myJobs true']],
    ['applied', ['myJobs page', 'careerCentre.myJobs page']],
    [undefined, ['myJobs page', 'careerCentre.myJobs page']],
  ])('%s marks %j', (section, marks) => {
    const own = context('vi', { page: 'myJobs', section })
    const items = [...flatten(headerMenu(own)), ...careerCentreMenu(own)]
    expect(items.flatMap(({ id, current }) => (current ? [`${id} ${current}`] : []))).toEqual(marks)
  })
})

describe('the employers link', () => {
  it.each([
    ['vi', `https://employer.jobsite.example/?lang=1&${navi('Header', 'Home_Page')}`],
    ['en', `https://employer.jobsite.example/?lang=2&${navi('Header', 'Home_Page')}`],
  ] as const)('in %s', (language, href) => {
    expect(employersItem(context(language, { page: 'homepage' }))).toEqual({
      id: 'employers',
      label: messages[language].employers,
      href,
      external: true,
      newTab: true,
    })
  })
})

describe('the notification item', () => {
  it.each([
    ['vi', '/quan-ly-nghe-nghiep/thong-bao-viec-lam'],
    ['en', '/my-career-center/my-job-alert'],
  ] as const)(
    'in %s links to the job alerts, gated like them, and leaves the current mark to the career center',
    (language, href) => {
      const label = messages[language].notifications
      const item = { id: 'notifications', label, href, gated: true }
      expect(notificationItem(context(language, { page: 'jobAlerts' }))).toEqual(item)
    },
  )

  it('is hidden and replaced as configured', () => {
    expect(notificationItem(configured({ hidden: ['notifications'] }))).toBeUndefined()
    const hrefs = { notifications: { vi: '/thong-bao', en: '/inbox' } }
    expect(notificationItem(configured({ hrefs }))?.href).toBe('/inbox')
  })
})

describe('hidden items', () => {
  it.each([
    [0, ['companies', 'career', 'myJobs']],
    [1, ['jobs', 'career', 'myJobs']],
    [2, ['jobs', 'companies', 'myJobs']],
    [3, ['jobs', 'companies', 'career']],
    [4, ['jobs', 'companies', 'career', 'myJobs']],
    [-1, ['jobs', 'companies', 'career', 'myJobs']],
  ])('by index %i in the header', (index, left) => {
    expect(ids(headerMenu(configured({ hidden: [index] })))).toEqual(left)
  })

  it('by index are those of the whole menu, however many are hidden', () => {
    expect(ids(headerMenu(configured({ hidden: [0, 1] })))).toEqual(['career', 'myJobs'])
    expect(ids(headerMenu(configured({ hidden: [1, 'jobs'] })))).toEqual(['career', 'myJobs'])
    expect(headerMenu(configured({ hidden: [0, 1, 2, 3] }))).toEqual([])
  })

  it('by index are of the header only', () => {
    expect(ids(sideNavMenu(configured({ hidden: [0, 1, 2, 3] })))).toEqual(ids(sideNavMenu(context('en'))))
  })

  it.each([...new Set([...HEADER, ...SIDE_NAV, ...CAREER_CENTRE].map(({ id }) => id))])('by id: %s', (id) => {
    const own = configured({ hidden: [id] }, 'vi', { isShowReferral: true })
    const plain = context('vi', { isShowReferral: true })
    for (const build of [headerMenu, sideNavMenu, careerCentreMenu]) {
      const hidden = flatten(build(plain)).filter((item) => item.id === id)
      const gone = new Set(flatten(hidden).map((item) => item.id))
      expect(ids(flatten(build(own)))).toEqual(ids(flatten(build(plain))).filter((one) => !gone.has(one)))
    }
  })

  it.each(['', 'nothing', '__proto__', 'constructor', 'toString', 'Jobs'])('by an unknown name, %j, are none', (id) => {
    expect(headerMenu(configured({ hidden: [id] }))).toEqual(headerMenu(context('en')))
  })

  it('do not remove the current mark', () => {
    const items = headerMenu(configured({ hidden: ['newestJobs'] }, 'en', { page: 'searchResult' }))
    expect(flatten(items).filter((item) => item.current)).toEqual([])
  })
})

describe('replaced URLs', () => {
  it.each([...new Set([...HEADER, ...SIDE_NAV].map(({ id }) => id))])('of %s, by language', (id) => {
    const own = (language: Language): MenuContext => configured({ hrefs: { [id]: { en: '/x?y=1' } } }, language)
    for (const build of [headerMenu, sideNavMenu]) {
      for (const item of flatten(build(own('en')))) {
        const plain = itemOf(build(context('en')), item.id)
        expect(item.href).toBe(item.id === id ? '/x?y=1' : plain.href)
      }
      expect(build(own('vi'))).toEqual(build(context('vi')))
    }
  })

  it('of the newest jobs ignore the locations that are stored', () => {
    const newest = (hrefs: object) => itemOf(headerMenu(configured({ hrefs }, 'vi')), 'newestJobs')
    expect(newest({})).toMatchObject({ href: '/viec-lam', narrowed: true })
    expect(newest({ newestJobs: { vi: '/moi' } })).not.toHaveProperty('narrowed')
    expect(newest({ newestJobs: { vi: 'javascript:x' } })).toMatchObject({ href: '/viec-lam', narrowed: true })
  })

  it('of unknown ids replace nothing', () => {
    const hrefs = JSON.parse('{"__proto__":{"en":"/x"},"constructor":{"en":"/x"},"nothing":{"en":"/x"}}')
    expect(headerMenu(configured({ hrefs }))).toEqual(headerMenu(context('en')))
  })
})

describe('the base of links', () => {
  it('is the prefix of site-relative links only', () => {
    const own: MenuContext = {
      config: defineConfig({ linkBase: 'https://www.jobsite.example' }),
      language: 'en',
      isShowReferral: true,
    }
    for (const build of [headerMenu, sideNavMenu, careerCentreMenu]) {
      for (const item of flatten(build(own))) {
        const plain = itemOf(build(context('en', { isShowReferral: true })), item.id).href
        expect(item.href).toBe(plain?.startsWith('/') ? `https://www.jobsite.example${plain}` : plain)
      }
    }
  })
})

describe('visitorMenu', () => {
  const tracked = navi('Header', 'Header')

  it.each([
    ['vi', '/dang-nhap', '/dang-ky'],
    ['en', '/login', '/sign-up'],
  ] as const)('in %s', (language, login, register) => {
    const text = messages[language]
    expect(visitorMenu(context(language, { page: 'salary' }), { now: null })).toEqual([
      { id: 'logIn', label: text.logIn, href: `${login}?type=login&${tracked}` },
      { id: 'facebook', label: text.logInWithFacebook, href: `${login}?type=facebook&${tracked}` },
      { id: 'google', label: text.logInWithGoogle, href: `${login}?type=google&${tracked}` },
      { id: 'register', label: text.register, href: `${register}?${tracked}` },
    ])
  })

  it('has the redirect URL and the time', () => {
    const back = `redirectURL=${encodeURIComponent('https://www.jobsite.example/jobs?a=1')}&t=5`
    const hrefs = visitorMenu(context('en'), { redirectUrl: '/jobs?a=1', now: new Date(5) }).map(({ href }) => href)
    expect(hrefs).toEqual([
      `/login?type=login&${back}&${tracked}`,
      `/login?type=facebook&${back}&${tracked}`,
      `/login?type=google&${back}&${tracked}`,
      `/sign-up?${back}&${tracked}`,
    ])
  })
})

describe('seekerMenu', () => {
  it.each(LANGUAGES)('in %s is the career center and logout', (language) => {
    const own = context(language, { user: { userId: 7 }, isShowReferral: true, page: 'dashboard' })
    expect(seekerMenu(own)).toEqual([
      ...careerCentreMenu(own),
      {
        id: 'logOut',
        label: messages[language].logOut,
        href: `https://secure.jobsite.example/logout/${language}?client_id=3&user_id=7`,
      },
    ])
  })

  it('has no user id', () => {
    expect(seekerMenu(context('en', { user: { accessToken: 'abc' } })).at(-1)?.href).toBe(
      'https://secure.jobsite.example/logout/en?client_id=3',
    )
    expect(JSON.stringify(seekerMenu(context('en', { user: { accessToken: 'abc', userIp: '1.2.3.4' } })))).not.toMatch(
      /abc|1\.2\.3\.4/,
    )
  })
})

describe('an unknown page name', () => {
  it.each(['', '__proto__', 'constructor', 'x'.repeat(200_000)])(
    '%.20j marks nothing and is tracked as other',
    (page) => {
      const own = context('en', { page: page as PageName })
      expect(headerMenu(own)).toEqual(headerMenu(context('en')))
      expect(sideNavMenu(own)).toEqual(sideNavMenu(context('en')))
      expect(employersItem(own)).toEqual(employersItem(context('en')))
    },
  )
})

describe('the config applies to every item', () => {
  it.each([
    ['employers', (own: MenuContext) => [employersItem(own)]],
    ['google', (own: MenuContext) => visitorMenu(own)],
    ['logOut', (own: MenuContext) => seekerMenu(own)],
    ['careerCentre.dashboard', (own: MenuContext) => seekerMenu(own)],
  ] as const)('%s can be hidden or overridden', (id, menuOf) => {
    const own = context('vi')
    const find = (menu: MenuContext['config']['menu']) =>
      menuOf({ ...own, config: { ...own.config, menu } }).find((item) => item?.id === id)
    expect(find({ hidden: [], hrefs: {} })?.href).toBeDefined()
    expect(find({ hidden: [id], hrefs: {} })).toBeUndefined()
    expect(find({ hidden: [], hrefs: { [id]: { vi: '/khac' } } })?.href).toBe('/khac')
  })
})
