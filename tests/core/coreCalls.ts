import * as core from './rules.ts'

export const config = core.defineConfig()
export const quiet = (): void => {}
export const row = { id: 24, name: 'Hà Nội', nameEn: 'Ha Noi' }
export const other = { id: 35, name: 'IT - Phần mềm', nameEn: 'IT - Software' }
const taxonomy = { categories: [other], locations: [row] }
const site = { siteDomain: 'jobsite.example', siteOrigin: 'https://www.jobsite.example' }
const options = { page: 'other', taxonomy, campaignPaths: ['sale'], site, host: 'localhost:3000', warn: quiet } as const
const page = { config, language: 'vi', page: 'salary', section: 'saved', user: { userId: 7 } } as const
const ids = { companyIndustries: [2, 1], jobFunctionIds: [3] }
const now = new Date(5)

/** Every pure function of the entry point, with arguments that it uses in full. */
export const CORE_CALLS: Readonly<Record<string, readonly (readonly unknown[])[]>> = {
  alternateLinks: [
    ['/viec-lam-ha-noi-v24-vn', { ...options, language: 'vi' }],
    ['/sale', { ...options, alternateUrl: '/x' }],
  ],
  attributionFor: [
    [{ url: 'https://www.jobsite.example/?utm_source=a', now }],
    [{ url: 'https://a.example/', referrer: 'https://b.example/', now, siteDomain: 'c', ignoredReferrers: ['d'] }],
  ],
  bottomTextPageUrl: [['/viec-lam-it-phan-mem-i35-vn?a=1']],
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
  companyIndustriesOf: [[{ companyIndustryIds: [1] }, quiet]],
  countOverflowing: [[{ available: 300, items: [200, 200], more: 60, gap: 0 }]],
  decodeKeyword: [['ke-toan']],
  defineConfig: [[{ mode: 'staging', siteDomain: 'a.example', menu: { hidden: [1] } }, quiet]],
  defineSite: [
    [{ siteDomain: 'example.vn', menu: { items: [{ id: 'jobs', badge: 'new', from: '2027-01-20' }] } }, quiet],
  ],
  detectLanguage: [['/sale', { campaignPaths: ['sale'] }]],
  detectPage: [['/sale', { campaignPaths: ['sale'] }]],
  displayName: [[{ firstName: 'a', lastName: 'b' }]],
  employersItem: [[page]],
  employerUrl: [[config, 'vi', { section: 'postJob' }]],
  encodeKeyword: [['kế toán']],
  endpointUrl: [[config.hosts, 'topBanner', { zoneName: 'a', ids: [1] }]],
  explainUrl: [['/viec-lam-ha-noi-v24-vn', options]],
  footerColumns: [[page]],
  footerEssentials: [[page]],
  formatBreadcrumbList: [[[{ label: 'a', href: '/a' }], 'https://www.jobsite.example']],
  formatCount: [[3, 'vi']],
  formatCsp: [[{ 'script-src': ["'self'"] }]],
  formatLanguageCookie: [['vi']],
  formatTimestamp: [[now]],
  headerMenu: [[page]],
  homeHref: [[config, 'vi']],
  initialOf: [['Lê']],
  isClosable: [['1']],
  isDirect: [[{ utm_source: '(direct)' }]],
  isJobFunctionEnabled: [['1']],
  isLanguage: [['en']],
  isLoggedIn: [[{ userId: 1, accessToken: 'a' }]],
  isLogoutUrl: [['/logout?a=1']],
  isOwnUrl: [['/sale', ['other'], { campaignPaths: ['sale'] }]],
  isPageName: [['salary']],
  isSiteHost: [['www.jobsite.example', 'jobsite.example']],
  jobFunctionGroupOf: [[{ jobFunctionGroupId: 5 }, quiet]],
  jobFunctionsOf: [[{ jobFunctionIds: [5] }, quiet]],
  jobIdFromUrl: [['/mt-sales-supervisor-1763221-jv', quiet]],
  localizeUrl: [
    ['/it-software-jobs-i35-en', 'vi', options],
    ['/sale/en', 'vi', { ...options, alternateUrl: '/x' }],
  ],
  loginUrl: [[config, 'vi', { type: 'google', redirectUrl: '/jobs', now }]],
  logoutUrl: [[config, 'vi', { userId: 7 }]],
  menus: [[page]],
  nameIn: [[row, 'vi']],
  normalizeIds: [[['24', 29]]],
  normalizeKeyword: [['kế  toán']],
  normalizeLocations: [[['24', 29]]],
  notificationItem: [[page]],
  onboardingUrl: [[config, 'vi']],
  otherLanguage: [['vi']],
  overflowMenu: [[[{ id: 'a', label: 'b', children: [{ id: 'c', label: 'd', href: '/e' }] }], 'More']],
  pageHead: [
    ['/viec-lam-ha-noi-v24-vn', config, { ...options, language: 'vi' }],
    ['/sale', config, { ...options, alternateUrl: '/x' }],
  ],
  pageLabel: [['salary']],
  pagePath: [['salary', 'vi']],
  parseInitialData: [['{"locations":[{"id":1,"name":"a"}]}']],
  parseLanguageCookie: [['2']],
  parseListingUrl: [['?l=24.29']],
  parseResumeSummary: [[{ totalEmployerViews: 1 }]],
  parseSearchUrl: [['/viec-lam-ha-noi-v24-vn', { taxonomy }]],
  parseSeasonalTheme: [['{"responsive_logo":"/a.svg"}']],
  parseStoredSearch: [['{"query":"a"}']],
  pickLogo: [[{ page: 'jobDetail', jobFunctionGroupId: 5, jobFunctionParentId: 5 }]],
  placeholdersIn: [[config]],
  redactUrl: [['/a?token=b&c=1']],
  registerUrl: [[config, 'vi', { redirectUrl: '/jobs', now }]],
  requestUrl: [[{ pathname: '/a', search: '?b=1' }], [{ url: '/a', originalUrl: '/b' }]],
  resumeSummaryLines: [[{ totalEmployerViews: 1, totalJobAlert: 2 }, 'vi']],
  returnTarget: [['/logout', 'vi', site]],
  safeHref: [['/a']],
  safePageUrl: [['https://www.jobsite.example/a', site, 'localhost']],
  safeReturnUrl: [['/a', site]],
  salaryBandFor: [[1000]],
  seekerMenu: [[page]],
  seoLinkLists: [
    [{ language: 'vi', locationId: [24], categoryId: [35], taxonomy, topCategoryIds: [35], topLocationIds: [24] }],
  ],
  shellCsp: [[config, { nonce: 'abc', hashes: ['sha256-abc'] }]],
  shortName: [[{ firstName: 'a' }]],
  shouldRefetchBanners: [[ids, ids]],
  shouldRequestTopBanner: [['/java-kv', 'other']],
  sideNavMenu: [[page]],
  slugify: [['Kế toán']],
  socialLinks: [[config]],
  sortBanners: [[[{ id: 2 }, { id: 'a' }]]],
  sortByName: [[[other, row], 'vi']],
  switchUrl: [
    ['/it-software-jobs-i35-en?redirectURL=%2Fjobs', 'vi', options],
    ['/sale/en', 'vi', options],
  ],
  themeLogos: [[{ responsive_logo: '/a' }, { desktopLogo: '/b' }]],
  toSeasonalTheme: [[{ responsive_logo: '/a' }, quiet]],
  userState: [[{ userId: 1 }]],
  visitorMenu: [[page, { redirectUrl: '/a', now }]],
  withLocale: [['/jobs', { locale: 'en', defaultLocale: 'vi' }]],
  withNavTracking: [['/a', { source: 'Header', medium: 'x' }]],
}

/** Whether calls of a function are tried with other values inside a value. */
export const isNested = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && value !== config && !(value instanceof Date)

/** Returns a copy of an object or list with another value at one key. */
export const withValue = (whole: object, key: string, value: unknown): object =>
  Array.isArray(whole) ? Object.assign([...whole], { [key]: value }) : { ...whole, [key]: value }
