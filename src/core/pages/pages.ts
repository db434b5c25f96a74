import { type Language, supportedLanguage } from '../language/language.ts'

/** Name of one of the 28 pages of the site. */
export type PageName =
  | 'homepage'
  | 'searchResult'
  | 'SEOLandingPage'
  | 'topManagementJobs'
  | 'interview'
  | 'salary'
  | 'companyList'
  | 'jobDetail'
  | 'myCareerCenter'
  | 'dashboard'
  | 'profileSettings'
  | 'myCompanies'
  | 'profileViews'
  | 'myJobs'
  | 'jobAlerts'
  | 'myProfile'
  | 'accountSettings'
  | 'other'
  | 'myAccount'
  | 'wowCv'
  | 'referralCandidates'
  | 'careerTools'
  | 'salaryConverter'
  | 'careerPath'
  | 'numerology'
  | 'empowerGrowth'
  | 'careerNewbies'
  | 'recommendedJobs'

/** Tracking label of a page (`utm_medium_navi`). */
export type PageLabel =
  | 'Home_Page'
  | 'Job_Search'
  | 'MANAGEMENT_JOBS'
  | 'Interview_Search'
  | 'Salary_Search'
  | 'All_Company'
  | 'Job_Detail'
  | 'My_Career_Center'
  | 'My_Profile'
  | 'WowCV'
  | 'Other_Pages'

/** Topic of the search field's placeholder. */
export type SearchTopic = 'jobs' | 'interview' | 'salary'

/** Properties of a page. Code reads these flags instead of comparing page names. */
export interface Page {
  readonly label: PageLabel
  /** Site-relative URL in each language, with a query if the page is a tab of another one. */
  readonly path: Readonly<Record<Language, string>>
  /** Part of the career center: an alternate URL passed by the page is ignored. */
  readonly careerCentre?: true
  /** Home page: no header search, no top banner, taller bar, SEO block in a container. */
  readonly home?: true
  /** Job detail: no attribution, no sticky header; the logo depends on the job's function. */
  readonly jobDetail?: true
  readonly searchTopic?: SearchTopic
}

const page = /* @__NO_SIDE_EFFECTS__ */ (
  label: PageLabel,
  vi: string,
  en: string,
  more: Omit<Page, 'label' | 'path'> = {},
): Page => Object.freeze({ label, path: Object.freeze({ vi, en }), ...more })

const careerCentre = /* @__NO_SIDE_EFFECTS__ */ (vi: string, en: string): Page =>
  page('My_Career_Center', `/quan-ly-nghe-nghiep${vi}`, `/my-career-center${en}`, { careerCentre: true })

/**
 * Properties of all pages. A job detail has the URL of the list of all jobs, `careerTools` that of its first tool,
 * `myAccount` that of the account settings, and `other`, any page without a row, that of the home page.
 */
export const PAGES: Readonly<Record<PageName, Page>> = /* @__PURE__ */ Object.freeze({
  homepage: page('Home_Page', '/', '/en', { home: true }),
  searchResult: page('Job_Search', '/viec-lam', '/jobs'),
  SEOLandingPage: page('Job_Search', '/tim-viec-lam', '/job-search'),
  topManagementJobs: page('MANAGEMENT_JOBS', '/viec-lam-quan-ly', '/management-jobs'),
  interview: page('Interview_Search', '/cau-hoi-phong-van', '/interview', { searchTopic: 'interview' }),
  salary: page('Salary_Search', '/muc-luong', '/salary', { searchTopic: 'salary' }),
  companyList: page('All_Company', '/danh-sach-cong-ty', '/company-list'),
  jobDetail: page('Job_Detail', '/tim-viec-lam/tim-tat-ca-viec-lam', '/job-search/all-jobs', { jobDetail: true }),
  myCareerCenter: careerCentre('', ''),
  dashboard: careerCentre('/tong-quan', '/dashboard'),
  profileSettings: careerCentre('/thiet-lap-ho-so', '/profile-settings'),
  myCompanies: careerCentre('/cong-ty-cua-toi', '/my-companies'),
  profileViews: careerCentre('/nha-tuyen-dung-nao-xem-ho-so-cua-ban', '/who-view-my-resume'),
  myJobs: careerCentre('/viec-lam-cua-toi', '/my-jobs'),
  jobAlerts: careerCentre('/thong-bao-viec-lam', '/my-job-alert'),
  myProfile: page('My_Profile', '/ho-so', '/my-profile'),
  accountSettings: page('Other_Pages', '/quan-ly-tai-khoan', '/account-settings'),
  other: page('Other_Pages', '/', '/en'),
  myAccount: page('Other_Pages', '/quan-ly-tai-khoan', '/account-settings'),
  wowCv: page('WowCV', '/wowcv', '/wowcv/en'),
  referralCandidates: careerCentre('/gioi-thieu-ung-vien', '/referral-candidates'),
  careerTools: page('Other_Pages', '/tinh-luong-gross-net', '/gross-net-salary-converter'),
  salaryConverter: page('Other_Pages', '/tinh-luong-gross-net', '/gross-net-salary-converter'),
  careerPath: page('Other_Pages', '/lo-trinh-su-nghiep', '/career-path'),
  numerology: page('Other_Pages', '/nhan-so-hoc', '/numerology'),
  empowerGrowth: page('Other_Pages', '/empower-growth-2023', '/empower-growth-2023/en'),
  careerNewbies: page('Other_Pages', '/career-newbies', '/career-newbies'),
  recommendedJobs: page('Other_Pages', '/viec-lam-goi-y', '/recommended-jobs'),
})

/** The 28 page names, in the specification's order. */
export const PAGE_NAMES = /* @__PURE__ */ Object.freeze(Object.keys(PAGES) as PageName[])

/**
 * Returns whether an external value is a page name.
 *
 * @example isPageName('jobDetail') // true
 */
export function isPageName(value: unknown): value is PageName {
  return typeof value === 'string' && Object.hasOwn(PAGES, value)
}

/**
 * Returns the tracking label of a page; `Other_Pages` for an unknown name, and for none.
 *
 * @example pageLabel('topManagementJobs') // 'MANAGEMENT_JOBS'
 */
export function pageLabel(name: PageName | undefined): PageLabel {
  return isPageName(name) ? PAGES[name].label : 'Other_Pages'
}

/**
 * Returns the site-relative URL of a page in a language, in Vietnamese for an unsupported one. For pages without their
 * own URL see {@link PAGES}.
 *
 * @example pagePath('dashboard', 'en') // '/my-career-center/dashboard'
 */
export function pagePath(name: PageName, language: Language): string {
  return (isPageName(name) ? PAGES[name] : PAGES.other).path[supportedLanguage(language)]
}

/**
 * Returns whether a page is excluded from attribution: job details are. Separate from the table of pages, which is
 * larger than the attribution module.
 */
export const isAttributionLeftOut = (page: PageName): boolean => page === 'jobDetail'

/**
 * Returns whether searches from a page can be narrowed by location: not on pages that search by job title.
 *
 * @example hasLocations('salary') // false
 */
export function hasLocations(page: PageName): boolean {
  const topic = PAGES[page].searchTopic
  return topic === undefined || topic === 'jobs'
}
