import * as core from '@jobsite/shell/core'
import { afterEach, describe, expect, it } from 'vitest'
import { takeConsole } from '../support/failOnConsole.ts'

const config = core.defineConfig()
const quiet = (): void => {}
const row = { id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }
const other = { id: 35, name: 'IT - Phần mềm', nameEn: 'IT - Software' }
const taxonomy = { categories: [other], locations: [row] }
const site = { siteDomain: 'jobsite.example', siteOrigin: 'https://www.jobsite.example' }
const options = { page: 'other', taxonomy, campaignPaths: ['sale'], site, host: 'localhost:3000', warn: quiet } as const
const page = { config, language: 'vi', page: 'salary', section: 'saved', user: { userId: 7 } } as const
const ids = { companyIndustries: [2, 1], jobFunctionIds: [3] }
const now = new Date(5)

/** Every function of the entry point that reads more than one text, with arguments that it uses in full. */
const CALLS: Record<string, readonly (readonly unknown[])[]> = {
  alternateLinks: [
    ['/viec-lam-ha-noi-v24-vn', { ...options, language: 'vi' }],
    ['/sale', { ...options, alternateUrl: '/x' }],
  ],
  attributionFor: [
    [{ url: 'https://www.jobsite.example/?utm_source=a', now }],
    [{ url: 'https://a.example/', referrer: 'https://b.example/', now, siteDomain: 'c', ignoredReferrers: ['d'] }],
  ],
  breadcrumbsFor: [
    ['/viec-lam-ha-noi-v24-vn', { language: 'vi', page: 'searchResult', current: 'x', taxonomy, config }],
  ],
  buildCategoryUrl: [
    [other, 'vi', row],
    [other, 'vi'],
  ],
  buildListingUrl: [[[24, 29], 'vi']],
  buildLocationUrl: [[row, 'vi', [other], { hyphenatedIn: true }]],
  buildSearchUrl: [
    [{ keyword: 'java', urgent: true }, 'vi', { search: '?a=1', newLocation: true }],
    [{ categoryIds: [35], locationIds: [24] }, 'vi'],
  ],
  careerCentreMenu: [[page]],
  combinationKey: [[ids]],
  companyIndustriesOf: [[{ companyIndustryIds: [1] }, quiet]],
  countOverflowing: [[{ available: 300, items: [200, 200], more: 60, gap: 0 }]],
  createRouteMap: [[[{ vi: 'a', en: 'b' }], [{ vi: 'a', en: 'c' }]]],
  defineConfig: [[{ mode: 'staging', siteDomain: 'a.example', menu: { hidden: [1] } }, quiet]],
  detectLanguage: [['/sale', { campaignPaths: ['sale'] }]],
  detectPage: [['/sale', { campaignPaths: ['sale'] }]],
  displayName: [[{ firstName: 'a', lastName: 'b' }]],
  employerUrl: [[config, 'vi', { section: 'postJob' }]],
  employersItem: [[page]],
  endpointUrl: [[config.hosts, 'topBanner', { zoneName: 'a', ids: [1] }]],
  explainUrl: [['/viec-lam-ha-noi-v24-vn', options]],
  footerColumns: [[page]],
  footerEssentials: [[page]],
  formatBreadcrumbList: [[[{ label: 'a', href: '/a' }], 'https://www.jobsite.example']],
  formatCount: [[3, 'vi']],
  formatLanguageCookie: [['vi']],
  headerMenu: [[page]],
  homeHref: [[config, 'vi']],
  isDirect: [[{ utm_source: '(direct)' }]],
  isLoggedIn: [[{ userId: 1, accessToken: 'a' }]],
  isOwnUrl: [['/sale', ['other'], { campaignPaths: ['sale'] }]],
  isSiteHost: [['www.jobsite.example', 'jobsite.example']],
  jobFunctionGroupOf: [[{ jobFunctionGroupId: 5 }, quiet]],
  jobFunctionsOf: [[{ jobFunctionIds: [5] }, quiet]],
  localizeUrl: [
    ['/it-software-jobs-i35-en', 'vi', options],
    ['/sale/en', 'vi', { ...options, alternateUrl: '/x' }],
  ],
  loginUrl: [[config, 'vi', { type: 'google', redirectUrl: '/jobs', now }]],
  logoutUrl: [[config, 'vi', { userId: 7 }]],
  nameIn: [[row, 'vi']],
  notificationItem: [[page]],
  onboardingUrl: [[config, 'vi']],
  otherLanguage: [['vi']],
  overflowMenu: [[[{ id: 'a', label: 'b', children: [{ id: 'c', label: 'd', href: '/e' }] }], 'More']],
  pagePath: [['salary', 'vi']],
  parseResumeSummary: [[{ totalEmployerViews: 1 }]],
  parseSearchUrl: [['/viec-lam-ha-noi-v24-vn', { taxonomy }]],
  pickLogo: [[{ page: 'jobDetail', jobFunctionGroupId: 5, jobFunctionParentId: 5 }]],
  placeholdersIn: [[config]],
  registerUrl: [[config, 'vi', { redirectUrl: '/jobs', now }]],
  requestUrl: [[{ pathname: '/a', search: '?b=1' }], [{ url: '/a', originalUrl: '/b' }]],
  resumeSummaryLines: [[{ totalEmployerViews: 1, totalJobAlert: 2 }, 'vi']],
  returnTarget: [['/logout', 'vi', site]],
  rotateBanners: [[[{ ...ids, currentIndex: 0, listBanner: [7] }], ids, [7, 9]]],
  safePageUrl: [['https://www.jobsite.example/a', site, 'localhost']],
  safeReturnUrl: [['/a', site]],
  salaryBandFor: [[1000]],
  seekerMenu: [[page]],
  seoLinkLists: [
    [{ language: 'vi', locationId: [24], categoryId: [35], taxonomy, topCategoryIds: [35], topLocationIds: [24] }],
  ],
  shortName: [[{ firstName: 'a' }]],
  shouldRefetchBanners: [[ids, ids]],
  shouldRequestTopBanner: [['/java-kv', 'other']],
  sideNavMenu: [[page]],
  socialLinks: [[config]],
  sortBanners: [[[{ id: 2 }, { id: 'a' }]]],
  sortByName: [[[other, row], 'vi']],
  sortJobFunctionGroups: [[[1, 2, 3].map((id) => ({ parent: { ...row, id }, children: [row] })), 'vi']],
  switchUrl: [
    ['/it-software-jobs-i35-en?redirectURL=%2Fjobs', 'vi', options],
    ['/sale/en', 'vi', options],
  ],
  themeLogos: [[{ responsive_logo: '/a' }, { desktopLogo: '/b' }]],
  toSeasonalTheme: [[{ responsive_logo: '/a' }, quiet]],
  updateStoredSearch: [['{}', { query: 'a' }]],
  userState: [[{ userId: 1 }]],
  visitorMenu: [[page, { redirectUrl: '/a', now }]],
  withNavTracking: [['/a', { source: 'Header', medium: 'x' }]],
}

/** Functions of one text or value: `adversarialInput` has them. */
const OTHERS =
  /^(?:bottomTextPageUrl|(?:de|en)codeKeyword|formatTimestamp|is(?:Closable|JobFunctionEnabled|Language|LogoutUrl|PageName)|jobIdFromUrl|normalize\w+|pageLabel|parse(?:BannerRotations|InitialData|LanguageCookie|ListingUrl|SeasonalTheme|StoredSearch)|recordAttribution|redactUrl|safeHref|slugify)$/
const ALIASES = ['countFolded', 'foldMenu', 'withNavi']

/** What plain JavaScript and server JSON have in the place of another value. */
const WRONG: readonly unknown[] = [
  ...[undefined, null, 0, -1, 7.5, Number.NaN, true, '', 'fr', 'toString', [], [null], [undefined, 'a', 7], {}],
  ...[Object.freeze({ id: null }), new Date(Number.NaN), new Map(), () => '/a'],
]

const rules = core as unknown as Record<string, (...args: unknown[]) => unknown>
const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && value !== config && !(value instanceof Date)

/** Returns a value and all values inside it, each replaced by another one. */
function replaced(value: unknown, wrong: unknown): { at: string; value: unknown }[] {
  if (!isNested(value)) return [{ at: '', value: wrong }]
  const inside = Object.entries(value).flatMap(([key, part]) =>
    replaced(part, wrong).map((one) => ({
      at: `.${key}${one.at}`,
      value: Array.isArray(value) ? Object.assign([...value], { [key]: one.value }) : { ...value, [key]: one.value },
    })),
  )
  return [{ at: '', value: wrong }, ...inside]
}

/** The only errors: a link without its host or path would lead to another place. */
const CLEAR = /^\[@jobsite\/shell\] .* \(code: (?:partial-config|unknown-endpoint)\)$/

it('tries every function of the entry point', () => {
  const names = Object.entries(core).filter(([name, value]) => typeof value === 'function' && !OTHERS.test(name))
  expect(names.map(([name]) => name).sort()).toEqual([...Object.keys(CALLS), ...ALIASES].sort())
})

describe.each(Object.entries(CALLS))('%s', (name, calls) => {
  const call = rules[name] as (...args: unknown[]) => unknown
  // A rule may warn of a URL that it ignores, with a code; whatever else it says fails.
  afterEach(() => {
    for (const line of takeConsole()) expect(line).toMatch(/\(code: unusable-[a-z-]+\)/)
  })

  it('ignores a value of another type, or says what is missing', () => {
    for (const args of calls) {
      for (const [index, arg] of args.entries()) {
        for (const { at, value } of WRONG.flatMap((wrong) => replaced(arg, wrong))) {
          const changed = args.map((own, place) => (place === index ? value : own))
          const label = `argument ${index}${at} is ${value === null ? 'null' : typeof value}`
          try {
            call(...changed)
          } catch (error) {
            expect((error as Error).message, label).toMatch(CLEAR)
          }
        }
      }
    }
  })

  it('takes an unknown language for Vietnamese, and returns URLs unchanged', () => {
    for (const args of calls) {
      const inLanguage = (language: unknown) =>
        call(
          ...args.map((arg) => {
            if (arg === 'vi') return language
            return isNested(arg) && 'language' in arg ? { ...arg, language } : arg
          }),
        )
      const answer = JSON.stringify(/^(?:localize|switch)Url$/.test(name) ? args[0] : inLanguage('vi'))
      for (const language of ['fr', 'EN', '', '../en', '__proto__', 'constructor', null, undefined, 7, {}])
        expect(JSON.stringify(inLanguage(language)), String(language)).toBe(answer)
    }
  })
})

describe('a value that cannot be used', () => {
  it.each([
    ['taxonomy', null],
    ['taxonomy', 7],
    ['taxonomy', []],
    ['campaignPaths', [null, 7, {}]],
    ['campaignPaths', 'viec-lam-it-phan-mem-i35-vn'],
  ])('in %s counts as left out', (key, value) => {
    const wrong = { [key]: value } as never
    const url = '/viec-lam-it-phan-mem-i35-vn'
    expect(core.localizeUrl(url, 'en', wrong)).toBe('/it-software-jobs-i35-en')
    expect(core.switchUrl(url, 'en', wrong)).toBe('/it-software-jobs-i35-en')
    expect(core.alternateLinks(url, wrong)).toEqual(core.alternateLinks(url))
    expect(core.parseSearchUrl(url, wrong)).toEqual({ language: 'vi', categoryIds: [35] })
    expect(core.explainUrl(url, wrong)).toEqual(core.explainUrl(url))
    expect(core.breadcrumbsFor(url, wrong)).toEqual(core.breadcrumbsFor(url))
    expect(core.detectPage(url, wrong)).toBe('searchResult')
  })

  it('does not remove the usable ones beside it', () => {
    const rows = { categories: [null, { ...other, id: '35' }, 7], locations: [row, { id: null }] } as never
    expect(core.localizeUrl('/viec-lam-it-phan-mem-i35-vn', 'en', { taxonomy: rows })).toBe('/it-software-jobs-i35-en')
    expect(core.localizeUrl('/viec-lam-ha-noi-v24-vn', 'en', { taxonomy: rows })).toBe('/ha-noi-jobs-v24-en')
    expect(core.detectLanguage('/sale/en', { campaignPaths: [null, 'sale'] as never })).toBe('en')
    expect(core.sortByName([null, row, undefined, other] as never, 'en')).toEqual([row, other])
    expect(core.buildLocationUrl(row, 'en', [null, other] as never)).toBe('/it-software-jobs-inha-noi-i35v24-en')
    expect(core.isOwnUrl('/sale', ['other'], { campaignPaths: ['sale', 7] as never })).toBe(true)
  })

  it('leaves a landing link with the rows that have an id', () => {
    const missing = undefined as never
    expect(core.buildCategoryUrl(missing, 'en', row)).toBe('/ha-noi-jobs-v24-en')
    expect(core.buildCategoryUrl({ ...other, id: Number.NaN }, 'en')).toBe('/job-search/all-jobs')
    expect(core.buildLocationUrl(missing, 'vi', [other])).toBe('/viec-lam-it-phan-mem-i35-vn')
    expect(core.buildLocationUrl(missing, 'vi')).toBe('/tim-viec-lam/tim-tat-ca-viec-lam')
  })

  it('is the current time in place of a date', () => {
    const before = Date.now()
    const time = Number(/&t=(\d+)$/.exec(core.loginUrl(config, 'en', { redirectUrl: '/', now: 5 as never }))?.[1])
    expect(time).toBeGreaterThanOrEqual(before)
    expect(core.attributionFor({ url: '/', now: new Date(Number.NaN) }).utm_datetime).toMatch(/^\d{4}-.*\+07:00$/)
  })

  it('is no salary', () => {
    for (const amount of ['1000', null, true, [], undefined, Number.NaN, -1]) {
      expect(core.salaryBandFor(amount as never)).toBeUndefined()
    }
  })
})

describe('a missing or incomplete config', () => {
  const partial = { ...config, menu: { hidden: [] } } as never
  it.each([
    ['loginUrl', () => core.loginUrl(undefined as never, 'vi')],
    ['registerUrl', () => core.registerUrl({} as never, 'vi')],
    ['logoutUrl', () => core.logoutUrl({ hosts: {} } as never, 'vi')],
    ['employerUrl', () => core.employerUrl(null as never, 'vi')],
    ['onboardingUrl', () => core.onboardingUrl('vi' as never, 'vi')],
    ['homeHref', () => core.homeHref({ siteName: 'x' } as never, 'vi')],
    ['headerMenu', () => core.headerMenu({ config: partial, language: 'vi' })],
    ['footerColumns', () => core.footerColumns({ language: 'vi' } as never)],
    ['endpointUrl', () => core.endpointUrl({} as never, 'themes')],
  ])('is named by %s', (_name, call) => {
    expect(call).toThrow(/defineConfig.*partial-config/)
  })

  it('is not needed to drop a redirect', () => {
    expect(core.safeReturnUrl('/jobs', undefined as never)).toBeNull()
    expect(core.safePageUrl('https://evil.example/jobs', null as never)).toBe('/jobs')
  })
})

it('names an endpoint that does not exist', () => {
  expect(() => core.endpointUrl(config.hosts, 'theme' as never)).toThrow(/"theme".*unknown-endpoint/)
})
